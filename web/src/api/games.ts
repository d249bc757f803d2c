import { ask, askText } from "./http";
import type { Game, Language } from "./types";

export const listGames = () => ask<Game[]>("/api/games");

export const componentsOf = (game: string) => ask<unknown>(`/api/games/${game}/components`);

export const catalogueOf = (game: string, language: Language) =>
  askText(`/api/games/${game}/texts/${language}`);
