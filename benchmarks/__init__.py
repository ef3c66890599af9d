"""How fast it is, on this machine, beside others where there are any. Figures, no promises."""
