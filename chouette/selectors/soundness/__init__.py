"""What must be true of everything that is written, noun by noun.

Each check yields a sentence for every fault and repairs nothing. A check of many rows at once is
one statement of SQL, so that it sees one moment however much is written meanwhile;
`chouette.selectors.verification` runs them all.
"""
