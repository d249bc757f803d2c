"""The commands, one file each: `command(say)` makes the function that the command line calls.

What is heavy is imported when a command runs, so that the others start at once.
"""
