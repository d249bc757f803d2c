/** What a hint expects, in numbers that are read aloud well. */
import type { Language } from "../api/types";
import { points } from "../parts/points";
import type { Texts } from "../texts/texts";

const MOST_LINES = 4;
const FEW_POINTS = 3;
/** Fewer points than these are nothing to choose by. */
const WORTH_TELLING = 0.3;

/** "62", of a hundred games. */
export const wins = (chance: number) => Math.round(chance * 100);

type Gains = Record<string, number>;

/** "diamonds +3", "bone doors −1.5". */
export const expected = (gains: Gains, texts: Texts) =>
  worthTelling(gains).map(([line, gain]) => `${named(line, texts)} ${signed(gain, texts.language)}`);

/** Whether it comes to more points in all, as told. */
export const areMore = (gains: Gains) => worthTelling(gains).reduce((sum, [, gain]) => sum + gain, 0) > 0;

// What changes most comes first.
const worthTelling = (gains: Gains) =>
  Object.entries(gains)
    .filter(([, gain]) => Math.abs(gain) >= WORTH_TELLING)
    .sort(([, one], [, other]) => Math.abs(other) - Math.abs(one))
    .slice(0, MOST_LINES);

// A name within a sentence begins with a small letter.
function named(line: string, texts: Texts): string {
  const name = texts(`line-${line}`);
  return name.charAt(0).toLocaleLowerCase(texts.language) + name.slice(1);
}

function signed(gain: number, language: Language): string {
  const rough = Math.abs(gain) < FEW_POINTS ? gain : Math.round(gain);
  const digits = Math.abs(rough).toLocaleString(language, { maximumFractionDigits: 1 });
  return rough < 0 ? `${points(-1)[0]}${digits}` : `+${digits}`;
}
