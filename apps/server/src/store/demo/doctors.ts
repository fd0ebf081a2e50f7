import type { Sex } from '@vizit/rules/people'
import { describe } from './descriptions.ts'
import type { AgesTaken, KnownDoctor, OnlineBooking } from './known-doctors.ts'
import { type FullName, makeName } from './names.ts'
import type { CentreKind } from './places.data.ts'
import type { Branch } from './places.ts'
import type { Random } from './random.ts'
import { type Field, SPECIALITIES, type Speciality, specialityOf } from './specialities.ts'

export type Doctor = FullName &
  AgesTaken & {
    id: number
    providerId: number
    externalId: string
    sex: Sex
    specialityId: number
    qualification: string
    workStart: string
    description: string
    onlineBooking: OnlineBooking
    /** Where the doctor works, one or two in one town. */
    branches: readonly Branch[]
  }

/** Experience is counted back from here; a fixed year keeps the world the same. */
const YEAR = 2026

const WELCOME: Record<CentreKind, Record<Field, number>> = {
  general: { general: 1, children: 0.8, dental: 0.25 },
  children: { general: 0, children: 6, dental: 0 },
  dental: { general: 0, children: 0, dental: 5 }
}
const MINSK = 1
/** The four big cities that are not the centre of a region; nobody goes there for a neurosurgeon. */
const SMALL_TOWNS = new Set([7, 8, 9, 10])
const RARE_SHARE = 14

/** `count` doctors of all specialities in their shares, the known doctors first. No two have the same full name. */
export function makeDoctors(random: Random, branches: readonly Branch[], count: number, knownDoctors: readonly KnownDoctor[]): Doctor[] {
  const names = new Set(knownDoctors.map(({ name }) => wordsOf(name)))
  const doctors = knownDoctors.map((known, place) => fromKnown(random, known, place + 1, branches))
  const crowd = new Map<string, number>()
  const specialities = random.shuffled(
    quotas(count - doctors.length).flatMap(({ speciality, times }) => Array.from({ length: times }, () => speciality))
  )
  for (const speciality of specialities) {
    const branch = random.weighted(branches, ({ id, kind, townId }) => {
      // Spread: a branch that already has such a doctor is less likely to get another.
      const already = crowd.get(`${id} ${speciality.id}`) ?? 0
      const rare = speciality.share <= RARE_SHARE && SMALL_TOWNS.has(townId)
      return rare ? 0 : (WELCOME[kind][speciality.field] * (townId === MINSK ? 1.3 : SMALL_TOWNS.has(townId) ? 0.7 : 1)) / (1 + 2 * already)
    })
    crowd.set(`${branch.id} ${speciality.id}`, (crowd.get(`${branch.id} ${speciality.id}`) ?? 0) + 1)
    doctors.push(makeDoctor(random, doctors.length + 1, speciality, withSecond(random, branch, branches, speciality), names))
  }
  return doctors
}

/** By shares, at least two of each speciality; what rounding leaves over or short is settled with the most common ones. */
function quotas(count: number): { speciality: Speciality; times: number }[] {
  const all = SPECIALITIES.reduce((sum, { share }) => sum + share, 0)
  const given = SPECIALITIES.toSorted((a, b) => b.share - a.share).map(speciality => ({
    speciality,
    times: Math.max(2, Math.round((speciality.share / all) * count))
  }))
  if (count < given.length * 2) throw new Error(`${count} doctors are too few for ${given.length} specialities`)
  let left = count - given.reduce((sum, { times }) => sum + times, 0)
  for (let at = 0; left !== 0; at = (at + 1) % given.length) {
    const quota = given[at]
    if (!quota || (left < 0 && quota.times <= 2)) continue
    quota.times += Math.sign(left)
    left -= Math.sign(left)
  }
  return given
}

