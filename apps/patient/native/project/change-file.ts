// Texts of a generated project, changed where they are known.
import { readFileSync, writeFileSync } from 'node:fs'

/** What the project is of. */
export type Facts = {
  /** Host of the patient app: its links come to the app. */
  host: string
  /** '0.0.361' */
  version: string
  /** Grows with every version: 361. Shops take no smaller one. */
  build: number
  /** PNG files: 1,024 pixels without transparency, 192 pixels, and the sign alone at 432 pixels. */
  icons: { large: string; small: string; foreground: string }
}

export function changeFile(path: string, change: (text: string) => string): void {
  writeFileSync(path, change(readFileSync(path, 'utf8')))
}

/** Every `from` as `to`. Throws where there is none. */
export function replaced(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`the generated project has no ${JSON.stringify(from)}: was it made by another Capacitor?`)
  return text.replaceAll(from, () => to)
}

/** `more` behind the first `after`. Throws where there is none. */
export function inserted(text: string, after: string, more: string): string {
  const at = text.indexOf(after)
  if (at < 0) throw new Error(`the generated project has no ${JSON.stringify(after)}: was it made by another Capacitor?`)
  return text.slice(0, at + after.length) + more + text.slice(at + after.length)
}
