/** The words of this board: the game's catalogue, and what only the page says. */
import { textsOf, type Texts } from "../../texts/texts";
import { at, type Components, type Coordinates, type Hex } from "./components";
import { distance, wind } from "./geometry";
import type { Company } from "./moves";
import en from "./texts/en.ftl?raw";
import es from "./texts/es.ftl?raw";

const OWN = { en: textsOf("en", en), es: textsOf("es", es) };

export interface Words {
  /** What only the page says: the keys `board-…`. */
  own: Texts;
  /** "Red" */
  company(company: Company): string;
  /** "Marseille reached" */
  end(end: string): string;
  /** "Marsella": a city, or a station of Paris, as it is called in this language. */
  place(hex: Hex): string;
  /** "Dijon, 1 point", or "open country, two hexes north of Dijon". */
  hex(hex: Hex): string;
}

const slug = (name: string) =>
  name
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[^a-z]+/g, "-");

export function wordsOf(texts: Texts, components: Components): Words {
  const own = OWN[texts.language];
  const cities = components.hexes.filter((hex) => hex.type === "city");

  function place({ name = "" }: Hex): string {
    const key = `board-place-${slug(name)}`;
    return own.has(key) ? own(key) : name;
  }

  function nearest(to: Coordinates): Hex {
    return cities.reduce((best, city) => (distance(at(city), to) < distance(at(best), to) ? city : best));
  }

  return {
    own,
    company: (company) => texts(`line-${company}`),
    end: (end) => texts(`end-${end}`),
    place,
    hex(hex) {
      if (hex.type === "city") return own("board-city", { city: place(hex), value: hex.value ?? 0 });
      if (hex.name) return place(hex);
      const city = nearest(at(hex));
      return own("board-country", {
        city: place(city),
        steps: distance(at(city), at(hex)),
        wind: wind(at(city), at(hex)),
      });
    },
  };
}
