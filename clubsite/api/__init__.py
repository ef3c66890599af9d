"""What every address of the API has in common, whichever app it is of."""
