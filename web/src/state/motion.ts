export const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
