"""The pages of the games: what every rule set is, for whoever asks."""
