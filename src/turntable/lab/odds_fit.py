"""The line through what bots thought of their chances and what came of it: logistic regression."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from turntable.bots.odds import Line, Odds, lateness, surplus
from turntable.lab.overhearing import Claim

SLOPES = (2, 3)
LEAST_SLOPE = 0.1
"""What seems better is never told to be worse, however little an estimate is worth."""
STEPS = 50
STEADY = 1e-3
"""Pulls gently towards nothing known, where all games ended alike."""


def fit(claims: Sequence[Claim]) -> Odds:
    """The lines, at the beginning of a game and at its end, that make what happened likeliest."""
    late = np.array([lateness(claim.part) for claim in claims])
    beyond = np.array([surplus(claim.chance, claim.players) for claim in claims])
    even = np.array([-np.log(claim.players - 1) for claim in claims])
    won = np.array([claim.won for claim in claims])
    columns = np.stack([1 - late, late, (1 - late) * beyond, late * beyond], axis=1)
    weights = _newton(columns, even, won)
    flat = [n for n in SLOPES if weights[n] < LEAST_SLOPE]
    if flat:
        # What is held fast changes what fits best for the others.
        weights = np.full(len(weights), LEAST_SLOPE)
        free = [n for n in range(len(weights)) if n not in flat]
        known = even + LEAST_SLOPE * columns[:, flat].sum(axis=1)
        weights[free] = _newton(columns[:, free], known, won)
    offset_early, offset_late, *slopes = weights.tolist()
    slope_early, slope_late = (max(LEAST_SLOPE, slope) for slope in slopes)
    return Odds(Line(offset_early, slope_early), Line(offset_late, slope_late))


def told_to_the_other_half(claims: Sequence[Claim]) -> list[float]:
    """What each would be told by a fit to the half of the deals that it is not of."""
    fits = [fit([claim for claim in claims if claim.deal % 2 != half]) for half in (0, 1)]
    return [fits[claim.deal % 2].told(claim.chance, claim.players, claim.part) for claim in claims]


def _newton(columns: Any, even: Any, won: Any) -> Any:
    weights = np.zeros(columns.shape[1])
    for _ in range(STEPS):
        told = 1 / (1 + np.exp(-(columns @ weights + even)))
        slope = columns.T @ (won - told) - STEADY * weights
        bend = (columns * (told * (1 - told))[:, None]).T @ columns + STEADY * np.eye(len(weights))
        weights = weights + np.linalg.solve(bend, slope)
    return weights
