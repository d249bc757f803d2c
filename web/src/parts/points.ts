/** Points as they are written on a sheet: with a true minus sign. */
export const points = (number: number) => (number < 0 ? `−${-number}` : `${number}`);
