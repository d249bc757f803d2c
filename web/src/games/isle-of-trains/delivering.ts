/** Which goods a delivery takes: chosen for the player, who may choose others. */
import { KINDS, type Kind } from "./components";
import type { Move, Sell, Use } from "./moves";
import type { CarView, Goods } from "./view";

/** Goods for what is needed, from spared cars last; as many as there are. */
export function chooseUses(cars: CarView[], needed: Goods, spared: number[]): Use[] {
  const left = { ...needed };
  const slots = cars.map((_, slot) => slot).sort((one, other) => rank(one) - rank(other) || one - other);
  // What is of any kind comes last: it fits everything else as well.
  function rank(slot: number): number {
    return (spared.includes(slot) ? 2 : 0) + (cars[slot]!.goods.at(-1)?.kind === "any" ? 1 : 0);
  }
  const uses = slots.flatMap((slot) =>
    [...cars[slot]!.goods].reverse().flatMap((good): Use[] => {
      const kind: Kind | undefined = good.kind === "any" ? KINDS.find((some) => left[some] > 0) : good.kind;
      if (!kind || left[kind] <= 0) return [];
      left[kind] -= 1;
      return [{ move: "use", slot, kind }];
    }),
  );
  return uses.sort((one, other) => one.slot - other.slot);
}

/** How many goods of a slot these are. */
export const countOn = (slots: { slot: number }[] | number[], slot: number) =>
  slots.filter((one) => (typeof one === "number" ? one : one.slot) === slot).length;

/** The sales in their order; a good that leaves a car is the one loaded last. */
export function sellsOf(cars: CarView[], uses: Use[], sells: number[]): Sell[] {
  return [...new Set(sells)]
    .sort((one, other) => one - other)
    .flatMap((slot) => {
      const left = cars[slot]!.goods.slice(0, cars[slot]!.goods.length - countOn(uses, slot)).reverse();
      return left.slice(0, countOn(sells, slot)).map((good): Sell => ({ move: "sell", slot, kind: good.kind }));
    });
}

/** Of cars that are alike only the first may be named. Cars become alike as goods leave them, so that
 * the table alone knows: the run with the refused sale moved to that first one, or null. */
export function movedToTwin(run: Move[], refused: number, cars: CarView[]): Move[] | null {
  const sale = run[refused];
  if (sale?.move !== "sell") return null;
  const twin = cars[sale.slot]?.twin ?? sale.slot;
  if (twin >= sale.slot) return null;
  const first = run.findIndex(({ move }) => move === "sell");
  const sales = run.slice(first).map((move, at) => (first + at === refused ? { ...sale, slot: twin } : (move as Sell)));
  return [...run.slice(0, first), ...sales.sort((one, other) => one.slot - other.slot)];
}
