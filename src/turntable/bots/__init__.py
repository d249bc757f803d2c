"""Bots: players that get what a seat may know, never the truth.

`random` and `greedy` are kernels (`choosing`), so that whole simulations run compiled; `easy` looks
ahead (`search`). `players` has every bot as Python calls it.
"""
