import type { AgesSeen } from '@vizit/rules/age'
import type { agesRu } from './messages.ru.ts'

/** «ад 18 гадоў», «да 14 гадоў», «ад 3 да 14 гадоў»: the years of one group; '' without a bound. */
function range(from: number | undefined, to: number | undefined): string {
  // After «ад» and «да» stands the genitive: 1, 21 … года, all others гадоў.
  const genitive = (n: number) => `${n}\u00a0${n % 10 === 1 && n % 100 !== 11 ? 'года' : 'гадоў'}`
  if (from !== undefined) return to === undefined ? ` ад ${genitive(from)}` : ` ад ${from} да ${genitive(to)}`
  return to === undefined ? '' : ` да ${genitive(to)}`
}

/** Whom a doctor sees, as it follows «Прымае» [2.94]. */
export const agesBe: typeof agesRu = (seen: AgesSeen) => {
  switch (seen.kind) {
    case 'adults':
      return `дарослых${range(seen.from, seen.to)}`
    case 'children':
      return `дзяцей${range(seen.from, seen.to)}`
    case 'both':
      return `дарослых${range(seen.adultsFrom, seen.adultsTo)} і дзяцей${range(seen.childrenFrom, seen.childrenTo)}`
    case 'any':
      return 'дарослых і дзяцей'
    case 'nobody':
      return 'толькі па рашэнні рэгістратуры'
  }
}
