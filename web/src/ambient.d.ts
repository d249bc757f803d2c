/** Which build of the page this is. */
declare const __PAGE__: string;

/** The body (SVG, 512 × 512, `currentColor`) of an icon of the game-icons set. */
declare module "icon:*" {
  const body: string;
  export default body;
}
