/** The words of this board: the game's catalogue, and what only the page says. */
import { textsOf, type Texts } from "../../texts/texts";
import { tileOf, type Components } from "./components";
import en from "./texts/en.ftl?raw";
import es from "./texts/es.ftl?raw";

const OWN = { en: textsOf("en", en), es: textsOf("es", es) };

export interface Words {
  /** What only the page says: the keys `board-…`. */
  own: Texts;
  /** A tile in words: "C21: curve, bat, skeleton". */
  tile(id: string): string;
  line(line: string): string;
}

export function wordsOf(texts: Texts, components: Components): Words {
  const own = OWN[texts.language];
  return {
    own,
    line: (line) => texts(`line-${line}`),
    tile(id) {
      const face = tileOf(components, id);
      const things = [
        texts(`track-${face.track.replace("_", "-")}`),
        ...face.monsters.map(([kind]) => texts(`monster-${kind}`)),
        ...(face.diamond ? [own("board-diamond", { value: face.diamond })] : []),
      ];
      return `${id}: ${things.map((thing) => thing.toLocaleLowerCase(texts.language)).join(", ")}`;
    },
  };
}
