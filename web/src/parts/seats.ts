/** The colours of the seats; SeatMark adds a shape to each, for eyes that do not tell colours apart. */
const COLOURS = 6;

export const seatColour = (seat: number) => `var(--seat-${seat % COLOURS})`;
