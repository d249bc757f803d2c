/** What a tap on a thing of the table does, and whether it does anything: lit things do. What is not lit
 * is there to be looked at, or to be asked why not. */
import type { Planning } from "./planning.svelte";
import { DELIVER, fromPile, loadOn, ofKind, canBuild, canLoad, offers, type Build, type Load, type Move, type SideName } from "./moves";
import type { BuildView, Props } from "./view";

/** Something of which the bar tells what it is. */
export type Looked = { card: string; seat: number | null; slot: number | null };

export class Taps {
  constructor(
    private readonly read: () => Props,
    private readonly planning: Planning,
    private readonly look: (at: Looked | null) => void,
  ) {}

  get #legal(): Move[] {
    return this.planning.open ? this.planning.actual.legal : [];
  }

  /** The card that is lifted. */
  get card(): string | null {
    const { lifted } = this.planning;
    return lifted && (this.planning.hand[lifted.place] ?? null);
  }

  get #seat(): number | null {
    return this.read().seat;
  }

  // The hand

  handLit(place: number): boolean {
    const { planning } = this;
    if (!planning.open) return false;
    if (planning.parting) return planning.isPayable(place) && Boolean(planning.parting.due);
    if (planning.delivering) return false;
    const card = planning.hand[place]!;
    return canBuild(this.#legal, card) || canLoad(this.#legal, card);
  }

  hand(place: number): void {
    const { planning } = this;
    const card = planning.hand[place]!;
    if (planning.parting) planning.pay(place);
    else if (planning.delivering || !planning.open) this.look({ card, seat: null, slot: null });
    else if (this.handLit(place)) {
      planning.lift(place);
      this.look(null);
    } else {
      this.look({ card, seat: null, slot: null });
      if (planning.actual.view.actions.length) this.#why({ move: "build", card });
    }
  }

  // Cars

  /** The load that a tap on a car would make. */
  #loadOn(seat: number, slot: number): Load | undefined {
    const { lifted } = this.planning;
    const { card } = this;
    if (!lifted || !card) return undefined;
    const twin = this.planning.actual.view.seats[seat]!.cars[slot]!.twin;
    return loadOn(this.#legal, card, seat, twin, lifted.faceDown);
  }

  carLit(seat: number, slot: number): boolean {
    const { planning } = this;
    if (!planning.open) return false;
    const car = planning.actual.view.seats[seat]!.cars[slot]!;
    if (planning.lifted) return this.#loadOn(seat, slot) !== undefined;
    if (seat !== this.#seat) return false;
    if (planning.building?.closes) return planning.replaced !== slot && !car.scrapped;
    return planning.delivering?.offers ? car.goods.length > 0 : false;
  }

  car(seat: number, slot: number): void {
    const { planning } = this;
    const { view } = planning.actual;
    const car = view.seats[seat]!.cars[slot]!;
    if (planning.lifted && planning.open) {
      const load = this.#loadOn(seat, slot);
      const asked: Move = { move: "load", card: this.card!, seat, slot: car.twin, face_down: planning.lifted.faceDown };
      if (!load) this.#why(asked);
      else if (load.face_down) planning.loadFaceDown(load);
      else planning.make(load);
    } else if (this.carLit(seat, slot)) {
      if (planning.building) planning.scrap(slot);
      else planning.sell(slot);
    } else this.look({ card: car.card, seat, slot });
  }

  engine(seat: number): void {
    this.look({ card: this.planning.actual.view.seats[seat]!.engine, seat, slot: null });
  }

  buildingLit(seat: number): boolean {
    return this.planning.open && seat === this.#seat && this.planning.building?.closes === true;
  }

  building(seat: number, card: string): void {
    if (this.buildingLit(seat)) this.planning.scrapBuilding(card);
    else this.look({ card, seat, slot: null });
  }

  // Building

  /** The builds of the card that is lifted: one more, or in place of a car. */
  get builds(): BuildView[] {
    const { card } = this;
    if (!card) return [];
    const legal = ofKind(this.#legal, "build");
    return this.planning.actual.view.builds.filter(
      (build) => build.card === card && legal.some((move) => same(move, build)),
    );
  }

  build(build: BuildView): void {
    const move = ofKind(this.#legal, "build").find((known) => same(known, build));
    if (move) this.planning.build(move);
  }

  /** The lifted card is dropped on a car, or on a place to build, by the name of that. */
  dropOn(name: string): void {
    const [what, one, other] = name.split("-");
    if (what === "car") this.car(Number(one), Number(other));
    const replaces = what === "upgrade" ? Number(one) : null;
    const build = what === "car" ? undefined : this.builds.find((known) => known.replaces === replaces);
    if (build) this.build(build);
  }

  // The middle

  get pileLit(): boolean {
    return !this.#planned && ofKind(this.#legal, "draw").some(({ from }) => from !== "row");
  }

  pile(): void {
    const draw = fromPile(this.planning.actual.view.expert);
    if (this.pileLit) this.planning.make(draw);
    else this.#why(draw);
  }

  rowLit(card: string): boolean {
    return !this.#planned && ofKind(this.#legal, "draw").some((draw) => draw.from === "row" && draw.card === card);
  }

  row(card: string): void {
    if (this.rowLit(card)) this.planning.make({ move: "draw", from: "row", card });
    else this.look({ card, seat: null, slot: null });
  }

  get canDeliver(): boolean {
    return !this.#planned && offers(this.#legal, "deliver");
  }

  contractLit(contract: string, side: SideName): boolean {
    const offered = this.planning.open ? this.planning.delivering?.offers : null;
    return offered?.some((one) => one.contract === contract && one.side === side) ?? false;
  }

  contract(contract: string, side: SideName): void {
    const { planning } = this;
    const wish = { move: "contract", contract, side } as const;
    if (this.contractLit(contract, side)) planning.chooseContract(wish);
    else if (planning.delivering) this.#why(...(planning.delivering.lead ? [DELIVER] : []), wish);
    else if (this.canDeliver) planning.deliver(wish);
    else if (planning.actual.view.actions.length) this.#why(DELIVER);
    else this.#why(wish);
  }

  /** Something is planned that has to be confirmed or cancelled first. */
  get #planned(): boolean {
    return this.planning.draft !== null && this.planning.draft.kind !== "lifted";
  }

  #why(...moves: Move[]): void {
    if (this.#seat !== null && this.read().view.decision !== "over") this.read().table.why(...moves);
  }
}

const same = (move: Build, build: BuildView) => move.card === build.card && (move.replaces ?? null) === build.replaces;
