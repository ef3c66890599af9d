"""Games in which both sides go the same way round: long nardy and its family (variants.md)."""
