// What is looked for among doctors, as it stands in the address. The table of pages reads it, so it brings nothing along.
import type { DoctorSort } from '@vizit/contract/catalogue'
import { PARTS_OF_DAY, type PartOfDay } from '@vizit/rules/slots'

/** In the order in which they are asked and shown. */
export const DOCTOR_FILTERS = ['dates', 'times', 'part', 'profile', 'age'] as const
export type DoctorFilterName = (typeof DOCTOR_FILTERS)[number]

/** Missing: nobody in particular, any time, the soonest first. `age`: full years of a child. */
export type DoctorsSearch = {
  speciality?: string | undefined
  q?: string | undefined
  dates?: '3' | '7' | '30' | undefined
  times?: '1' | '2' | '3' | '4' | undefined
  part?: PartOfDay | undefined
  profile?: '1' | '2' | undefined
  age?: string | undefined
  sort?: Exclude<DoctorSort, 'byDate'> | undefined
}

const TYPED_MAX = 100

/** What is not sound is left out, never an error. */
export function readDoctorsSearch(raw: Record<string, unknown>): DoctorsSearch {
  const text = (name: string) => (typeof raw[name] === 'string' || typeof raw[name] === 'number' ? String(raw[name]) : '')
  const oneOf = <V extends string>(name: string, values: readonly V[]) => values.find(one => one === text(name))
  const profile = oneOf('profile', ['1', '2'])
  const read: DoctorsSearch = {
    speciality: /^[1-9]\d{0,17}$/.test(text('speciality')) ? text('speciality') : undefined,
    q: text('q').slice(0, TYPED_MAX) || undefined,
    dates: oneOf('dates', ['3', '7', '30']),
    times: oneOf('times', ['1', '2', '3', '4']),
    part: oneOf('part', PARTS_OF_DAY),
    profile,
    age: profile === '2' && isChildAge(text('age')) ? text('age') : undefined,
    sort: oneOf('sort', ['byName', 'byFeedbacks'])
  }
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined))
}

/** Full years of a child: 0 to 17 [R1]. */
export function isChildAge(typed: string): boolean {
  return /^(\d|1[0-7])$/.test(typed)
}

export function doctorFiltersOn(search: DoctorsSearch): DoctorFilterName[] {
  return DOCTOR_FILTERS.filter(name => search[name] !== undefined)
}
