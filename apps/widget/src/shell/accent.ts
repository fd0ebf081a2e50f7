// A clinic's own colour becomes the six accent tokens of the styles, or is refused where it could not be read.

type Rgb = [number, number, number]
export type AccentTokens = Record<
  '--accent' | '--accent-hover' | '--on-accent' | '--accent-soft' | '--accent-ink' | '--accent-line',
  string
>

const TEXT_CONTRAST = 4.5
const LINE_CONTRAST = 3
const LIGHT = { bg: '#f3f1ea', surface: '#ffffff', far: '#000000', onAccent: '#ffffff', soft: 0.13 }
const DARK = { bg: '#0f131d', surface: '#191f2d', far: '#ffffff', onAccent: '#0d1017', soft: 0.24 }
type Light = typeof LIGHT

/** Both sets of tokens for a colour '#rrggbb'; 'unreadable' when it is under 4.5:1 on the light ground, 'not-a-colour' otherwise. */
export function accentTokens(colour: string): { light: AccentTokens; dark: AccentTokens } | 'unreadable' | 'not-a-colour' {
  const hex = /^#[0-9a-f]{6}$/i.exec(colour.trim())?.[0].toLowerCase()
  if (!hex) return 'not-a-colour'
  if (contrast(hex, LIGHT.bg) < TEXT_CONTRAST) return 'unreadable'
  // By dark the same hue is lightened until it can be read.
  const light = tokensOf(hex, LIGHT)
  const dark = tokensOf(
    until(hex, DARK.far, step => contrast(step, DARK.surface) >= TEXT_CONTRAST + 2),
    DARK
  )
  return { light, dark }
}

function tokensOf(accent: string, { surface, far, onAccent, soft }: Light): AccentTokens {
  const softly = mix(surface, accent, soft)
  return {
    '--accent': accent,
    '--accent-hover': mix(accent, far, 0.16),
    '--on-accent': onAccent,
    '--accent-soft': softly,
    '--accent-ink': until(mix(accent, far, 0.12), far, step => contrast(step, softly) >= TEXT_CONTRAST),
    '--accent-line': until(mix(surface, accent, 0.6), accent, step => contrast(step, surface) >= LINE_CONTRAST)
  }
}

/** The colour itself, or as much nearer to `goal` as it takes. */
function until(colour: string, goal: string, fits: (colour: string) => boolean): string {
  for (let share = 0; share < 1; share += 0.05) {
    const step = mix(colour, goal, share)
    if (fits(step)) return step
  }
  return goal
}

/** WCAG 2 contrast of two colours '#rrggbb', 1 to 21. */
export function contrast(a: string, b: string): number {
  const [darker, lighter] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number]
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(hex: string): number {
  const [r, g, b] = rgb(hex).map(part => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4)) as Rgb
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function rgb(hex: string): Rgb {
  return [1, 3, 5].map(at => Number.parseInt(hex.slice(at, at + 2), 16)) as Rgb
}

function mix(from: string, to: string, share: number): string {
  const [a, b] = [rgb(from), rgb(to)]
  return `#${a
    .map((part, at) =>
      Math.round(part + (b[at]! - part) * share)
        .toString(16)
        .padStart(2, '0')
    )
    .join('')}`
}
