"""The verbs of a table: a file for each thing that can be done there."""
