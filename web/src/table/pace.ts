/** Shows what arrives one after the other, so that the eye can follow. */
import { calm } from "../state/motion";

const STEP = 350;
const QUICK_STEP = 90;
const MANY = 6;

export class Pace<Update> {
  #waiting: Update[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #free = 0;
  #hurry = false;

  constructor(private readonly show: (update: Update) => void) {}

  add(update: Update): void {
    this.#waiting.push(update);
    if (this.#timer === undefined) this.#next();
  }

  /** Show at once all that waits, and what arrives next: somebody here has just moved. */
  hurry(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const update of this.#waiting.splice(0)) this.show(update);
    this.#hurry = true;
  }

  drop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
  }

  #next(): void {
    this.#timer = undefined;
    const still = document.hidden || calm() || this.#hurry;
    const left = still ? 0 : this.#free - performance.now();
    if (left > 0) {
      this.#timer = setTimeout(() => this.#next(), left);
      return;
    }
    const update = this.#waiting.shift();
    if (update === undefined) return;
    this.#hurry = false;
    this.#free = performance.now() + (this.#waiting.length > MANY ? QUICK_STEP : STEP);
    this.show(update);
    if (this.#waiting.length) this.#next();
  }
}
