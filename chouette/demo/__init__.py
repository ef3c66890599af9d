"""A club to look at: people, a night of last week, and a night that is going on.

Everything goes through the services, as a phone at the table would send it.
"""
