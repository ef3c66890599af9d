"""`account/`: for programs what the pages of an account are for people."""
