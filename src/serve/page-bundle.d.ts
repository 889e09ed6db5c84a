/** Made of src/page by scripts/page.ts, when the bundle is built. */
export const STYLE: string;
export const SCRIPT: string;
