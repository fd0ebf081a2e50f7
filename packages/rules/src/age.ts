// Who is an adult, and whom a doctor or a service sees. One rule for every face and the server.
import type { Day } from './days.ts'

/** [9.07] */
export const ADULT_AGE = 18
/** [9.08] The upper end of an adult range when none is given. */
export const OLDEST_AGE = 999

/**
 * Whom a doctor or a service sees. Bounds are inclusive full years. A bound that is absent or negative (-1 is the default
 * children age [9.11]) does not limit: adults 18..999, children 0..17.
 */
export type Ages = {
  adult: boolean
  children: boolean
  adultAge?: number | null | undefined
  adultAgeTo?: number | null | undefined
  childrenAge?: number | null | undefined
  childrenAgeTo?: number | null | undefined
}

export type AgeVerdict = 'fits' | 'CHILD_DOCTOR' | 'ADULT_DOCTOR' | 'AGE_LIMITS_ISSUE'

/** The doctor's 'Принимает' [2.94 3.36]; a bound is present only where it limits. */
export type AgesSeen =
  | { kind: 'adults'; from?: number; to?: number }
  | { kind: 'children'; from?: number; to?: number }
  | { kind: 'both'; childrenFrom?: number; childrenTo?: number; adultsFrom?: number; adultsTo?: number }
  | { kind: 'any' }
  | { kind: 'nobody' }

/**
 * Full years on a day; negative before birth. Born on 29 February, one is a year older on 1 March of a common year:
 * the law counts a year as full only when its day has come.
 */
export function ageOn(birthday: Day, on: Day): number {
  const years = Number(on.slice(0, 4)) - Number(birthday.slice(0, 4))
  return on.slice(5) < birthday.slice(5) ? years - 1 : years
}

/** 18 or more full years today [5.24 9.07]. */
export function isAdult(birthday: Day, today: Day): boolean {
  return ageOn(birthday, today) >= ADULT_AGE
}

function bound(given: number | null | undefined, byDefault: number): number {
  return given == null || given < 0 ? byDefault : given
}

/** Inclusive years seen of each group, undefined where nobody of the group is seen. */
function ranges(ages: Ages) {
  const adults = { from: Math.max(bound(ages.adultAge, ADULT_AGE), ADULT_AGE), to: bound(ages.adultAgeTo, OLDEST_AGE) }
  // The children flag never admits an 18-year-old, whatever the upper bound says.
  const children = { from: bound(ages.childrenAge, 0), to: Math.min(bound(ages.childrenAgeTo, OLDEST_AGE), ADULT_AGE - 1) }
  return { adults: ages.adult ? adults : undefined, children: ages.children ? children : undefined }
}

/**
 * May a patient of `age` full years (on the day of the visit) come? [5.37-5.42]
 * CHILD_DOCTOR: only children are seen, and this is an adult. ADULT_DOCTOR: only adults, and this is a child.
 */
export function judgeAge(ages: Ages, age: number): AgeVerdict {
  const seen = ranges(ages)
  if (!(age >= 0) || (!seen.adults && !seen.children)) return 'AGE_LIMITS_ISSUE'
  if (age >= ADULT_AGE && !seen.adults) return 'CHILD_DOCTOR'
  if (age < ADULT_AGE && !seen.children) return 'ADULT_DOCTOR'
  const range = age >= ADULT_AGE ? seen.adults! : seen.children!
  return age >= range.from && age <= range.to ? 'fits' : 'AGE_LIMITS_ISSUE'
}

/** Whom both see: a service and the doctor who gives it [R2]. */
export function bothAges(one: Ages, other: Ages): Ages {
  const bounds = [one, other] as const
  const low = (name: 'adultAge' | 'childrenAge') => Math.max(...bounds.map(ages => ages[name] ?? -1))
  const high = (name: 'adultAgeTo' | 'childrenAgeTo') => {
    const set = bounds.map(ages => ages[name] ?? -1).filter(age => age >= 0)
    return set.length === 0 ? null : Math.min(...set)
  }
  return {
    adult: one.adult && other.adult,
    children: one.children && other.children,
    adultAge: low('adultAge'),
    adultAgeTo: high('adultAgeTo'),
    childrenAge: low('childrenAge'),
    childrenAgeTo: high('childrenAgeTo')
  }
}

/** The ages in the words-free form the card needs [2.94 3.36]. A group whose range is empty is not seen at all. */
export function describeAges(ages: Ages): AgesSeen {
  const seen = ranges(ages)
  const adults = seen.adults && seen.adults.from <= seen.adults.to ? seen.adults : undefined
  const children = seen.children && seen.children.from <= seen.children.to ? seen.children : undefined
  if (!adults && !children) return { kind: 'nobody' }
  const adultsFrom = adults && adults.from > ADULT_AGE ? adults.from : undefined
  const adultsTo = adults && adults.to < OLDEST_AGE ? adults.to : undefined
  const childrenFrom = children && children.from > 0 ? children.from : undefined
  const childrenTo = children && children.to < ADULT_AGE - 1 ? children.to : undefined
  if (!children) return { kind: 'adults', ...given({ from: adultsFrom, to: adultsTo }) }
  if (!adults) return { kind: 'children', ...given({ from: childrenFrom, to: childrenTo }) }
  const limits = given({ childrenFrom, childrenTo, adultsFrom, adultsTo })
  return Object.keys(limits).length ? { kind: 'both', ...limits } : { kind: 'any' }
}

function given<K extends string>(limits: Record<K, number | undefined>): Partial<Record<K, number>> {
  const entries = Object.entries(limits).filter(([, limit]) => limit !== undefined)
  return Object.fromEntries(entries) as Partial<Record<K, number>>
}
