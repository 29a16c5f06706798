
# The statistics of a stage.
