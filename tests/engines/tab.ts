/** A page of some engine, as far as a journey needs it. */
export type Tab = {
  open(url: string): Promise<void>
  /** What an expression comes to in the page, as JSON has it (`inPage` makes one). */
  ask(expression: string): Promise<unknown>
  /** Presses the pointer at this place of the window, in pixels of CSS. */
  pressAt(x: number, y: number): Promise<void>
  /** Presses the keys of these letters, one after the other. */
  type(text: string): Promise<void>
  /** What the window shows, as a PNG. */
  picture(): Promise<Buffer>
  close(): Promise<void>
}

/** The window of a phone. */
export const WINDOW = { width: 390, height: 844 }

/** Between two keys: somebody quick. */
export const KEY_MILLIS = 30

/** A browser of Minsk. Without a locale of this kind some call a file with a Russian name 'download'. */
export const BROWSER_ENV = { ...process.env, LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8', TZ: 'Europe/Minsk' } as Record<string, string>
