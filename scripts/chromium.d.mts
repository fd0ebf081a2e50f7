/** The path of the browser that the set-up chose, or undefined. CHROMIUM_PATH goes first. */
export function findChromium(): string | undefined
/** The same, one that really starts, installed where that is allowed. Throws with a sentence what to install. */
export function findOrInstallChromium(): Promise<string>
/** From then on `findChromium` gives this one. */
export function keepChromium(path: string): void
/** Where programs of these names lie in the folders of PATH, the first name first. */
export function onPath(names: readonly string[]): string[]
