"""What pages show, as files for a spreadsheet: books made of the same rows, and sent whole."""
