// Amounts that sentences take from rules. Apart from the counts of things: the first page says amounts and counts nothing.
import { plural } from '@vizit/rules/plural'
import type { childrenRu, digitsRu, minutesOfRu, minutesRu, signsRu, yearsOfRu } from './messages.ru.ts'

/** The genitive: «да 30 хвілін», «каля 1 хвіліны». After «менш за» stands the accusative of `minutesBe`. */
export const minutesOfBe: typeof minutesOfRu = (n: number) => plural('be', n, { one: '# хвіліны', few: '# хвілін', many: '# хвілін' })
/** The accusative: «за 30 хвілін», «праз 1 хвіліну», «менш за 2 хвіліны» */
export const minutesBe: typeof minutesRu = (n: number) => plural('be', n, { one: '# хвіліну', few: '# хвіліны', many: '# хвілін' })
/** The genitive: «да 18 гадоў», «да 21 года» */
export const yearsOfBe: typeof yearsOfRu = (n: number) => plural('be', n, { one: '# года', few: '# гадоў', many: '# гадоў' })
/** «6 лічбаў» */
export const digitsBe: typeof digitsRu = (n: number) => plural('be', n, { one: '# лічба', few: '# лічбы', many: '# лічбаў' })
/** «6 знакаў» */
export const signsBe: typeof signsRu = (n: number) => plural('be', n, { one: '# знак', few: '# знакі', many: '# знакаў' })
/** «5 дзяцей» */
export const childrenBe: typeof childrenRu = (n: number) => plural('be', n, { one: '# дзіця', few: '# дзіцяці', many: '# дзяцей' })
/** «350 м», «1,4 км», «12 км»: no more exact than it helps on foot. */
export function distanceBe(km: number): string {
  if (km < 0.95) return `${Math.max(10, Math.round(km * 100) * 10)} м`
  return `${km < 10 ? km.toFixed(1).replace('.', ',') : Math.round(km)} км`
}
