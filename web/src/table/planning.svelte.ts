/** What would come of moves that nobody has made yet. */
import { preview } from "../api/tables";
import { problemOf } from "../api/http";
import type { Preview } from "../api/types";
import type { Planned } from "../games/game";
import { complain } from "../state/toasts.svelte";

interface Run {
  seat: number;
  moves: unknown[];
}

export class Planning {
  shown = $state.raw<Preview | null>(null);
  /** What was answered about the moves last asked about; null where nothing was yet. */
  answer = $state.raw<Planned<unknown> | null>(null);
  #wanted: Run | null = null;
  #asking = false;
  #moot = new AbortController();

  constructor(private readonly table: string) {}

  plan(run: Run): void {
    this.#wanted = run;
    void this.#ask();
  }

  clear(): void {
    this.settle();
    this.shown = null;
    this.answer = null;
  }

  /** The moves are being made: what is shown stays, but nothing more is asked about them. A question
   * on its way is called back, since the move may overtake it and leave it without an answer. */
  settle(): void {
    this.#wanted = null;
    this.#moot.abort();
    this.#moot = new AbortController();
  }

  /** Ask again: the table has changed, but not what is being decided. */
  refresh(): void {
    if (this.#wanted) void this.#ask();
  }

  // One question at a time; when its answer comes, the latest wish is asked.
  async #ask(): Promise<void> {
    if (this.#asking) return;
    this.#asking = true;
    let asked: Run | null = null;
    while (this.#wanted && this.#wanted !== asked) {
      asked = this.#wanted;
      try {
        const answer = await preview(this.table, asked.seat, asked.moves, this.#moot.signal);
        if (this.#wanted !== asked) continue;
        this.shown = answer;
        this.answer = { moves: asked.moves, made: answer.made, refused: answer.refused };
      } catch (error) {
        if (this.#wanted !== asked) continue;
        this.clear();
        this.answer = { moves: asked.moves, made: 0, refused: problemOf(error) };
        complain(error);
      }
    }
    this.#asking = false;
  }
}
