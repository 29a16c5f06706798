
# The sitting of a candidate.
