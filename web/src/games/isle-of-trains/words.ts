/** The words of this board: the game's catalogue, names from the box, and what only the page says. */
import { textsOf, type Texts } from "../../texts/texts";
import { cardOf, KINDS, PHANTOM, type Card, type Components, type LoadBonus } from "./components";
import en from "./texts/en.ftl?raw";
import es from "./texts/es.ftl?raw";
import type { CarView, Goods } from "./view";

const OWN = { en: textsOf("en", en), es: textsOf("es", es) };

export interface Words {
  /** What only the page says: the keys `board-…`. */
  own: Texts;
  /** "Tolva Doble" */
  card(id: string): string;
  end(end: string): string;
  /** What a caboose or a building is good for; `short` fits on a card. */
  ability(card: Card, short?: boolean): string;
  /** "draw 3, then discard 1", or "draw 2, then build" */
  bonus(bonus: LoadBonus): string;
  /** "2 coal, 1 box"; empty where there is nothing. */
  goods(goods: Goods): string;
  /** "Tolva Doble: 1 of 2 coal loaded, 6 points" */
  car(car: CarView): string;
  list(things: string[]): string;
}

export function wordsOf(texts: Texts, components: Components): Words {
  const { language } = texts;
  const own = OWN[language];
  const listing = new Intl.ListFormat(language, { type: "conjunction" });
  const either = new Intl.ListFormat(language, { type: "disjunction" });
  const nameOf = (id: string) => (id === PHANTOM ? own("board-phantom") : cardOf(components, id).name[language]);

  return {
    own,
    card: nameOf,
    end: (end) => texts(`end-${end}`),
    ability(card, short = false) {
      if (card.kind === "engine") return own("board-pulls", { power: card.power });
      const key = `board-${short ? "short" : "ability"}-${card.id.replace("_", "-")}`;
      return own.has(key) ? own(key) : "";
    },
    bonus({ draw, discard, extra_action }) {
      const action = either.format(extra_action.map((one) => own(`board-then-${one}`)));
      return own(extra_action.length ? "board-bonus-action" : "board-bonus", { draw, discard, action });
    },
    goods: (goods) =>
      listing.format(KINDS.filter((kind) => goods[kind]).map((kind) => own("board-goods", { count: goods[kind], kind }))),
    car(car) {
      const card = cardOf(components, car.card);
      const said = { card: nameOf(car.card), points: car.points, weight: card.weight, count: car.goods.length, room: card.capacity };
      return own(card.capacity ? "board-car-room" : "board-car", said);
    },
    list: (things) => listing.format(things),
  };
}
