// The people of BY-1, each computed from a number, so that a million of them need no memory.
import { createHash } from 'node:crypto'
import type { Sex } from '@vizit/rules/people'
import { makeName, SURNAMES } from './names.ts'
import { makeRandom, scatter } from './random.ts'

type RelKind = 'OWNER' | 'SPOUSE' | 'CHILD' | 'PARENT'
/** `place` counts people from 0. Who is in no family has no kind. */
type Member = { place: number; family: number | null; kind: RelKind | null }

/** Five families, sixteen people; then the same again. Six of the sixteen are children. */
const CYCLE: readonly (readonly RelKind[])[] = [
  ['OWNER', 'SPOUSE', 'CHILD'],
  ['OWNER', 'SPOUSE', 'CHILD', 'CHILD'],
  ['OWNER', 'CHILD'],
  ['OWNER', 'SPOUSE', 'CHILD', 'CHILD', 'PARENT'],
  ['OWNER', 'SPOUSE']
]
const SEATS = CYCLE.flatMap((kinds, family) => kinds.map(kind => ({ family, kind, owner: CYCLE.slice(0, family).flat().length })))
const ADULT_SEATS = SEATS.flatMap(({ kind }, seat) => (kind === 'CHILD' ? [] : [seat]))
const CHILD_SEATS = SEATS.flatMap(({ kind }, seat) => (kind === 'CHILD' ? [seat] : []))

export type Population = { people: number; families: number; adults: number; children: number }

/** Families come in fives; everybody beyond them is an adult alone. */
export function populationOf(scale: number): Population {
  const families = Math.max(5, Math.round((250_000 * scale) / 5) * 5)
  const inFamilies = (families / 5) * SEATS.length
  const people = Math.max(inFamilies, Math.round(1_000_000 * scale))
  const children = (families / 5) * CHILD_SEATS.length
  return { people, families, children, adults: people - children }
}

function memberAt(place: number, { families }: Population): Member {
  const cycle = Math.floor(place / SEATS.length)
  const seat = SEATS[place % SEATS.length]
  const family = cycle * 5 + (seat?.family ?? 0)
  return seat && family < families ? { place, family, kind: seat.kind } : { place, family: null, kind: null }
}

/** The place of the n-th adult or child. */
export function adultAt(nth: number, population: Population): number {
  const cycle = Math.floor(nth / ADULT_SEATS.length)
  if (cycle * 5 < population.families) return cycle * SEATS.length + (ADULT_SEATS[nth % ADULT_SEATS.length] ?? 0)
  return (population.families / 5) * SEATS.length + nth - (population.families / 5) * ADULT_SEATS.length
}

export function childAt(nth: number): number {
  return Math.floor(nth / CHILD_SEATS.length) * SEATS.length + (CHILD_SEATS[nth % CHILD_SEATS.length] ?? 0)
}

/** Who books for them: adults themselves, a child's family owner. */
export function bookerOf(place: number, population: Population): number {
  if (memberAt(place, population).kind !== 'CHILD') return place
  return Math.floor(place / SEATS.length) * SEATS.length + (SEATS[place % SEATS.length]?.owner ?? 0)
}

type Kind = 'profile' | 'account' | 'family' | 'visit'
const TAGS: Record<Kind, string> = { profile: '0193a000', account: '0193b000', family: '0193c000', visit: '0193d000' }

/** Version 7 in form; counts up, as ids made in time order do. */
export function uuidOf(kind: Kind, place: number): string {
  return `${TAGS[kind]}-0000-7000-8000-${place.toString(16).padStart(12, '0')}`
}

export const PROFILE_COLUMNS = ['id', 'last_name', 'first_name', 'middle_name', 'birthday', 'sex', 'created_at', 'updated_at']

export function* profileLines(population: Population, at: string): Generator<string> {
  const random = makeRandom('vizit by-1 people')
  for (let place = 0; place < population.people; place++) {
    const { family, kind } = memberAt(place, population)
    const sex: Sex = kind === 'OWNER' ? 'FEMALE' : kind === 'SPOUSE' ? 'MALE' : random.chance(0.5) ? 'FEMALE' : 'MALE'
    const [from, to] = kind === 'CHILD' ? [2012, 2024] : kind === 'PARENT' ? [1940, 1965] : [1966, 2004]
    const born = random.whole(from, to)
    const birthday = `${born}-${two(random.whole(1, 12))}-${two(random.whole(1, 28))}`
    const surname = SURNAMES[Math.floor(scatter(family ?? place, 11, 3) * SURNAMES.length)]
    const name = makeName(random, sex, born < 1980 ? 'older' : 'younger', surname)
    yield `${uuidOf('profile', place)}\t${name.lastName}\t${name.firstName}\t${name.middleName}\t${birthday}\t${sex}\t${at}\t${at}\n`
  }
}

export const ACCOUNT_COLUMNS = ['id', 'phone', 'profile_id', 'hash_key', 'created_at']

/** Every adult, with a number of the reserved range for tests: 375 55 and seven digits. */
export function* accountLines(population: Population, at: string): Generator<string> {
  for (let nth = 0; nth < population.adults; nth++) {
    const place = adultAt(nth, population)
    const hashKey = createHash('sha256').update(`by-1 ${place}`).digest('base64url')
    yield `${uuidOf('account', place)}\t${phoneOf(nth)}\t${uuidOf('profile', place)}\t${hashKey}\t${at}\n`
  }
}

/** The number of the n-th adult; no two are the same up to ten million. */
function phoneOf(nth: number): string {
  return `37555${String((nth * 7_919 + 1_000_003) % 10_000_000).padStart(7, '0')}`
}

export function* familyLines({ families }: Population, at: string): Generator<string> {
  for (let family = 0; family < families; family++) yield `${uuidOf('family', family)}\t${at}\n`
}

export const FAMILY_MEMBER_COLUMNS = ['family_id', 'profile_id', 'rel_kind', 'of_profile_id', 'since']

export function* familyMemberLines(population: Population, at: string): Generator<string> {
  let owner = 0
  for (let place = 0; place < population.people; place++) {
    const { family, kind } = memberAt(place, population)
    if (family === null) return
    // The owner is the first of a family; children and parents are the owner's.
    if (kind === 'OWNER') owner = place
    const ofWhom = kind === 'CHILD' || kind === 'PARENT' ? uuidOf('profile', owner) : '\\N'
    yield `${uuidOf('family', family)}\t${uuidOf('profile', place)}\t${kind}\t${ofWhom}\t${at}\n`
  }
}

function two(part: number): string {
  return String(part).padStart(2, '0')
}
