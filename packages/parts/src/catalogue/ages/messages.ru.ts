import type { AgesSeen } from '@vizit/rules/age'

/** «от 3 лет», «до 14 лет», «3–14 лет»: the years of one group; '' without a bound. */
function range(from: number | undefined, to: number | undefined): string {
  // After «от» and «до» stands the genitive: 1, 21 … года, all others лет.
  const genitive = (n: number) => `${n}\u00a0${n % 10 === 1 && n % 100 !== 11 ? 'года' : 'лет'}`
  if (from !== undefined && to !== undefined) return ` от ${from} до ${genitive(to)}`
  if (from !== undefined) return ` от ${genitive(from)}`
  return to === undefined ? '' : ` до ${genitive(to)}`
}

/** Whom a doctor sees, as it follows «Принимает» [2.94]. */
export function agesRu(seen: AgesSeen): string {
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
