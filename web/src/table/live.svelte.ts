/** A table as it is now, for whoever sits at this device. */
import { listGames } from "../api/games";
import { Refusal } from "../api/http";
import { TableSocket, type Connection } from "../api/socket";
import { move, preview, tableNow, undo } from "../api/tables";
import type { GameEvent, Problem, Table } from "../api/types";
import type { TableActions } from "../games/game";
import { forgetGuest } from "../state/guest.svelte";
import { t } from "../state/language.svelte";
import { randomHex } from "../state/random";
import { openRules } from "../state/rules.svelte";
import { recall, remember } from "../state/stored";
import { knownTable, noteTable } from "../state/tables.svelte";
import { complain, say } from "../state/toasts.svelte";
import { onceReady } from "../state/warming";
import { nextEyes, seatsHere } from "./eyes";
import { Hinting } from "./hinting.svelte";
import { insist } from "./insist";
import { Pace } from "./pace";
import { Planning } from "./planning.svelte";

const REQUEST_BYTES = 12;
const JOIN_AGAIN = 2000;
const NEXT_EYES = "eyes.";

export class Live {
  table = $state.raw<Table | null>(null);
  log = $state.raw<GameEvent[]>([]);
  /** What the update shown last has told. */
  news = $state.raw<GameEvent[]>([]);
  connection = $state<Connection>("connecting");
  /** Why there is no table here. */
  problem = $state.raw<Problem | null>(null);
  /** The seat whose person is to take the device; nothing of any seat's view is here meanwhile. */
  passTo = $state<number | null>(null);
  readonly planning: Planning;
  readonly hinting: Hinting;

  /** Of several people at this device, the one who looks at it. */
  #eyes: number | null = null;
  #entry = 0;
  #sending = $state(false);
  /** How long the log is once what was done here is in it. */
  #due = $state(0);
  /** Names by seat, as long as the table has not been seen. */
  #names: (string | null)[] = [];
  #again: ReturnType<typeof setTimeout> | undefined;
  readonly #socket: TableSocket;
  readonly #pace = new Pace<Table>((table) => this.#show(table));

  constructor(private readonly id: string) {
    this.planning = new Planning(id);
    this.hinting = new Hinting(id);
    this.#socket = new TableSocket(id, {
      greeting: () => ({ seat: this.#eyes, entry: this.#entry }),
      table: (table) => this.#arrived(table),
      refused: (problem) => this.#refused(problem),
      connection: (state) => this.#connected(state),
    });
  }

  /** Something was done here and is not yet to be seen: nothing else can be done meanwhile. */
  get busy(): boolean {
    return this.#sending || (this.table !== null && this.table.entry < this.#due);
  }

  async open(): Promise<void> {
    const known = knownTable(this.id);
    const here = Object.keys(known?.contributions ?? {}).map(Number);
    // Of several people here the right one has to take the device before anything is asked for.
    if (known?.status === "playing" && here.length > 1) {
      this.#names = known.names;
      this.passTo = recall<number>(NEXT_EYES + this.id) ?? here[0] ?? null;
    } else await this.#join();
  }

  close(): void {
    clearTimeout(this.#again);
    this.#pace.drop();
    this.#socket.close();
  }

  /** Prompts and sentences in the language that is spoken now. */
  speakAgain(): void {
    this.#socket.greet();
  }

  /** Introduce whoever has just become a guest. */
  comeAgain(): void {
    this.#socket.reopen();
  }

  /** The person the device was passed to has it. */
  taken(): void {
    this.#eyes = this.passTo;
    this.passTo = null;
    void this.#join();
  }

  nameOf(seat: number): string {
    return (this.table?.seats[seat]?.name ?? this.#names[seat]) || "";
  }

  readonly actions: TableActions<unknown> = {
    plan: (moves) => {
      const seat = this.table?.seat ?? null;
      // The board lies still while it shows a hint; what it still had to say about a plan is past.
      if (this.hinting.shown) return;
      if (seat === null || !moves.length) this.planning.clear();
      else this.planning.plan({ seat, moves });
    },
    play: (moves) => void this.#play(moves),
    why: (...moves) => void this.#why(moves),
    rule: openRules,
  };

  askForHint(): void {
    const seat = this.table?.seat ?? null;
    if (seat !== null && !this.busy) void this.hinting.ask(seat);
  }

  /** Show on the board what would come of the hint. */
  showHint(): void {
    const { told } = this.hinting;
    const seat = this.table?.seat ?? null;
    if (!told || seat === null || this.busy) return;
    this.hinting.shown = true;
    this.planning.plan({ seat, moves: told.moves });
  }

  hideHint(): void {
    if (this.hinting.shown && !this.busy) this.planning.clear();
    this.hinting.shown = false;
  }

  followHint(): void {
    const { told } = this.hinting;
    if (told) void this.#play(told.moves);
  }

  closeHint(): void {
    this.hideHint();
    this.hinting.drop();
  }

  takeBack(): void {
    this.hinting.drop();
    this.planning.clear();
    void this.#undo(this.table?.seat ?? null, {});
  }

  askToTakeBack(): void {
    void this.#undo(this.table?.seat ?? null, { ask: true });
  }

  /** Answer an offer; one answer counts for everybody at this device. */
  async answerOffer(agree: boolean): Promise<void> {
    const { table } = this;
    if (!table?.undo.offer) return;
    await this.#undo(seatsHere(table)[0] ?? null, { agree });
  }

  // What has been is shown at once; only what comes from now on is told step by step.
  async #join(): Promise<void> {
    try {
      this.#arrived(await onceReady(() => tableNow(this.id, this.#eyes)));
      if (this.passTo === null) this.#socket.open();
    } catch (error) {
      if (!(error instanceof Refusal)) {
        this.connection = "lost";
        this.#again = setTimeout(() => void this.#join(), JOIN_AGAIN);
      } else this.#refused(error);
    }
  }

  #connected(state: Connection): void {
    // A server that was away may have come back with a newer page; any answer of it tells.
    if (this.connection === "lost" && state === "open") void listGames().catch(() => {});
    this.connection = state;
  }

