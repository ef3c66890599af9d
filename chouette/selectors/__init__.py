"""Everything that reads: functions that return what a page or a program needs; none writes."""
