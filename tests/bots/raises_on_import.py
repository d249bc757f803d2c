"""A module that cannot be imported."""

raise RuntimeError("this bot is\nnot at home")
