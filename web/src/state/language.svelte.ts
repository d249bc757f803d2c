/** The language of the page, and the shell's own words in it. */
import { caller } from "../api/http";
import type { Language } from "../api/types";
import { textsOf, type Values } from "../texts/texts";
import { recall, remember } from "./stored";

const sources = {
  en: import.meta.glob<string>("../texts/en/*.ftl", { query: "?raw", import: "default", eager: true }),
  es: import.meta.glob<string>("../texts/es/*.ftl", { query: "?raw", import: "default", eager: true }),
};

const catalogues = {
  en: textsOf("en", ...Object.values(sources.en)),
  es: textsOf("es", ...Object.values(sources.es)),
};

function preferred(): Language {
  const chosen = recall<Language>("language");
  if (chosen === "en" || chosen === "es") return chosen;
  for (const tag of navigator.languages) {
    if (tag.startsWith("es")) return "es";
    if (tag.startsWith("en")) return "en";
  }
  return "en";
}

class Chosen {
  current = $state<Language>(preferred());
}

export const language = new Chosen();
caller.language = language.current;
document.documentElement.lang = language.current;

export function speak(chosen: Language): void {
  language.current = chosen;
  caller.language = chosen;
  document.documentElement.lang = chosen;
  remember("language", chosen);
}

export const t = (id: string, values?: Values): string => catalogues[language.current](id, values);

/** The shell's catalogue itself, for whoever has to ask what it has. */
export const shellTexts = () => catalogues[language.current];
