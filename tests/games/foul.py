"""What a referee says: a rule is broken. Shared by the referees, and with nothing of the engine."""


class Foul(Exception):  # noqa: N818
    """A rule is broken: its number, or "record" where the record contradicts the game played."""

    def __init__(self, rule: str, text: str) -> None:
        super().__init__(f"{rule}: {text}")
        self.rule = rule
        self.text = text


def require(right: bool, rule: str, text: str) -> None:
    if not right:
        raise Foul(rule, text)
