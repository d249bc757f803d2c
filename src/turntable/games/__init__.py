"""The games, one package each. A package with a GAME is a game; see engine/registry.py."""
