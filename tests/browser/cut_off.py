"""Words that cannot be read: they do not fit where they stand, and nothing shows that there are
more, or hardly any of them are left."""

from playwright.sync_api import Page

# Where there are more words than room three dots may say so, but half of them must be seen.
WORDS = """() => [...document.querySelectorAll("body *:not(svg *)")].filter((part) => {
  const style = getComputedStyle(part);
  const has = !part.childElementCount && part.textContent.trim() && !part.matches("option");
  if (!has || style.display === "inline") return false;
  // What is told to screen readers alone is a pixel wide.
  if (part.clientWidth < 2 || !part.checkVisibility({visibilityProperty: true})) return false;
  if (style.textOverflow === "ellipsis") return part.scrollWidth > 2 * part.clientWidth;
  const high = style.overflowY !== "visible" && part.scrollHeight > part.clientHeight + 2;
  return high || part.scrollWidth > part.clientWidth + 1;
}).map((part) => part.textContent)"""

# A list says nothing when it is narrower than its longest choice.
CHOICES = """() => [...document.querySelectorAll("select")].filter((list) => {
  if (!list.checkVisibility()) return false;
  const whole = list.cloneNode(true);
  whole.style.cssText = "position: absolute; width: auto; max-width: none";
  list.parentElement.append(whole);
  const {offsetWidth} = whole;
  whole.remove();
  return list.offsetWidth < offsetWidth;
}).map((list) => list.innerText)"""


def cut_off(page: Page) -> list[str]:
    """On the page as it is now."""
    found: list[str] = page.evaluate(WORDS) + page.evaluate(CHOICES)
    return found
