/** Texts: a Fluent catalogue as a function. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import type { Language } from "../api/types";

export type Values = Record<string, FluentVariable>;

/** `texts("log-drawn", { seat: "Ana", tile: "C21" })`; `texts("GG-7.title")` for an attribute. */
export interface Texts {
  (id: string, values?: Values): string;
  has(id: string): boolean;
  language: Language;
}

export function textsOf(language: Language, ...sources: string[]): Texts {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source));

  const pattern = (id: string) => {
    const [name, attribute] = id.split(".");
    const message = bundle.getMessage(name ?? "");
    return attribute ? message?.attributes[attribute] : message?.value;
  };
  const texts = (id: string, values?: Values) => {
    const found = pattern(id);
    // The list of errors is there so that a missing value shows in its sentence instead of throwing.
    return found ? bundle.formatPattern(found, values, []) : `⟨${id}⟩`;
  };
  return Object.assign(texts, { has: (id: string) => Boolean(pattern(id)), language });
}

/** A game for whoever plays it for the first time: its messages in-short-1, in-short-2, … */
export function inShort(texts: Texts): string[] {
  const sentences: string[] = [];
  while (texts.has(`in-short-${sentences.length + 1}`)) sentences.push(texts(`in-short-${sentences.length + 1}`));
  return sentences;
}
