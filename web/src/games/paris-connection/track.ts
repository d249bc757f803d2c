/** The value track: it ends at 30 and starts over. */
export const END = 30;

/** Where a locomotive stands on the track, from 0 to 30. */
export const place = (value: number) => (value <= END ? value : ((value - 1) % END) + 1);
/** How often it has been all the way round. */
export const rounds = (value: number) => (value <= END ? 0 : Math.floor((value - 1) / END));
