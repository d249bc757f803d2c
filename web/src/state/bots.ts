/** How levels of bots are called. A level the page does not know goes by its own name. */
import { shellTexts, t } from "./language.svelte";

export const botName = (level: string) => (shellTexts().has(`bot-${level}`) ? t(`bot-${level}`) : level);

export const botDescription = (level: string) =>
  shellTexts().has(`bot-${level}-description`) ? t(`bot-${level}-description`) : "";

/** The level offered first. */
export const bestLevel = (levels: string[]) => (levels.includes("easy") ? "easy" : (levels.at(-1) ?? ""));
