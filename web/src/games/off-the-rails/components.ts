/** The things in the box, as `components.json` of the game tells them. */

/** Row and column, each from 0 to 10; 0 and 10 are the surface. */
export type Coordinates = [number, number];

export const CLANS = ["red", "yellow", "green", "blue"] as const;
export type Clan = (typeof CLANS)[number];
export const KINDS = ["rock", "ruby", "emerald", "gold", "diamond"] as const;
export type Kind = (typeof KINDS)[number];
export const EXITS = ["N", "E", "S", "W"] as const;
export type Exit = (typeof EXITS)[number];
export const SHAPES = ["NS", "EW", "NE", "ES", "SW", "NW"] as const;
export type Shape = (typeof SHAPES)[number];
export type MissionId = "M01" | "M02" | "M03" | "M04" | "M05" | "M06" | "M07" | "M08" | "M09" | "M10" | "M11";

export interface Mine {
  centre: Coordinates;
  squares: Record<string, Coordinates>;
}

export interface Surface {
  side: Exit;
  squares: Coordinates[];
  new_cart_faces: Exit;
}

export interface DepositCard {
  id: string;
  mine: Clan;
  square: number;
  pieces: number;
}

export interface Components {
  mines: Record<Clan, Mine>;
  surfaces: Record<Clan, Surface>;
  opposite: [Clan, Clan][];
  pieces: { kind: Kind; count: number; points: number }[];
  carts: { per_player: number; capacity: number; speed_min: number; speed_max: number; start_speed: number };
  rail_cards: { faces: string[]; count: number }[];
  deposit_cards: DepositCard[];
  collapse_tokens: { per_mine: number; opening: number; supply: number };
  actions_per_turn: number;
  scoring: { most_rubies: number; safe_cart: number; mission: number };
  missions: { id: MissionId; name: string; condition: string }[];
}

/** A square by one name, for maps and for what is drawn in a list. */
export const keyOf = ([row, column]: Coordinates) => `${row}-${column}`;

/** What a square is by nature: a numbered place of a mine, its head, or plain rock. */
export interface Ground {
  clan: Clan;
  /** 0 for the head of the mine. */
  number: number;
  /** How many pieces its deposit card brings. */
  pieces: number;
}

const known = new WeakMap<Components, Map<string, Ground>>();

export function groundAt(components: Components, square: Coordinates): Ground | undefined {
  let grounds = known.get(components);
  if (!grounds) {
    grounds = new Map(CLANS.map((clan) => [keyOf(components.mines[clan].centre), { clan, number: 0, pieces: 0 }]));
    for (const { mine, square: number, pieces } of components.deposit_cards)
      grounds.set(keyOf(components.mines[mine].squares[number]!), { clan: mine, number, pieces });
    known.set(components, grounds);
  }
  return grounds.get(keyOf(square));
}

export const cardSquare = (components: Components, mine: Clan, number: number): Coordinates | undefined =>
  components.mines[mine].squares[number];

/** The clan whose surface it is. */
export function surfaceOf(components: Components, [row, column]: Coordinates): Clan | undefined {
  const side = row === 0 ? "N" : row === 10 ? "S" : column === 0 ? "W" : column === 10 ? "E" : null;
  return side === null ? undefined : CLANS.find((clan) => components.surfaces[clan].side === side);
}

export const isUnderground = ([row, column]: Coordinates) => row > 0 && row < 10 && column > 0 && column < 10;
