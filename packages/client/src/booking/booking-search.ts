// What a person looks for, as it stands in the address: the page can be reloaded, shared and come back to.
import { type Day, isDay } from '@vizit/rules/days'
import type { Sex } from '@vizit/rules/people'
import { PARTS_OF_DAY, type PartOfDay } from '@vizit/rules/slots'
import { ALL_TOWNS } from '../catalogue/all-towns.ts'

export type BookingView = 'list' | 'calendar'

/** Ids are digits, town 0 is all of them; `who` is a profile id, `age` the full years of somebody who has none yet [R50]; `slot` is the chosen free time. A field that is missing is not chosen. */
export type BookingSearch = {
  townId?: string
  branchId?: string
  specialityId?: string
  doctorId?: string
  day?: Day
  view?: 'calendar'
  who?: string
  age?: string
  slot?: string
  /** '1': among my doctors alone, with the service of one of them. */
  mine?: '1'
  serviceId?: string
  /** [3.37] Only where a host page has said whom its doctors are to see: everybody, adults, children. */
  profileFilter?: '0' | '1' | '2'
  /** [3.95] Times of this part of the day alone. */
  part?: PartOfDay
  /** Whole kilometres from where the person is; that place itself is in no address. */
  near?: string
  /** Whole roubles. */
  priceTo?: string
  /** The doctor's. */
  sex?: Sex
  /** '1': without doctors who have no time on the day. */
  free?: '1'
}

const SEXES = ['FEMALE', 'MALE'] as const
/** What can be chosen. */
const KILOMETRES = /^[135]$/
const ROUBLES = /^[1-9]\d{0,3}$/

const PROFILE_FILTERS = ['0', '1', '2'] as const
const AGE = /^(0|[1-9]\d?|1[01]\d|120)$/
const ROW_ID = /^[1-9]\d{0,17}$/
const PROFILE_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Reads what the address holds; whatever is not sound is left out, never an error. */
export function readBookingSearch(raw: Record<string, unknown>): BookingSearch {
  const text = (name: string) => (typeof raw[name] === 'string' || typeof raw[name] === 'number' ? String(raw[name]) : '')
  const id = (name: string) => (ROW_ID.test(text(name)) ? text(name) : undefined)
  return tidy({
    townId: text('townId') === ALL_TOWNS ? ALL_TOWNS : id('townId'),
    branchId: id('branchId'),
    specialityId: id('specialityId'),
    doctorId: id('doctorId'),
    day: isDay(text('day')) ? text('day') : undefined,
    view: text('view') === 'calendar' ? 'calendar' : undefined,
    who: PROFILE_ID.test(text('who')) ? text('who') : undefined,
    age: AGE.test(text('age')) ? text('age') : undefined,
    slot: id('slot'),
    mine: text('mine') === '1' ? '1' : undefined,
    serviceId: text('mine') === '1' ? id('serviceId') : undefined,
    profileFilter: PROFILE_FILTERS.find(one => one === text('profileFilter')),
    part: PARTS_OF_DAY.find(one => one === text('part')),
    near: KILOMETRES.test(text('near')) ? text('near') : undefined,
    priceTo: ROUBLES.test(text('priceTo')) ? text('priceTo') : undefined,
    sex: SEXES.find(one => one === text('sex')),
    free: text('free') === '1' ? '1' : undefined
  })
}

/** What changes with a step: a new place or doctor lets the chosen time go, a new day too; a person or a view does not. */
export function stepSearch(search: BookingSearch, change: Partial<Record<keyof BookingSearch, string | undefined>>): BookingSearch {
  const moves = Object.keys(change).some(name => name !== 'view' && name !== 'who' && name !== 'age' && name !== 'slot')
  return tidy({ ...search, ...(moves && { slot: undefined }), ...change } as BookingSearch)
}

function tidy(search: { [K in keyof BookingSearch]: BookingSearch[K] | undefined }): BookingSearch {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined))
}
