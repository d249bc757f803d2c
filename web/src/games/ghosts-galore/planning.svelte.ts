/** A tile put on the board in thought: where it lies, how it is turned, and what the table looked
 * like before. The table shows what would come of it; this remembers what is so. */
import type { BoardProps } from "../game";
import type { Components } from "./components";
import { rotationsOn, same, type Move, type Place, type Space } from "./moves";
import type { SeatView, View } from "./view";

type Props = BoardProps<View, Move, Components>;
type Shown = Pick<Props, "view" | "legal" | "scores">;

/** How long a move that was sent may stay unanswered before it can be sent again. */
const PATIENCE = 5000;

export class Planning {
  place = $state.raw<Place | null>(null);
  /** How the tile in hand is turned, before and after it is put down. */
  rotation = $state(0);
  /** Confirmed, and not yet seen on the board. */
  sent = $state(false);
  #before = $state.raw<Shown | null>(null);
  #sentFrom: View | null = null;
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

  /** The tile this seat is to place now. */
  get hand(): string | null {
    const { view, legal } = this.actual;
    const { seat, asked } = this.#props;
    if (seat === null || (!asked && !this.sent) || !legal.some((move) => move.move === "place")) return null;
    const mine = view.seats[seat];
    return (view.decision === "place_hidden" ? mine?.hidden : mine?.claimed) ?? null;
  }

  /** Whether what the table shows is this plan already, and not what was there before. */
  get previewed(): boolean {
    const { view, seat } = this.#props;
    const { place } = this;
    if (!place || seat === null) return false;
    return view.seats[seat]!.tiles.some(
      ([row, column, , rotation]) => same([row, column], place.space) && rotation === place.rotation,
    );
  }

  /** The board of this seat with the planned tile on it, even before the table has answered. */
  boardOf(seat: number): SeatView {
    const { place, hand } = this;
    if (!place || seat !== this.#props.seat || this.previewed || !hand) return this.#props.view.seats[seat]!;
    const mine = this.actual.view.seats[seat]!;
    return { ...mine, tiles: [...mine.tiles, [...place.space, hand, place.rotation]] };
  }

  isFree(space: Space): boolean {
    return this.hand !== null && rotationsOn(this.actual.legal, space).length > 0;
  }

  put(space: Space): void {
    const rotations = rotationsOn(this.actual.legal, space);
    if (!rotations.length || this.sent) return;
    if (!rotations.includes(this.rotation)) this.rotation = rotations[0]!;
    this.#show({ move: "place", space, rotation: this.rotation });
  }

  /** Turn the tile in hand by so many quarters, wherever it is. */
  turn(quarters = 1): void {
    if (!this.hand || this.sent) return;
    let next = this.rotation;
    const allowed = this.place ? rotationsOn(this.actual.legal, this.place.space) : [0, 1, 2, 3];
    do next = (next + quarters + 4) % 4;
    while (!allowed.includes(next));
    this.rotation = next;
    if (this.place) this.#show({ ...this.place, rotation: next });
  }

  cancel(): void {
    this.#forget();
    this.#props.table.plan([]);
  }

  confirm(): void {
    if (!this.place || this.sent) return;
    this.sent = true;
    this.#sentFrom = this.#props.view;
    this.#props.table.play([this.place]);
    setTimeout(() => (this.sent = false), PATIENCE);
  }

  /** To be called whenever the table has changed: a plan ends when it has come true or cannot. */
  settle(): void {
    const { asked, view, seat } = this.#props;
    if (!this.place) return;
    const cameTrue = this.sent && this.previewed && view !== this.#sentFrom;
    const moot = seat !== this.#seat || (!this.sent && !asked);
    if (cameTrue || moot) this.#forget();
  }

  #show(place: Place): void {
    const { view, legal, scores, seat } = this.#props;
    this.#seat = seat;
    this.#before ??= { view, legal, scores };
    this.place = place;
    this.#props.table.plan([place]);
  }

  #forget(): void {
    this.place = null;
    this.#before = null;
    this.sent = false;
    this.rotation = 0;
  }
}
