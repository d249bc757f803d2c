"""The lab: many games at once. `simulate` tells how a game goes, `bench` how fast it runs, `fuzz`
whether it holds what the contract promises; `records` writes games down."""
