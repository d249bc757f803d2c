"""The decisions of the game, one file each: who decides, what is refused and why, what it does."""
