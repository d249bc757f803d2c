"""For all tests: what they start can be interrupted, also where they run in the background.

A shell lets its background jobs ignore Ctrl-C, and whatever these start would inherit that.
"""

import signal

import pytest

# A comparison that fails says what was compared, also in a module that tests share.
pytest.register_assert_rewrite("tests.games")
signal.signal(signal.SIGINT, signal.default_int_handler)
