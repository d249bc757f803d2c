/** What this player is about to do, and what the table looked like before. The table shows what would
 * come of it; this remembers what is so, and writes the moves. */
import { orderOf, PHANTOM } from "./components";
import { chooseUses, countOn, movedToTwin, sellsOf } from "./delivering";
import {
  buildRun,
  firstUnmarked,
  partings,
  type Building,
  type Delivering,
  type Discarding,
  type Draft,
  type Lifted,
} from "./drafts";
import { DELIVER, END, ofKind, offers, type Build, type Contract, type Load, type Move } from "./moves";
import { handOf, sideOf, type Props, type SeatView, type Shown, type View } from "./view";

/** How long moves that were sent may stay unanswered before they can be sent again. */
const PATIENCE = 5000;

export class Planning {
  draft = $state.raw<Draft | null>(null);
  /** Confirmed, and not yet seen on the table. */
  sent = $state(false);
  #before = $state.raw<Shown | null>(null);
  /** The run that the table was asked about last. */
  #run = $state.raw<Move[]>([]);
  #sentFrom: View | null = null;
  #patience: ReturnType<typeof setTimeout> | undefined;
  #seat: number | null = null;
  /** The table as it was when the draft was begun in the midst of a decision. */
  #begunFrom: View | null = null;
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

  /** Whether something may be done here now. */
  get open(): boolean {
    return this.#props.asked && !this.sent && this.#props.seat !== null;
  }

