"""What every game must hold, whatever its rules: one suite for all that are registered."""
