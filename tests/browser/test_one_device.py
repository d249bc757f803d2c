"""Several people who share one device, and taking moves back."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.person import PHONE, Person
from tests.browser.scenes import shares_a_device, sit_down

pytestmark = [pytest.mark.browser, pytest.mark.long]


def test_the_device_is_passed_around(meet: Meet) -> None:
    """Between two people nothing of anybody's view is on the screen."""
    ana = meet("Ana", PHONE)
    shares_a_device(ana)
    passed = 0

    def watch() -> bool:
        nonlocal passed
        if ana.sees("pass-device"):
            passed += 1
            assert not ana.sees("hidden")
        return ana.has_a_result()

    ana.plays_until(watch)
    assert passed > 10


def test_a_side_can_be_chosen_anew_until_all_have_chosen(meet: Meet) -> None:
    """GG-1: all choose at the same time, so that nobody has answered yet."""
    ana, bob = meet("Ana"), meet("Bob")
    sit_down(ana, bob)
    chooses_side_a(ana)
    ana.awaits("undo")
    ana.does("undo")
    expect(ana.spot("side-B")).to_be_enabled()


def test_a_move_is_taken_back_when_the_other_agrees(meet: Meet) -> None:
    ana, bob = meet("Ana"), meet("Bob")
    sit_down(ana, bob)
    chooses_side_a(ana)
    chooses_side_a(bob)
    ana.awaits("ask-undo")
    ana.does("ask-undo")
    bob.awaits("agree")
    bob.does("agree")
    expect(ana.spot("side-B")).to_be_enabled()


def chooses_side_a(person: Person) -> None:
    person.awaits("side-A")
    person.does("side-A")
    if person.sees("confirm"):
        person.does("confirm")