  get mine(): SeatView {
    return this.actual.view.seats[this.#props.seat!]!;
  }

  get hand(): string[] {
    return this.#props.seat === null ? [] : handOf(this.mine);
  }

  get lifted(): Lifted | null {
    return this.draft?.kind === "lifted" ? this.draft : null;
  }

  get building(): Building | null {
    return this.draft?.kind === "build" ? this.draft : null;
  }

  get delivering(): Delivering | null {
    return this.draft?.kind === "deliver" ? this.draft : null;
  }

  /** Whether a contract is to be chosen. */
  get choosing(): boolean {
    return Boolean(this.delivering?.offers?.length) && !this.delivering?.contract;
  }

  /** Where cards are to be parted with. */
  get parting(): Building | Discarding | null {
    return this.draft?.kind === "build" || this.draft?.kind === "discard" ? this.draft : null;
  }

  /** Whether the table shows what comes of the plan as it is now. */
  get answered(): boolean {
    return !this.#run.length || this.#props.planned?.moves === this.#run;
  }

  /** Why the plan cannot be, as far as it goes. */
  get refused(): string | null {
    return this.#run.length && this.answered ? (this.#props.planned?.refused?.message ?? null) : null;
  }

  /** What the table would be after the plan; as it is, where there is none. */
  get after(): Shown {
    return this.#props;
  }

  get canConfirm(): boolean {
    const { draft } = this;
    if (!draft || draft.kind === "lifted" || !this.open || !this.answered || this.refused !== null) return false;
    if (draft.kind === "deliver") {
      // Something has to be delivered, in the draft or before it was taken up.
      if (!draft.contract && !draft.sells.length && !this.actual.view.delivery?.contract && !this.actual.view.delivery?.sold)
        return false;
      return this.#cutShort || this.after.view.delivery === null || offers(this.after.legal, "end");
    }
    return draft.due !== null && draft.cards.length === draft.due && (draft.kind !== "build" || draft.closes !== null);
  }

  /** A card of the hand may be picked to pay, or to be discarded. */
  isPayable(place: number): boolean {
    const { parting } = this;
    const { components } = this.#props;
    const card = this.hand[place];
    if (!parting || card === undefined || place === parting.place) return false;
    const { last, decision } = this.actual.view;
    if (last !== null && orderOf(components, card) < orderOf(components, last)) return false;
    return card !== PHANTOM || parting.kind === "build" || parting.lead !== null || decision === "discard_to_load";
  }

  lift(place: number): void {
    if (!this.open) return;
    this.draft = this.lifted?.place === place ? null : { kind: "lifted", place, faceDown: false };
  }

  turnOver(): void {
    if (this.lifted) this.draft = { ...this.lifted, faceDown: !this.lifted.faceDown };
  }

  /** Make a move at once. */
  make(move: Move): void {
    if (!this.open) return;
    this.draft = null;
    this.#send([move]);
  }

  build(lead: Build): void {
    const place = this.lifted?.place ?? this.hand.indexOf(lead.card);
    this.#begin({ kind: "build", lead, place, slots: [], buildings: [], closes: null, due: null, cards: [] });
  }

  /** Face down a good costs one more card: that one is chosen first. */
  loadFaceDown(lead: Load): void {
    const place = this.lifted?.place ?? this.hand.indexOf(lead.card);
    this.#begin({ kind: "discard", lead, place, due: null, cards: [] });
  }

  deliver(contract: Contract | null = null, sells: number[] = []): void {
    this.#begin({ kind: "deliver", lead: DELIVER, offers: null, contract, spared: [], uses: [], sells });
  }

  /** Mark a car to be scrapped, or keep it after all. */
  scrap(slot: number): void {
    const { building } = this;
    if (!building?.closes || !this.open) return;
    const { cars } = this.mine;
    const alike = building.slots.filter((marked) => cars[marked]!.twin === cars[slot]!.twin);
    const replaced = this.replaced;
    const next = building.slots.includes(slot) ? null : firstUnmarked(cars, slot, building.slots, replaced);
    // Of cars that are alike it is always the first ones that go.
    const slots =
      next === null ? building.slots.filter((marked) => marked !== Math.max(...alike)) : [...building.slots, next];
    this.#change({ ...building, slots, due: null });
  }

  scrapBuilding(card: string): void {
    const { building } = this;
    if (!building?.closes || !this.open) return;
    const buildings = building.buildings.includes(card)
      ? building.buildings.filter((marked) => marked !== card)
      : [...building.buildings, card];
    this.#change({ ...building, buildings, due: null });
  }

  /** Put a card onto the pile of payments, or take it back into the hand. */
  pay(place: number): void {
    const { parting } = this;
    if (!parting?.due || !this.open || !this.isPayable(place)) return;
    const cards = parting.cards.includes(place)
      ? parting.cards.filter((paid) => paid !== place)
      : [...parting.cards, place].slice(-parting.due);
    this.#change({ ...parting, cards });
  }

  chooseContract(contract: Contract): void {
    const { delivering } = this;
    if (!delivering || !this.open) return;
    const same = delivering.contract?.contract === contract.contract && delivering.contract.side === contract.side;
    this.#change({ ...delivering, contract: same ? null : contract, spared: [], uses: [], sells: [] });
  }

  /** One more good of this car is sold; after the last one none is. What the contract takes it may
   * take elsewhere. */
  sell(slot: number): void {
    const { delivering } = this;
    if (!delivering || !this.open) return;
    const goods = this.mine.cars[slot]!.goods.length;
    const used = countOn(delivering.uses, slot);
    const sold = countOn(delivering.sells, slot);
    if (used + sold < goods) this.#change({ ...delivering, sells: [...delivering.sells, slot] });
    else if (sold) this.#change({ ...delivering, sells: delivering.sells.filter((one) => one !== slot) });
    else this.#change({ ...delivering, spared: toggled(delivering.spared, slot) });
  }

  cancel(): void {
    if (this.sent) return;
    this.#forget();
    this.#props.table.plan([]);
    this.settle();
  }

  confirm(): void {
    if (!this.canConfirm) return;
    const run = this.draft!.kind === "deliver" ? [...this.#run] : this.#full(this.draft as Building | Discarding);
    if (this.draft!.kind === "deliver" && !this.#cutShort && offers(this.after.legal, "end")) run.push(END);
    this.#send(run);
  }

  /** To be called whenever the table has changed: a draft ends when it has come true or cannot, goes on
   * when the table has answered, and begins by itself in the midst of a decision. */
  settle(): void {
    const { asked, view, seat } = this.#props;
    const cameTrue = this.sent && view !== this.#sentFrom;
    const moot = seat !== this.#seat || (!this.sent && !asked);
    const overtaken = this.draft !== null && this.#begunFrom !== null && !this.#run.length && view !== this.#begunFrom;
    if ((this.draft || this.sent) && (cameTrue || moot || overtaken)) this.#forget();
    this.#seat = seat;
    if (!this.open) return;
    if (this.draft && this.#run.length && this.answered) this.#goOn();
    if (!this.draft) this.#takeUp();
  }

  /** The slot of the car that the build replaces. */
  get replaced(): number | null {
    return (this.building?.lead ? this.building.lead.replaces : this.actual.view.building?.replaces) ?? null;
  }

  /** The table shows nothing hidden: it has stopped before a move that would. */
  get #cutShort(): boolean {
    const { planned } = this.#props;
    return this.#run.length > 0 && planned !== null && planned.made < this.#run.length && !planned.refused;
  }

  #order = (card: string) => orderOf(this.#props.components, card);

  /** The moves of a draft, prices paid. */
  #full(draft: Building | Discarding): Move[] {
    return draft.kind === "build"
      ? [...buildRun(draft, this.#order), ...partings("pay", draft.cards, this.hand)]
      : [...(draft.lead ? [draft.lead] : []), ...partings("discard", draft.cards, this.hand)];
  }

  #deliveryRun(draft: Delivering): Move[] {
    return [
      ...(draft.lead ? [draft.lead] : []),
      ...(draft.offers && draft.contract && this.actual.view.delivery?.contract == null ? [draft.contract] : []),
      ...(draft.offers ? draft.uses : []),
      ...(draft.offers ? sellsOf(this.mine.cars, draft.uses, draft.sells) : []),
    ];
  }

  #begin(draft: Draft): void {
    if (!this.open) return;
    this.#change(draft);
  }

  /** Ask the table about the draft as it is now. */
  #change(draft: Draft): void {
    if (draft.kind === "deliver") {
      this.draft = this.#chosen(draft);
      this.#plan(this.#deliveryRun(this.draft as Delivering));
    } else if (draft.kind !== "lifted") {
      this.draft = draft;
      const paid = draft.due !== null && draft.cards.length === draft.due;
      const begun = draft.kind === "build" ? buildRun(draft, this.#order) : draft.lead ? [draft.lead] : [];
      // In the midst of discards there is nothing to be shown beforehand.
      if (draft.kind === "build" || draft.lead) this.#plan(paid ? this.#full(draft) : begun);
    }
  }

  /** The goods for the contract, chosen anew. */
  #chosen(draft: Delivering): Delivering {
    const { view } = this.actual;
    const { contract } = draft;
    const needed = view.decision === "use" ? view.delivery!.needed : contract ? sideOf(view, contract.contract, contract.side).goods : null;
    const uses = needed && draft.offers ? chooseUses(this.mine.cars, needed, draft.spared) : [];
    const room = (slot: number) => this.mine.cars[slot]!.goods.length - countOn(uses, slot);
    const sells = draft.sells.filter((slot, at) => countOn(draft.sells.slice(0, at), slot) < room(slot));
    return { ...draft, uses, sells };
  }

  /** The table has answered: what it said may be all that the draft was waiting for. */
  #goOn(): void {
    const { draft } = this;
    const { view, legal } = this.after;
    if (draft?.kind === "build") this.#goOnBuilding(draft, view);
    else if (draft?.kind === "discard" && draft.due === null) this.#change(this.#withForced({ ...draft, due: view.discards_due }));
    else if (draft?.kind === "deliver") {
      if (!draft.offers) this.#goOnDelivering(draft, ofKind(legal, "contract"));
      else this.#mend(draft);
    }
  }

