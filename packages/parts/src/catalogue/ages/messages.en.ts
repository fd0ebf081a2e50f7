import type { AgesSeen } from '@vizit/rules/age'
import type { agesRu } from './messages.ru.ts'

/** «aged 18 and over», «up to 14», «aged 3 to 14»: the years of one group; '' without a bound. */
function range(from: number | undefined, to: number | undefined): string {
  if (from !== undefined) return to === undefined ? ` aged ${from} and over` : ` aged ${from} to ${to}`
  return to === undefined ? '' : ` up to ${to}`
}

/** Whom a doctor sees, as it follows «Sees» [2.94]. */
export const agesEn: typeof agesRu = (seen: AgesSeen) => {
  switch (seen.kind) {
    case 'adults':
      return `adults${range(seen.from, seen.to)}`
    case 'children':
      return `children${range(seen.from, seen.to)}`
    case 'both':
      return `adults${range(seen.adultsFrom, seen.adultsTo)} and children${range(seen.childrenFrom, seen.childrenTo)}`
    case 'any':
      return 'adults and children'
    case 'nobody':
      return 'patients by decision of reception'
  }
}
