
# The stage: blueprint, check, papers.
