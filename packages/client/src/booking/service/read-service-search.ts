// What a person looks for when booking a service, as it stands in the address.
import { CHILD_AGES } from '@vizit/rules/child-ages'
import { type BookingSearch, readBookingSearch } from '../booking-search.ts'
import type { FilterField } from '../doctor-filters.ts'

/** `child` is '1' for a child, of `age` full years where that is chosen; an age of 18 or more stands without it: of somebody else who is grown. Ids are digits. A field that is missing is not chosen. */
export type ServiceSearch = Omit<BookingSearch, 'view' | 'specialityId' | 'mine' | 'profileFilter' | FilterField> & {
  directionId?: string
  subGroupId?: string
  serviceId?: string
  child?: '1'
  age?: string
  /** [1.15] What this programme pays for alone. */
  programId?: string
  /** '1': the cheapest times first; missing: the soonest. */
  cheap?: '1'
}

const ROW_ID = /^[1-9]\d{0,17}$/
const PROGRAM_ID = /^[a-z][a-z0-9-]{1,63}$/

/** Reads what the address holds; whatever is not sound is left out, never an error. */
export function readServiceSearch(raw: Record<string, unknown>): ServiceSearch {
  const { townId, branchId, doctorId, day, who, age, slot } = readBookingSearch(raw)
  const text = (name: string) => (typeof raw[name] === 'string' || typeof raw[name] === 'number' ? String(raw[name]) : '')
  const id = (name: string) => (ROW_ID.test(text(name)) ? text(name) : undefined)
  const isChild = text('child') === '1'
  return tidySearch({
    townId,
    branchId,
    doctorId,
    day,
    who,
    slot,
    directionId: id('directionId'),
    subGroupId: id('subGroupId'),
    serviceId: id('serviceId'),
    child: isChild ? '1' : undefined,
    age: age !== undefined && isChild === isOfChild(age) ? age : undefined,
    programId: PROGRAM_ID.test(text('programId')) ? text('programId') : undefined,
    cheap: text('cheap') === '1' ? '1' : undefined
  })
}

/** An age of the address. */
export function isOfChild(age: string): boolean {
  return CHILD_AGES.includes(Number(age))
}

/** Without what is not chosen. */
export function tidySearch(search: { [K in keyof ServiceSearch]: ServiceSearch[K] | undefined }): ServiceSearch {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined))
}
