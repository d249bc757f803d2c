/** Text as it is compared in a search: without capitals and accents. */
export const plainly = (text: string) =>
  text.normalize("NFD").replace(/\p{Diacritic}/gu, "").toLowerCase();
