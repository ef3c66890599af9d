"""The board game itself and match files. Never imports `chouette`."""
