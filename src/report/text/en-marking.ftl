
# Marking, results, appeals.
