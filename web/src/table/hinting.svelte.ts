/** A hint: asked for, thought about, told, perhaps looked at on the board. */
import { Refusal } from "../api/http";
import { hint } from "../api/tables";
import type { Hint, Table } from "../api/types";
import { t } from "../state/language.svelte";
import { complain, say } from "../state/toasts.svelte";
import { onceReady } from "../state/warming";

/** Hints are for whoever plays among bots, or at one device: help for one of several people would not
 * be fair, and the server gives none. */
export const hasHints = ({ status, seats }: Table) =>
  status === "playing" && seats.some(({ yours }) => yours) && seats.every(({ bot, yours }) => yours || bot !== null);

export class Hinting {
  thinking = $state(false);
  told = $state.raw<Hint | null>(null);
  /** Whether the board shows what would come of it. */
  shown = $state(false);
  /** Every question has a number of its own: an answer to any but the last is of no use. */
  #asked = 0;

  constructor(private readonly table: string) {}

  async ask(seat: number): Promise<void> {
    if (this.thinking) return;
    const number = ++this.#asked;
    this.thinking = true;
    try {
      const told = await onceReady(
        () => hint(this.table, seat),
        () => say(t("bots-preparing"), { good: true }),
      );
      if (number === this.#asked) this.told = told;
    } catch (error) {
      const overtaken = error instanceof Refusal && error.code === "outdated";
      if (number === this.#asked && !overtaken) complain(error);
    }
    if (number === this.#asked) this.thinking = false;
  }

  /** Nobody wants it any more, or the game has moved on. */
  drop(): void {
    this.#asked += 1;
    this.thinking = false;
    this.told = null;
    this.shown = false;
  }
}
