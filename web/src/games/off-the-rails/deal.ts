/** How the numbers of draw 0 become the deal: docs/record.md, "How numbers become a deal". */
import { CLANS, KINDS, type Clan, type Components, type Kind } from "./components";

type Below = (n: number) => number;

const COLLAPSE = "collapse";
const PILES = [1, 2, 3, 4, 5];
const COLLAPSE_PILE = 4;

/** A list that is shuffled only as far as things are taken out of it. */
function taker<Thing>(below: Below, pool: Thing[]): () => Thing {
  let taken = 0;
  return () => {
    const other = taken + below(pool.length - taken);
    [pool[taken], pool[other]] = [pool[other]!, pool[taken]!];
    return pool[taken++]!;
  };
}

const times = <Thing>(count: number, take: () => Thing) => Array.from({ length: count }, () => take());

function clansOf(below: Below, players: number, { opposite }: Components): Clan[] {
  if (players > 2) return times(players, taker(below, [...CLANS]));
  const clan = CLANS[below(CLANS.length)]!;
  const pair = opposite.find((both) => both.includes(clan))!;
  return [clan, pair[0] === clan ? pair[1] : pair[0]];
}

function pilesOf(players: number, options: string[]): number[] {
  if (options.includes("quick")) return PILES.slice(2);
  return players > 3 ? PILES : PILES.slice(1);
}

/** The pieces in the bag, sorted by kind. */
class Bag {
  private readonly left: Kind[];

  constructor({ pieces }: Components) {
    this.left = pieces.flatMap(({ kind, count }) => times(count, () => kind));
  }

  draw(below: Below, count: number): Kind[] {
    const drawn = times(count, () => this.left.splice(below(this.left.length), 1)[0]!);
    return drawn.sort((one, other) => KINDS.indexOf(one) - KINDS.indexOf(other));
  }
}

/** The `initial` of a record. */
export function deal(below: Below, players: number, options: string[], components: Components): unknown {
  const { deposit_cards: cards, missions: box } = components;
  const seats = clansOf(below, players, components).map((clan) => ({ clan }));
  const piles = pilesOf(players, options);
  const mines = CLANS.map((clan) => {
    const take = taker(below, cards.filter(({ mine }) => mine === clan));
    return { collapse: take().id, opening: take(), piled: piles.map(() => take().id) };
  });

  const deck = piles.flatMap((pile, n) => {
    const shuffled = mines.map(({ piled }) => piled[n]!);
    if (pile === COLLAPSE_PILE) shuffled.push(COLLAPSE);
    return times(shuffled.length, taker(below, shuffled));
  });

  const bag = new Bag(components);
  const opening = mines.map(({ opening: { id, pieces } }) => [id, bag.draw(below, pieces)]);
  const ids = box.map(({ id }) => id);
  const missions = options.includes("missions") ? times(players + 1, taker(below, ids)).sort() : [];
  return { seats, first: below(players), opening, deck, collapse: mines.map(({ collapse }) => collapse), missions };
}
