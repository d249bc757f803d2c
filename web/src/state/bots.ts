/** How levels of bots are called. A level the page does not know goes by its own name. */
import type { BotLevel } from "../api/types";
import { shellTexts, t } from "./language.svelte";

export const botName = (level: string) => (shellTexts().has(`bot-${level}`) ? t(`bot-${level}`) : level);

export const botDescription = (level: string) =>
  shellTexts().has(`bot-${level}-description`) ? t(`bot-${level}-description`) : "";

/** The level offered first: whoever is new wants a good game, not the hardest one. */
export const firstLevel = (levels: BotLevel[]) =>
  levels.find(({ name }) => name === "easy")?.name ?? levels.at(-1)?.name ?? "";