  #arrived(table: Table): void {
    this.problem = null;
    const here = seatsHere(table);
    const several = here.length > 1;
    if (several && this.#eyes !== null && table.seat !== this.#eyes) return;
    if (several && this.#eyes === null && table.status === "playing") {
      this.#pass(table, nextEyes(table, here, null));
      return;
    }
    this.#entry = table.entry;
    this.#pace.add(table);
  }

  #show(table: Table): void {
    if (this.passTo !== null) return;
    const before = this.table;
    const here = seatsHere(table);
    const told = before?.seat === table.seat ? this.log : [];
    const known = told.at(-1)?.entry ?? -1;
    this.news = table.events.filter(({ entry }) => entry > known);
    this.log = [...told, ...this.news];
    this.table = table;
    if (here.length || table.host || knownTable(this.id)) noteTable(table);

    const asked = table.seat !== null && table.waiting.includes(table.seat);
    if (!asked || table.decision !== before?.decision || table.seat !== before.seat) {
      this.planning.clear();
      this.hinting.drop();
    } else this.planning.refresh();

    if (here.length > 1 && table.status === "playing") {
      const eyes = nextEyes(table, here, this.#eyes);
      if (eyes !== this.#eyes) this.#pass(table, eyes);
    }
  }

  #pass(table: Table, to: number | null): void {
    this.#pace.drop();
    this.planning.clear();
    this.hinting.drop();
    this.#socket.rest();
    this.#eyes = null;
    this.#entry = 0;
    this.log = [];
    this.news = [];
    this.table = { ...table, seat: null, view: null, legal: [], events: [] };
    this.passTo = to;
    remember(NEXT_EYES + this.id, to);
  }

  #refused(problem: Problem): void {
    if (problem.code === "who-are-you") {
      forgetGuest();
      this.#socket.rest();
      void this.#join();
    } else if (problem.code !== "warming-up") {
      this.problem = problem;
      this.#socket.close();
    }
  }

  async #play(moves: unknown[]): Promise<void> {
    const { table } = this;
    if (this.busy || !table || table.seat === null) return;
    const body = {
      request: randomHex(REQUEST_BYTES),
      decision: table.decision,
      seat: table.seat,
      moves,
    };
    this.#sending = true;
    this.#pace.hurry();
    this.planning.settle();
    try {
      this.#due = (await insist(() => move(this.id, body))).entry;
    } catch (error) {
      this.planning.clear();
      this.hinting.drop();
      complain(error);
    }
    this.#sending = false;
  }

  async #why(moves: unknown[]): Promise<void> {
    const seat = this.table?.seat ?? null;
    if (seat === null || this.busy) return;
    try {
      const { refused } = await preview(this.id, seat, moves);
      if (refused) say(refused.message, { rule: refused.rule });
      else say(t("why-possible"), { good: true });
    } catch (error) {
      complain(error);
    }
  }

  async #undo(seat: number | null, how: { ask?: boolean; agree?: boolean }): Promise<void> {
    if (seat === null) return;
    const body = { request: randomHex(REQUEST_BYTES), seat, ...how };
    try {
      await insist(() => undo(this.id, body));
      if (how.ask) say(t("undo-asked"), { good: true });
    } catch (error) {
      // Somebody else has ended the offer in the meantime.
      if (how.agree !== undefined && error instanceof Refusal && error.code === "no-offer") return;
      complain(error);
    }
  }
}
