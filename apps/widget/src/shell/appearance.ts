// The appearance inside the shadow root. Nothing of the clinic's page reaches in, and nothing of ours reaches out.
import { type AccentTokens, accentTokens } from './accent.ts'
import type { LanguageCode } from './language.tsx'

/** The build puts all styles in its place: the widget is one file. */
const STYLES = '__STYLES__'
const FAMILY = 'Golos Text Variable'
const FONTS = [
  ['golos-letters.woff2', 'U+0301, U+0400-045F'],
  ['golos-figures.woff2', 'U+0020-0021, U+0027-003F, U+004D, U+0053, U+00A0, U+00AB, U+00B7, U+00BB, U+2013-2014, U+2026']
] as const

/** English letters; asked for where English is spoken. */
const ENGLISH = ['letters-en.woff2', 'U+0041-004C, U+004E-0052, U+0054-005A, U+0061-007A, U+2019'] as const

let sheet: CSSStyleSheet | undefined

/** Puts the styles and the clinic's accent into the root; an accent that cannot be read is left out. */
export function dress(root: ShadowRoot, accent: string | null): void {
  sheet ??= sheetOf(STYLES)
  const tokens = accentTokens(accent ?? '')
  root.adoptedStyleSheets = typeof tokens === 'string' ? [sheet] : [sheet, sheetOf(accentRules(tokens))]
}

function sheetOf(text: string): CSSStyleSheet {
  const made = new CSSStyleSheet()
  made.replaceSync(text)
  return made
}

function accentRules({ light, dark }: { light: AccentTokens; dark: AccentTokens }): string {
  const rule = (selector: string, tokens: AccentTokens) =>
    `${selector}{${Object.entries(tokens)
      .map(([name, value]) => `${name}:${value}`)
      .join(';')}}`
  return `${rule(':host', light)}@media (prefers-color-scheme:dark){${rule(':host(:not([data-theme]))', dark)}}${rule(':host([data-theme="dark"])', dark)}`
}

/** Once for a page. A font cannot be named inside a shadow root, and a length cannot be measured in the letters of its reader there. */
export function prepareDocument(origin: string): void {
  try {
    CSS.registerProperty({ name: '--vizit-rem', syntax: '<length>', inherits: true, initialValue: '16px' })
  } catch {
    // Another copy of the widget has done it.
  }
  for (const font of FONTS) addFont(origin, font)
}

/** The letters that another language needs besides. */
export function addLetters(origin: string, code: LanguageCode): void {
  if (code === 'en') addFont(origin, ENGLISH)
}

function addFont(origin: string, [file, unicodeRange]: readonly [string, string]): void {
  const face = new FontFace(FAMILY, `url("${origin}/widget/${file}")`, { weight: '400 700', display: 'swap', unicodeRange })
  document.fonts.add(face)
}
