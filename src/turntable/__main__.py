"""`python -m turntable`."""

from turntable.cli import main

main()
