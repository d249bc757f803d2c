/** A trade in thought: what is given, what is taken, and what the table looked like before. */
import { trades, type Company, type Trade } from "./moves";
import type { Props, Shown } from "./view";

type Count = Trade["count"];

export class Trading {
  /** The table as it was when the dialog opened; null while it is closed. */
  before = $state.raw<Shown | null>(null);
  give = $state<Company | null>(null);
  take = $state<Company | null>(null);
  #count = $state<Count>(2);
  #planned = $state.raw<Trade[]>([]);
  #read: () => Props;

  constructor(read: () => Props) {
    this.#read = read;
  }

  get open(): boolean {
    return this.before !== null;
  }

  get count(): Count {
    const { counts } = this;
    return counts.length && !counts.includes(this.#count) ? counts[0]! : this.#count;
  }

  /** What is chosen, as far as it may be done. */
  get trade(): Trade | null {
    return this.#all.find(({ give, take, count }) => give === this.give && take === this.take && count === this.count) ?? null;
  }

  get gives(): Set<Company> {
    return new Set(this.#all.map(({ give }) => give));
  }

  get takes(): Set<Company> {
    return new Set(this.#all.filter(({ give }) => !this.give || give === this.give).map(({ take }) => take));
  }

  get counts(): Count[] {
    return this.#all.filter(({ give, take }) => give === this.give && take === this.take).map(({ count }) => count);
  }

  /** The table after the trade; null while it has not said. */
  get after(): Shown | null {
    const props = this.#read();
    return this.trade && props.planned?.moves === this.#planned ? props : null;
  }

  /** The table shows nothing past the end of the game: it has not made the trade. */
  get ends(): boolean {
    return this.after !== null && this.#read().planned?.made === 0;
  }

  start(): void {
    const { view, legal, scores } = this.#read();
    this.before = { view, legal, scores };
  }

  choose(what: { give?: Company; take?: Company; count?: Count }): void {
    if (what.give) this.give = what.give;
    if (what.take) this.take = what.take;
    if (what.count) this.#count = what.count;
    if (this.take && !this.takes.has(this.take)) this.take = null;
    this.#planned = this.trade ? [this.trade] : [];
    this.#read().table.plan(this.#planned);
  }

  confirm(): void {
    const { trade } = this;
    if (!trade) return;
    this.#forget();
    this.#read().table.play([trade]);
  }

  close(): void {
    this.#forget();
    this.#read().table.plan([]);
  }

  /** To be called whenever the table has changed: the turn may have passed. */
  settle(): void {
    const { asked, seat } = this.#read();
    if (this.open && (!asked || seat === null)) this.#forget();
  }

  get #all(): Trade[] {
    return this.before ? trades(this.before.legal) : [];
  }

  #forget(): void {
    this.before = null;
    this.give = null;
    this.take = null;
    this.#count = 2;
    this.#planned = [];
  }
}