function makeDoctor(random: Random, id: number, speciality: Speciality, branches: readonly Branch[], names: Set<string>): Doctor {
  const sex = random.chance(0.68) ? 'FEMALE' : 'MALE'
  const experience = Math.round(1 + 37 * random.next() ** 1.4)
  let name = makeName(random, sex, experience > 20 ? 'older' : 'younger')
  while (names.has(wordsOf(name))) name = makeName(random, sex, experience > 20 ? 'older' : 'younger')
  names.add(wordsOf(name))
  const ages = agesOf(random, speciality)
  const started = YEAR - experience
  return {
    id,
    providerId: providerOf(branches),
    externalId: `d-${String(id).padStart(4, '0')}`,
    ...name,
    sex,
    specialityId: speciality.id,
    qualification: qualificationOf(random, experience),
    workStart: `${started}-${random.pick(['08-01', '08-01', '09-01', '10-01'])}`,
    description: describe(random, { speciality, sex, ages, experience, graduated: started - 1 }),
    ...ages,
    onlineBooking: random.chance(0.92)
      ? 'open'
      : random.pick(['registry-only', 'registry-only', 'from-second-visit', 'from-second-visit', 'programme-only']),
    branches
  }
}

function fromKnown(random: Random, known: KnownDoctor, id: number, branches: readonly Branch[]): Doctor {
  const speciality = specialityOf(known.speciality)
  const started = Number(known.workStart.slice(0, 4))
  const own = branches.filter(branch => known.branches.includes(branch.externalId))
  return {
    id,
    providerId: providerOf(own),
    externalId: known.externalId,
    ...known.name,
    sex: known.sex,
    specialityId: speciality.id,
    qualification: known.qualification,
    workStart: known.workStart,
    description: describe(random, {
      speciality,
      sex: known.sex,
      ages: known.ages,
      experience: YEAR - started,
      graduated: started - 1
    }),
    ...known.ages,
    onlineBooking: known.onlineBooking,
    branches: own
  }
}

function withSecond(random: Random, first: Branch, branches: readonly Branch[], { field }: Speciality): Branch[] {
  if (!random.chance(0.12)) return [first]
  const others = branches.filter(
    ({ id, townId, providerId, kind }) =>
      id !== first.id && townId === first.townId && providerId === first.providerId && WELCOME[kind][field] > 0
  )
  return others.length > 0 ? [first, random.pick(others)] : [first]
}

function agesOf(random: Random, { takes, childrenFrom }: Speciality): AgesTaken {
  const ages = { adult: true, children: false, adultAge: null, adultAgeTo: null, childrenAge: null, childrenAgeTo: null }
  if (takes === 'children') {
    const [childrenAge, childrenAgeTo] = random.pick([
      [null, null],
      [null, null],
      [0, 17],
      [0, 17],
      [1, 17],
      [3, 17],
      [3, 14],
      [0, 15]
    ] as const)
    return { ...ages, adult: false, children: true, childrenAge, childrenAgeTo }
  }
  if (takes === 'either' && random.chance(0.62)) return { ...ages, children: true, childrenAge: random.pick(childrenFrom) }
  return ages
}

function qualificationOf(random: Random, experience: number): string {
  if (experience < 4) return 'без категории'
  const category =
    experience >= 15 && random.chance(0.7)
      ? 'высшая'
      : experience >= 8 && random.chance(0.75)
        ? 'первая'
        : random.chance(0.8)
          ? 'вторая'
          : ''
  const degree = category && experience >= 12 && random.chance(0.09) ? ', кандидат медицинских наук' : ''
  return `${category ? `${category} категория` : 'без категории'}${degree}`
}

/** How a category shows in the price. */
export function priceFactor(qualification: string): number {
  if (qualification.includes('кандидат')) return 1.65
  if (qualification.startsWith('высшая')) return 1.42
  if (qualification.startsWith('первая')) return 1.2
  return qualification.startsWith('вторая') ? 1.1 : 1
}

function providerOf(branches: readonly Branch[]): number {
  const [first] = branches
  if (!first) throw new Error('a doctor without a branch')
  return first.providerId
}

function wordsOf({ lastName, firstName, middleName }: FullName): string {
  return `${lastName} ${firstName} ${middleName}`
}
