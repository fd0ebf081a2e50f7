/** The path of the browser that the set-up chose, or undefined. CHROMIUM_PATH goes first. */
export function findChromium(): string | undefined
