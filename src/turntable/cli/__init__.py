"""The command line: `app` puts it together, `commands` has a file for each command."""

from turntable.cli.app import main

__all__ = ["main"]
