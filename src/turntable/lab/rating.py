"""Ratings out of games: openskill's Plackett-Luce, on a scale that people know.

A bot does not get better or worse while it plays, so its rating only settles (no `tau`). Where it
has several seats, what each of them taught is added up: they are the same bot.
"""

from collections.abc import Iterable
from math import log, sqrt

from openskill.models import PlackettLuce

from turntable.bots.ratings import Rating
from turntable.lab.summary import NORMAL_95
from turntable.lab.tournament import Outcome

AVERAGE = 1500
"""Of the bots that are rated together: only differences say anything."""
TEN_TO_ONE = 400
"""Points ahead of the other of two, who then loses ten games for each that it wins; as in chess."""


class _Skill:
    """What is thought of a bot so far, in openskill's own measure."""

    def __init__(self, model: PlackettLuce) -> None:
        self.mu = float(model.mu)
        self.sigma = float(model.sigma)


def rate(outcomes: Iterable[Outcome]) -> dict[str, Rating]:
    """The rating of everyone who played."""
    model = PlackettLuce(tau=0.0)
    skills: dict[str, _Skill] = {}
    for outcome in outcomes:
        _learn(model, skills, outcome)
    if not skills:
        return {}
    scale = TEN_TO_ONE / log(10) / (sqrt(2) * model.beta)
    middle = sum(skill.mu for skill in skills.values()) / len(skills)
    ratings = {}
    for name, skill in skills.items():
        centre = AVERAGE + scale * (skill.mu - middle)
        half = NORMAL_95 * scale * skill.sigma
        ratings[name] = Rating(round(centre), round(centre - half), round(centre + half))
    return ratings


def _learn(model: PlackettLuce, skills: dict[str, _Skill], outcome: Outcome) -> None:
    before = [skills.setdefault(name, _Skill(model)) for name in outcome.bots]
    seats = [[model.rating(mu=skill.mu, sigma=skill.sigma)] for skill in before]
    rated = model.rate(seats, ranks=[float(rank) for rank in outcome.ranks])
    # All seats of a bot start from the same skill: first compare, then change it.
    changes = [
        (after.mu - skill.mu, after.sigma / skill.sigma)
        for skill, (after,) in zip(before, rated, strict=True)
    ]
    for skill, (more, narrower) in zip(before, changes, strict=True):
        skill.mu += more
        skill.sigma *= narrower