  #goOnBuilding(draft: Building, view: View): void {
    if (draft.closes === null) this.#change({ ...draft, closes: view.decision === "scrap" });
    else if (draft.due === null) {
      const due = view.building?.price ?? 0;
      this.#change(this.#withForced({ ...draft, due, cards: draft.cards.slice(0, due) }));
    }
  }

  /** Phantoms pay first, since they are soon gone; and where every card is needed, every card pays. */
  #withForced<Parting extends Building | Discarding>(draft: Parting): Parting {
    const due = draft.due ?? 0;
    this.draft = draft;
    const payable = this.hand.map((_, place) => place).filter((place) => this.isPayable(place));
    const phantoms = payable.filter((place) => this.hand[place] === PHANTOM).slice(0, due);
    if (payable.length === due) return { ...draft, cards: payable };
    return { ...draft, cards: [...new Set([...draft.cards, ...phantoms])].slice(0, due) };
  }

  #goOnDelivering(draft: Delivering, known: Contract[]): void {
    const { contract } = draft;
    const offered = known.some((one) => one.contract === contract?.contract && one.side === contract.side);
    if (contract && !offered) {
      this.cancel();
      this.#props.table.why(DELIVER, contract);
    } else this.#change({ ...draft, offers: known });
  }

  /** The goods that were chosen are not what the table lets go: take what it offers. */
  #mend(draft: Delivering): void {
    const { planned } = this.#props;
    if (!planned?.refused) return;
    const { view, legal } = this.after;
    const at = planned.made;
    const wished = this.#run[at];
    if (wished?.move === "use") {
      const next = ofKind(legal, "use").find(({ slot }) => !draft.spared.includes(slot)) ?? ofKind(legal, "use")[0];
      if (!next) return;
      const run = [...this.#run.slice(0, at), next];
      this.draft = { ...draft, uses: ofKind(run, "use"), sells: [] };
      this.#plan(run);
      return;
    }
    const mended = movedToTwin(this.#run, at, view.seats[this.#props.seat!]!.cars);
    if (mended) this.#plan(mended);
  }

  /** In the midst of a decision: after the page was loaded again, or where a draft is all there is. */
  #takeUp(): void {
    const { view, legal } = this.actual;
    switch (view.decision) {
      case "scrap":
      case "pay":
        this.draft = {
          kind: "build",
          lead: null,
          place: null,
          slots: [],
          buildings: [],
          closes: view.decision === "scrap",
          due: view.decision === "pay" ? (view.building?.price ?? 0) : null,
          cards: [],
        };
        if (view.decision === "scrap") this.#change(this.draft);
        else this.draft = this.#withForced(this.draft as Building);
        break;
      case "discard_to_load":
      case "discard_for_bonus":
      case "discard_to_five":
        this.draft = this.#withForced({ kind: "discard", lead: null, place: null, due: view.discards_due, cards: [] });
        break;
      case "deliver":
      case "use":
      case "sell":
        this.draft = this.#chosen({
          kind: "deliver",
          lead: null,
          offers: ofKind(legal, "contract"),
          contract: null,
          spared: [],
          uses: [],
          sells: [],
        });
        if (view.decision === "use") this.#plan(this.#deliveryRun(this.draft as Delivering));
        break;
    }
    this.#begunFrom = this.draft ? view : null;
  }

  #plan(run: Move[]): void {
    const { view, legal, scores, table } = this.#props;
    if (!run.length) {
      this.#run = [];
      this.#before = null;
      table.plan([]);
      return;
    }
    this.#before ??= { view, legal, scores };
    this.#run = run;
    table.plan(run);
  }

  #send(moves: Move[]): void {
    this.sent = true;
    this.#sentFrom = this.#props.view;
    this.#props.table.play(moves);
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => (this.sent = false), PATIENCE);
  }

  #forget(): void {
    this.draft = null;
    this.#before = null;
    this.#begunFrom = null;
    this.#run = [];
    this.sent = false;
  }
}

const toggled = (slots: number[], slot: number) =>
  slots.includes(slot) ? slots.filter((one) => one !== slot) : [...slots, slot];
