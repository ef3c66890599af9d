"""The board game: boards, plays, cube and match. Standard library only."""
