/** How close the map is: on a small screen the lit hexes come close by themselves. */
import type { Coordinates } from "./components";
import { around, WIDTH, type Box } from "./geometry";

/** Below this width, in pixels, the whole map is too small for a finger. */
const SMALL = 480;
/** How wide a hex should be when the map is close, in pixels. */
const FINGER = 38;
const LEAST = 1.6;
/** From this width on there is place for the names, in pixels. */
const NAMED = 480;

export class Zoom {
  /** The width of the window on the map, in pixels. */
  width = $state(0);
  close = $state(false);
  #sheet: () => Box;

  constructor(sheet: () => Box) {
    this.#sheet = sheet;
  }

  get small(): boolean {
    return this.width > 0 && this.width < SMALL;
  }

  get factor(): number {
    if (!this.close || !this.width) return 1;
    return Math.max(LEAST, (FINGER / WIDTH) * (this.#sheet().width / this.width));
  }

  get named(): boolean {
    return this.width * this.factor >= NAMED;
  }

  /** Scroll so that these hexes are in the middle. */
  show(window: HTMLElement, hexes: Coordinates[], smooth: boolean): void {
    if (!hexes.length) return;
    const sheet = this.#sheet();
    const box = around(hexes);
    const scale = (this.width * this.factor) / sheet.width;
    window.scrollTo({
      left: (box.x + box.width / 2 - sheet.x) * scale - window.clientWidth / 2,
      top: (box.y + box.height / 2 - sheet.y) * scale - window.clientHeight / 2,
      behavior: smooth ? "smooth" : "instant",
    });
  }
}
