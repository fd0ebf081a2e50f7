// The names of the catalogue, held in the memory of each server and read anew after it has changed.
import { setTimeout as pause } from 'node:timers/promises'
import { judgeAge } from '@vizit/rules/age'
import { nameKey, unmarkedNameKey } from '@vizit/rules/name-spelling'
import { foldWord } from '@vizit/rules/spelling'
import type { Store } from '../../store/store.ts'
import {
  type BranchName,
  findBranchNames,
  findDoctorNames,
  findServiceNames,
  findServiceOffers,
  findSpecialityIds,
  findTownNames,
  type ServiceName,
  type ServiceOffer
} from './names.sql.ts'
import { type DistanceOf, WordIndex } from './word-index.ts'

type Nearest = { id: number; far: number }
export type FoundService = { serviceId: string; serviceName: string; minutes: number; priceFrom: number | null; centres: number }
export type FoundCentre = { centreId: string; centreName: string; address: string; schedule: string }

/** Whose branches, of one provider or of 'all', and those of a town or of all (null). */
type Where = { provider: string; town: number | null }

export class Names {
  #doctors = new WordIndex()
  #doctorsByKey = new WordIndex()
  #doctorsByUnmarkedKey = new WordIndex()
  #specialities = new WordIndex()
  #services = new WordIndex()
  #centres = new WordIndex()
  #towns = new WordIndex()
  readonly specialityNames = new Map<number, string>()
  #specialityIds = new Map<string, number>()
  #serviceOf = new Map<number, ServiceName>()
  #offers = new Map<string, ServiceOffer>()
  #branches = new Map<number, BranchName[]>()
  #townsOf = new Map<string, Set<number>>()

  static async read(store: Store): Promise<Names> {
    const names = new Names()
    const [doctors, services, offers, branches, specialities, towns] = await Promise.all([
      findDoctorNames(store),
      findServiceNames(store),
      findServiceOffers(store),
      findBranchNames(store),
      findSpecialityIds(store),
      findTownNames(store)
    ])
    for (const line of doctors === '' ? [] : doctors.split('\n')) {
      const space = line.indexOf(' ')
      names.#doctors.add(Number(line.slice(0, space)), line.slice(space + 1))
    }
    names.#doctorsByKey = names.#doctors.by(nameKey)
    names.#doctorsByUnmarkedKey = names.#doctors.by(unmarkedNameKey)
    for (const service of services) {
      names.#services.add(service.id, service.names)
      names.#serviceOf.set(service.id, service)
    }
    for (const offer of offers)
      names.#offers.set(offerName(offer.service_id, { provider: offer.provider ?? 'all', town: offer.town_id }), offer)
    for (const branch of branches) {
      names.#centres.add(branch.centre_id, branch.name)
      const known = names.#branches.get(branch.centre_id)
      if (known) known.push(branch)
      else names.#branches.set(branch.centre_id, [branch])
    }
    for (const [provider, own] of Map.groupBy(branches, branch => branch.provider))
      names.#townsOf.set(provider, new Set(own.map(branch => branch.town_id)))
    for (const { id, name, names: said } of specialities) {
      names.#specialities.add(id, said)
      names.specialityNames.set(id, name)
      names.#specialityIds.set(foldWord(name), id)
    }
    for (const { id, names: said } of towns) names.#towns.add(id, said)
    return names
  }

  specialities(terms: readonly string[], distanceOf: DistanceOf): Nearest[] {
    return inOrder(this.#specialities.find(terms, distanceOf))
  }

  /** Undefined: the catalogue has none of this name. */
  specialityOf(name: string): number | undefined {
    return this.#specialityIds.get(foldWord(name))
  }

  /** By id how far the doctor's name is. */
  doctors(terms: readonly string[], distanceOf: DistanceOf): Map<number, number> {
    return this.#doctors.find(terms, distanceOf)
  }

  /** The same of those whose name is spelled otherwise: in Belarusian, in Latin letters. */
  doctorsSpelled(terms: readonly string[], distanceOf: DistanceOf): Map<number, number> {
    const found = this.#doctorsByKey.find(keysOf(terms, nameKey), distanceOf)
    return found.size > 0 ? found : this.#doctorsByUnmarkedKey.find(keysOf(terms, unmarkedNameKey), distanceOf)
  }

  /** Those in which the provider has a branch; of 'all' each. */
  towns(terms: readonly string[], distanceOf: DistanceOf, provider: string): Nearest[] {
    const found = inOrder(this.#towns.find(terms, distanceOf))
    return provider === 'all' ? found : found.filter(({ id }) => this.#townsOf.get(provider)?.has(id))
  }

  /** Those that are offered there to somebody so old. */
  services(terms: readonly string[], distanceOf: DistanceOf, where: Where, age: number | undefined): FoundService[] {
    return inOrder(this.#services.find(terms, distanceOf)).flatMap(({ id }) => {
      const service = this.#serviceOf.get(id)!
      const offer = this.#offers.get(offerName(id, where))
      const ages = { adult: service.for_adult, children: service.for_children, childrenAge: service.children_age }
      if (!offer || (age !== undefined && judgeAge(ages, age) !== 'fits')) return []
      return [{ serviceId: String(id), serviceName: service.name, minutes: offer.minutes, priceFrom: offer.price, centres: offer.centres }]
    })
  }

  /** Those that have a branch there. */
  centres(terms: readonly string[], distanceOf: DistanceOf, { provider, town }: Where): FoundCentre[] {
    return inOrder(this.#centres.find(terms, distanceOf)).flatMap(({ id }) => {
      const branch = this.#branches
        .get(id)!
        .find(one => (town === null || one.town_id === town) && (provider === 'all' || one.provider === provider))
      return branch ? [{ centreId: String(id), centreName: branch.name, address: branch.address, schedule: branch.schedule }] : []
    })
  }
}

/** A key says less than a word: one of three letters at least. */
const LEAST_KEY = 3

function keysOf(terms: readonly string[], keyOf: (word: string) => string): string[] {
  const keys = terms.map(keyOf)
  return keys.every(key => key !== '') && keys.some(key => key.length >= LEAST_KEY) ? keys : []
}

function offerName(serviceId: number, { provider, town }: Where): string {
  return `${provider} ${serviceId} ${town}`
}

/** The nearest first, equal ones as they were added. */
function inOrder(found: ReadonlyMap<number, number>): Nearest[] {
  return [...found].map(([id, far]) => ({ id, far })).sort((a, b) => a.far - b.far)
}

type Kept = { version: number; names: Names }
const kept = new WeakMap<Store, Kept>()
const reading = new WeakMap<Store, Promise<Kept>>()

/** So long a question waits for names that have just changed; then those before are good enough. */
const WAITED_MILLIS = 2_000

/** The names as the catalogue of this version has them. */
export async function namesOf(store: Store, version: number): Promise<Names> {
  const until = performance.now() + WAITED_MILLIS
  for (;;) {
    const known = kept.get(store)
    if (known?.version === version || (known && performance.now() >= until)) return known.names
    // What somebody reads already may be of the version before: then it is read once more.
    const now = reading.get(store) ?? read(store, version)
    await (known ? Promise.race([now, pause(WAITED_MILLIS, undefined, { ref: false })]) : now)
  }
}

function read(store: Store, version: number): Promise<Kept> {
  const now = Names.read(store)
    .then(names => {
      const one = { version, names }
      kept.set(store, one)
      return one
    })
    .finally(() => reading.delete(store))
  now.catch(() => undefined)
  reading.set(store, now)
  return now
}
