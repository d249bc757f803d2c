"""Bots: players that get what a seat may know, never the truth.

`random` and `greedy` are kernels (`choosing`), so that whole simulations run compiled. The `levels`
search: `tree` is the kernel, `growing` the tree that it grows, `thinking` how that goes on slice by
slice, `search` the bot that shares out its time, `hint` the same for people; `odds` says what comes
of the chances it gives itself. `knowledge` is what a game may tell them all. `players` has every
bot as Python calls it, `others` those of other people.
"""
