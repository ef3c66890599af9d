"""How fast the rules run, on this machine, without a database. Figures, no promises."""
