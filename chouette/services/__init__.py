"""Everything that changes something: keyword-only functions, one transaction each."""
