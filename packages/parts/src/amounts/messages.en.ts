// Amounts that sentences take from rules. Apart from the counts of things: the first page says amounts and counts nothing.
import { plural } from '@vizit/rules/plural'
import type { childrenRu, digitsRu, minutesOfRu, minutesRu, signsRu, yearsOfRu } from './messages.ru.ts'

/** «less than 30 minutes» */
export const minutesOfEn: typeof minutesOfRu = (n: number) => plural('en', n, { one: '# minute', other: '# minutes' })
/** «30 minutes before», «in 1 minute» */
export const minutesEn: typeof minutesRu = minutesOfEn
/** «younger than 18 years», «up to 21 years» */
export const yearsOfEn: typeof yearsOfRu = (n: number) => plural('en', n, { one: '# year', other: '# years' })
/** «6 digits» */
export const digitsEn: typeof digitsRu = (n: number) => plural('en', n, { one: '# digit', other: '# digits' })
/** «6 characters» */
export const signsEn: typeof signsRu = (n: number) => plural('en', n, { one: '# character', other: '# characters' })
/** «5 children» */
export const childrenEn: typeof childrenRu = (n: number) => plural('en', n, { one: '# child', other: '# children' })
/** “350 m”, “1.4 km”, “12 km”: no more exact than it helps on foot. */
export function distanceEn(km: number): string {
  if (km < 0.95) return `${Math.max(10, Math.round(km * 100) * 10)} m`
  return `${km < 10 ? km.toFixed(1) : Math.round(km)} km`
}
/** “62.50”: amounts come with the comma of Russian. */
export const roublesEn = (roubles: string) => roubles.replace(',', '.')
