import type { AgesSeen } from '@vizit/rules/age'
import { plural } from '@vizit/rules/plural'

/** «от 3 лет», «до 14 лет», «3–14 лет»: the years of one group; '' without a bound. */
function range(from: number | undefined, to: number | undefined): string {
  // After «от» and «до» stands the genitive: 1, 21 … года, all others лет.
  const genitive = (n: number) => `${n}\u00a0${n % 10 === 1 && n % 100 !== 11 ? 'года' : 'лет'}`
  if (from !== undefined && to !== undefined) return ` от ${from} до ${genitive(to)}`
  if (from !== undefined) return ` от ${genitive(from)}`
  return to === undefined ? '' : ` до ${genitive(to)}`
}

/** Whom a doctor sees, as it follows «Принимает» [2.94]. */
function ages(seen: AgesSeen): string {
  switch (seen.kind) {
    case 'adults':
      return `взрослых${range(seen.from, seen.to)}`
    case 'children':
      return `детей${range(seen.from, seen.to)}`
    case 'both':
      return `взрослых${range(seen.adultsFrom, seen.adultsTo)} и детей${range(seen.childrenFrom, seen.childrenTo)}`
    case 'any':
      return 'взрослых и детей'
    case 'nobody':
      return 'только по решению регистратуры'
  }
}

export const ru = {
  ages,
  accepts: 'Принимает',
  experience: (years: number) =>
    years < 1 ? 'стаж меньше года' : `стаж\u00a0${plural('ru', years, { one: '#\u00a0год', few: '#\u00a0года', many: '#\u00a0лет' })}`,
  priceFrom: (roubles: string) => `от\u00a0${roubles}\u00a0руб.`,
  priceNote: 'Точную цену назовёт регистратура',
  nearest: 'Ближайшее время',
  inRegistry: 'В регистратуре',
  more: 'Подробнее',
  moreAndReviews: (n: number) => `Подробнее, ${plural('ru', n, { one: '# отзыв', few: '# отзыва', many: '# отзывов' })}`,
  less: 'Свернуть',
  about: 'О враче',
  registry: 'Регистратура',
  call: (phone: string) => `Позвонить: ${phone}`,
  doctors: (n: number) => plural('ru', n, { one: '# врач', few: '# врача', many: '# врачей' }),
  /** The server counts up to a hundred. */
  places: (n: number) =>
    n === 0 ? 'мест нет' : n >= 100 ? '100+ мест' : plural('ru', n, { one: '# место', few: '# места', many: '# мест' })
}
