/** A finished game as one seat saw it, move by move. */
import { replayed } from "../api/tables";
import type { GameEvent, Replayed } from "../api/types";

export class Film {
  /** The steps fetched so far, by number of moves made. */
  #steps = $state.raw<readonly (Replayed | undefined)[]>([]);
  #stopped = false;

  constructor(
    private readonly table: string,
    private readonly seat: number,
  ) {}

  at(move: number): Replayed | undefined {
    return this.#steps[move];
  }

  /** What happened up to that move, as far as it is known. */
  logUpTo(move: number): GameEvent[] {
    return this.#steps.slice(0, move + 1).flatMap((step) => step?.events ?? []);
  }

  async fetch(move: number): Promise<void> {
    if (this.#steps[move]) return;
    const step = await replayed(this.table, move, this.seat);
    this.#steps = Object.assign([...this.#steps], { [move]: step });
  }

  /** Fetch all the others, one after the other, so that stepping is instant. */
  async fetchAll(): Promise<void> {
    const moves = this.#steps.find((step) => step)?.moves ?? 0;
    for (let move = 0; move <= moves && !this.#stopped; move++) await this.fetch(move);
  }

  stop(): void {
    this.#stopped = true;
  }
}
