/** The games this server has, and what comes with each: fetched once, kept in memory. */
import { catalogueOf, componentsOf, listGames } from "../api/games";
import type { Game, Language } from "../api/types";
import { textsOf, type Texts } from "../texts/texts";
import { recall, remember } from "./stored";

const POLL = 1500;
const LAST_PLAYED = "last-played";

class Shelf {
  games = $state.raw<Game[] | null>(null);
  unreachable = $state(false);
  #lastPlayed = $state(recall<string>(LAST_PLAYED));

  /** The game that is offered before all others: the one played here last, else the first. */
  get favourite(): Game | undefined {
    return this.games?.find(({ id }) => id === this.#lastPlayed) ?? this.games?.[0];
  }

  notePlayed(game: string): void {
    this.#lastPlayed = game;
    remember(LAST_PLAYED, game);
  }
}

export const shelf = new Shelf();

/** Fetch the list, and again until the rules of every game are compiled. Answers how to stop. */
export function watchShelf(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const look = async () => {
    try {
      shelf.games = await listGames();
      shelf.unreachable = false;
    } catch {
      shelf.unreachable = true;
    }
    const settled = !shelf.unreachable && shelf.games?.every((game) => game.ready);
    if (!settled && !stopped) timer = setTimeout(look, POLL);
  };
  void look();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}

export async function gameOf(id: string): Promise<Game | undefined> {
  shelf.games ??= await listGames();
  return shelf.games.find((game) => game.id === id);
}

const fetched = new Map<string, Promise<unknown>>();

function once<Value>(key: string, get: () => Promise<Value>): Promise<Value> {
  const before = fetched.get(key) as Promise<Value> | undefined;
  if (before) return before;
  const now = get();
  fetched.set(key, now);
  now.catch(() => fetched.delete(key));
  return now;
}

export const gameTexts = (game: string, language: Language): Promise<Texts> =>
  once(`${game}/${language}`, async () => textsOf(language, await catalogueOf(game, language)));

export const gameComponents = (game: string): Promise<unknown> =>
  once(game, () => componentsOf(game));
