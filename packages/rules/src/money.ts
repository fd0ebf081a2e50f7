// Belarusian roubles [9.49], carried as whole kopecks.

/** The largest price that may be entered, in kopecks: ten million roubles less a kopeck. */
export const PRICE_MAX = 999_999_999
/** A narrow space that does not break the line. */
const THIN_SPACE = '\u202f'

/** '62', '62,50', '1 250': the number only, grouped by thin spaces; kopecks are shown when there are any. */
export function showRoubles(kopecks: number): string {
  const whole = Math.abs(Math.round(kopecks))
  const roubles = String(Math.floor(whole / 100)).replace(/\B(?=(?:\d{3})+$)/g, THIN_SPACE)
  const rest = whole % 100
  return `${kopecks < 0 && whole > 0 ? '−' : ''}${roubles}${rest ? `,${String(rest).padStart(2, '0')}` : ''}`
}

/** A price typed in roubles [5.64], '62', '62,5' or '1 250.50', in kopecks; undefined when it is no such number. */
export function readRoubles(typed: string): number | undefined {
  const match = /^([-−]?)(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(typed.replace(/\s/g, ''))
  if (!match) return undefined
  const kopecks = Number(match[2]) * 100 + Number((match[3] ?? '').padEnd(2, '0'))
  return match[1] && kopecks ? -kopecks : kopecks
}

/** [5.63] A price is positive. */
export function judgePrice(typed: string): 'ok' | 'not-a-price' | 'not-positive' | 'too-much' {
  const kopecks = readRoubles(typed)
  if (kopecks === undefined) return 'not-a-price'
  if (kopecks <= 0) return 'not-positive'
  return kopecks > PRICE_MAX ? 'too-much' : 'ok'
}
