// Amounts that sentences take from rules. Apart from the counts of things: the first page says amounts and counts nothing.
import { plural } from '@vizit/rules/plural'

/** «меньше 30 минут», «не более 1 минуты» */
export const minutesOfRu = (n: number) => plural('ru', n, { one: '# минуты', few: '# минут', many: '# минут' })
/** «за 30 минут», «через 1 минуту» */
export const minutesRu = (n: number) => plural('ru', n, { one: '# минуту', few: '# минуты', many: '# минут' })
/** «младше 18 лет», «до 21 года» */
export const yearsOfRu = (n: number) => plural('ru', n, { one: '# года', few: '# лет', many: '# лет' })
/** «6 цифр» */
export const digitsRu = (n: number) => plural('ru', n, { one: '# цифра', few: '# цифры', many: '# цифр' })
/** «6 знаков» */
export const signsRu = (n: number) => plural('ru', n, { one: '# знак', few: '# знака', many: '# знаков' })
/** «5 детей» */
export const childrenRu = (n: number) => plural('ru', n, { one: '# ребёнок', few: '# ребёнка', many: '# детей' })
/** «350 м», «1,4 км», «12 км»: no more exact than it helps on foot. */
export function distanceRu(km: number): string {
  if (km < 0.95) return `${Math.max(10, Math.round(km * 100) * 10)} м`
  return `${km < 10 ? km.toFixed(1).replace('.', ',') : Math.round(km)} км`
}
