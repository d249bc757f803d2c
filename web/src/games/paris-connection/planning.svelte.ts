/** A build in thought: which company, where its locomotives would lie, and what the table looked like
 * before. The table shows what would come of it; this remembers what is so. */
import type { Coordinates } from "./components";
import { canEndBuild, companiesOn, hexesFor, same, type Company, type Lay, type Move } from "./moves";
import type { Props, Shown, View } from "./view";

/** How long moves that were sent may stay unanswered before they can be sent again. */
const PATIENCE = 5000;

export class Planning {
  /** The locomotives of the plan, in order. */
  lays = $state.raw<Lay[]>([]);
  /** Confirmed, and not yet seen on the map. */
  sent = $state(false);
  #picked = $state<Company | null>(null);
  #before = $state.raw<Shown | null>(null);
  #sentFrom: View | null = null;
  #patience: ReturnType<typeof setTimeout> | undefined;
  #seat: number | null = null;
  #read: () => Props;

  constructor(read: () => Props) {
    this.#read = read;
  }

  get #props(): Props {
    return this.#read();
  }

  /** The table without the plan. */
  get actual(): Shown {
    return this.#before ?? this.#props;
  }

  /** The company to build: the one whose build has been begun, or the one picked. */
  get company(): Company | null {
    return this.actual.view.building ?? this.#picked;
  }

  /** Whether the table shows what comes of the plan as it is now. */
  get answered(): boolean {
    return !this.lays.length || this.#props.planned?.moves === this.lays;
  }

  /** The table shows nothing past the end of the game: it has not made the last of the plan. */
  get ends(): boolean {
    const { planned } = this.#props;
    return this.answered && !this.sent && planned !== null && planned.made < this.lays.length && !planned.refused;
  }

  /** The hexes that are lit: where the next locomotive of the company may lie. */
  get lit(): Set<string> {
    const { asked, legal } = this.#props;
    return asked && !this.sent && !this.ends ? hexesFor(legal, this.company) : new Set();
  }

  get full(): boolean {
    return this.lays.length > 0 && this.answered && !this.lit.size;
  }

  get canConfirm(): boolean {
    const { asked, legal } = this.#props;
    if (!asked || this.sent || !this.answered) return false;
    return this.lays.length > 0 || canEndBuild(legal);
  }

  /** The companies that may lay a locomotive there. */
  companiesFor(hex: Coordinates): Company[] {
    return this.#props.asked && !this.sent ? companiesOn(this.#props.legal, hex) : [];
  }

  /** Choose a company, or leave it; also while others play, to look at its railway. */
  choose(company: Company): void {
    if (this.sent || this.actual.view.building !== null) return;
    if (this.lays.length) this.#plan([]);
    this.#picked = company === this.#picked ? null : company;
  }

  lay(hex: Coordinates, company = this.company): void {
    if (!company || this.sent || !this.answered || this.ends) return;
    if (!this.companiesFor(hex).includes(company)) return;
    this.#picked = company;
    this.#plan([...this.lays, { move: "lay", company, hex }]);
  }

  takeBack(): void {
    if (!this.sent) this.#plan(this.lays.slice(0, -1));
  }

  cancel(): void {
    if (this.sent) return;
    if (this.lays.length) this.#plan([]);
    this.#picked = null;
  }

  confirm(): void {
    if (!this.canConfirm) return;
    const { table, legal, view } = this.#props;
    const moves: Move[] = [...this.lays];
    // Where the build has ended by itself, or the game with it, there is nothing left to end.
    if (!this.ends && canEndBuild(legal)) moves.push({ move: "end_build" });
    this.sent = true;
    this.#sentFrom = view;
    table.play(moves);
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => (this.sent = false), PATIENCE);
  }

  isLast(hex: Coordinates): boolean {
    const last = this.lays.at(-1);
    return last !== undefined && same(last.hex, hex);
  }

  /** To be called whenever the table has changed: a plan ends when it has come true or cannot. */
  settle(): void {
    const { asked, view, seat, planned } = this.#props;
    const cameTrue = this.sent && view !== this.#sentFrom;
    const moot = seat !== this.#seat || (!this.sent && !asked);
    if ((this.lays.length || this.sent) && (cameTrue || moot)) this.#forget();
    // The table has changed under the plan, and has said why it cannot be.
    if (this.lays.length && this.answered && planned?.refused) this.#plan([]);
    this.#seat = seat;
  }

  #plan(lays: Lay[]): void {
    const { view, legal, scores, table } = this.#props;
    this.#before ??= { view, legal, scores };
    this.lays = lays;
    table.plan(lays);
    if (!lays.length) this.#before = null;
  }

  #forget(): void {
    this.lays = [];
    this.#picked = null;
    this.#before = null;
    this.sent = false;
  }
}
