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
    const { x, y, width, height } = this.#onScreen(hexes);
    window.scrollTo({
      left: x + width / 2 - window.clientWidth / 2,
      top: y + height / 2 - window.clientHeight / 2,
      behavior: smooth ? "smooth" : "instant",
    });
  }

  /** The same, unless all of them can be seen already. */
  keep(window: HTMLElement, hexes: Coordinates[], smooth: boolean): void {
    const { x, y, width, height } = this.#onScreen(hexes);
    const across = x >= window.scrollLeft && x + width <= window.scrollLeft + window.clientWidth;
    const down = y >= window.scrollTop && y + height <= window.scrollTop + window.clientHeight;
    if (!across || !down) this.show(window, hexes, smooth);
  }

  #onScreen(hexes: Coordinates[]): Box {
    const sheet = this.#sheet();
    const box = around(hexes);
    const scale = (this.width * this.factor) / sheet.width;
    return { x: (box.x - sheet.x) * scale, y: (box.y - sheet.y) * scale, width: box.width * scale, height: box.height * scale };
  }
}
