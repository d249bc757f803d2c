"""The engine: structs, kernels, chance, the contract of a game, positions, match and record.

No game, no web, no clock. In the order in which they stand on each other:

- `struct`, `kernel`, `work`, `events`, `chance`: what rules are written with
- `contract`, `game`, `registry`: what a game is, and which there are
- `boundary`, `position`, `match`: playing one from Python
- `errors`, `texts`, `reading`, `record`, `replay`: words, files, and games kept in them
"""
