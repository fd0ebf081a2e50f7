// What a person looks for when booking a service, as it stands in the address.
import { CHILD_AGES, NO_AGE, NO_SERVICE_CHOSEN, type ServiceChoice } from '@vizit/rules/service-cascade'
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
}
export type ServiceStep = Partial<Record<keyof ServiceSearch, string | undefined>>

const ROW_ID = /^[1-9]\d{0,17}$/
const PROGRAM_ID = /^[a-z][a-z0-9-]{1,63}$/

/** Reads what the address holds; whatever is not sound is left out, never an error. */
export function readServiceSearch(raw: Record<string, unknown>): ServiceSearch {
  const { townId, branchId, doctorId, day, who, age, slot } = readBookingSearch(raw)
  const text = (name: string) => (typeof raw[name] === 'string' || typeof raw[name] === 'number' ? String(raw[name]) : '')
  const id = (name: string) => (ROW_ID.test(text(name)) ? text(name) : undefined)
  const isChild = text('child') === '1'
  return tidy({
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
    programId: PROGRAM_ID.test(text('programId')) ? text('programId') : undefined
  })
}

/** Whatever moves the timetable lets the chosen time go; a person does not. */
export function stepService(search: ServiceSearch, change: ServiceStep): ServiceSearch {
  const moves = Object.keys(change).some(name => name !== 'who' && name !== 'slot')
  // How old somebody grown is narrows no service: only another person lets it go.
  const isKept = search.age !== undefined && !isOfChild(search.age) && !('who' in change) && change.child === undefined
  return tidy({ ...search, ...(moves && { slot: undefined }), ...change, ...(isKept && { age: search.age }) } as ServiceSearch)
}

/** The choice that the address holds. [4.51] A chosen service comes before the branch. */
export function choiceOfSearch({ directionId, subGroupId, serviceId, branchId, doctorId, child, age }: ServiceSearch): ServiceChoice {
  const { order } = serviceId === undefined ? NO_SERVICE_CHOSEN : { order: SERVICE_FIRST }
  return {
    directionId,
    subGroupId,
    serviceId,
    branchId,
    doctorId,
    forChild: child === '1',
    age: child === undefined || age === undefined ? NO_AGE : Number(age),
    order
  }
}

/** For whom a service is looked for: a person of the family, or an age; neither is oneself [R50]. `years`: how old that person is, if that is known. */
export function whomStep({ who, age }: { who: string | undefined; age: string | undefined }, years: number | undefined): ServiceStep {
  const known = age ?? (who === undefined || years === undefined ? undefined : String(years))
  const isChild = known !== undefined && isOfChild(known)
  return { who, child: isChild ? '1' : undefined, age: isChild || who === undefined ? known : undefined }
}

function isOfChild(age: string): boolean {
  return CHILD_AGES.includes(Number(age))
}

const SERVICE_FIRST: ServiceChoice['order'] = ['directionId', 'subGroupId', 'serviceId', 'branchId']

/** What the address becomes with a choice. */
export function searchOfChoice({ directionId, subGroupId, serviceId, branchId, doctorId, forChild, age }: ServiceChoice): ServiceStep {
  return {
    directionId,
    subGroupId,
    serviceId,
    branchId,
    doctorId,
    child: forChild ? '1' : undefined,
    age: age === NO_AGE ? undefined : String(age)
  }
}

function tidy(search: { [K in keyof ServiceSearch]: ServiceSearch[K] | undefined }): ServiceSearch {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined))
}
