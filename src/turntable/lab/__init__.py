"""The lab: many games at once. `simulate` tells how a game goes, `tournament` which bot is better,
`bench` how fast it runs, `fuzz` whether it holds what the contract promises; `records` writes games
down, `strength` says how strong the bots are and `odds` how far their chances can be trusted."""
