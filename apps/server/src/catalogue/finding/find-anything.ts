import type { Received, Reply } from '@vizit/contract/endpoint'
import type { findAnything } from '@vizit/contract/finding'
import { refuse } from '@vizit/contract/refusal'
import { ADULT_AGE, judgeAge } from '@vizit/rules/age'
import { instantText } from '@vizit/rules/days'
import { distanceTo, distanceWithSlips, foldedWords } from '@vizit/rules/spelling'
import type { Ctx } from '../../deps.ts'
import type { Assignment } from '../availability/assignment.ts'
import type { AssignmentChoice } from '../availability/assignments.ts'
import { availabilityOf, type View } from '../availability/availability.ts'
import { nearestOf, specialityFacts } from '../availability/choose-doctors.ts'
import { choiceOf } from '../choice.ts'
import { openRange, type Range } from '../cut-range.ts'
import { writeDoctorPage } from '../doctor-cards.ts'
import { type Led, serviceAskedFor, speaksOfChild, specialitiesFor } from './everyday-words.ts'
import { type FoundService, type Names, namesOf } from './names.ts'
import { type Reading, readingsOf, speaksOfDanger, typedTerms } from './readings.ts'

/** So many of each kind are shown. */
const SHOWN = { specialities: 3, doctors: 5, services: 5, centres: 3, towns: 3, elsewhere: 5 }
/** Of one kind, where all of it is asked for. */
const ALL = 100

/** `open`: null while the free slots are being counted. `typed`: the folded words as they were typed. `most`: so many of each kind. */
type Question = {
  assignment: AssignmentChoice
  town: number | null
  age: number | undefined
  open: Range | null
  typed: readonly string[]
  most: typeof SHOWN
}
/** `isSpelled`: nothing but names of doctors that are spelled otherwise. */
type Found = Omit<Reply<typeof findAnything>, 'danger' | 'readAs' | 'forChild' | 'doctors'> & { doctorIds: number[]; isSpelled: boolean }

/** Refuses NOT_FOUND for an unknown provider. While the free slots are being counted, nobody's nearest one is told. */
export async function findAnythingOf({ store, now }: Ctx, input: Received<typeof findAnything>): Promise<Reply<typeof findAnything>> {
  const { view, version, isCounted } = await availabilityOf(store).whoWorks(now)
  const names = await namesOf(store, version)
  const typed = typedTerms(input.text)
  // Whoever looks for themselves and says that it is for a child is not told that nobody sees children of their own age.
  const forChild = input.age !== undefined && input.age >= ADULT_AGE && speaksOfChild(typed)
  const age = forChild ? undefined : input.age
  const assignment: AssignmentChoice = { ...choiceOf(input), centreId: null, profile: 0, age: age ?? null }
  if (!view.assignments.knows(input.provider)) refuse('NOT_FOUND')
  const town = assignment.townId === null ? null : Number(assignment.townId)
  const most = input.all ? { ...SHOWN, [input.all]: ALL } : SHOWN
  const question: Question = { assignment, town, age, open: isCounted ? openRange(now) : null, typed, most }
  const { readAs, found } = firstFound(readingsOf(input.text), reading => findBy(reading, names, view, question))
  const { doctorIds, isSpelled: _, ...rest } = found
  const nearest = doctorIds.map(id => question.open && nearestOf(view, view.assignments.ofDoctor(id, assignment.provider), question.open))
  const page = await writeDoctorPage(store, view.assignments, { doctorIds, nearest, total: found.doctorsTotal })
  const { doctors } = JSON.parse(page) as Pick<Reply<typeof findAnything>, 'doctors'>
  return { danger: speaksOfDanger(input.text), readAs, forChild, ...rest, doctors }
}

/** By the first reading that finds something. A name that is spelled otherwise is one when no reading finds more, and before slips are forgiven. */
function firstFound(readings: readonly Reading[], find: (reading: Reading) => Found): { readAs: string | null; found: Found } {
  let spelled: Found | null = null
  for (const reading of readings) {
    if (spelled && reading.slips === 'forgiven') break
    const found = find(reading)
    if (isNothing(found)) continue
    if (!found.isSpelled) return { readAs: reading.readAs, found }
    spelled ??= found
  }
  return { readAs: null, found: spelled ?? NOTHING }
}

const NOTHING: Found = {
  asksForService: false,
  specialities: [],
  doctorIds: [],
  doctorsTotal: 0,
  services: [],
  servicesTotal: 0,
  centres: [],
  centresTotal: 0,
  towns: [],
  elsewhere: [],
  isSpelled: false
}

function isNothing(found: Found): boolean {
  if (found.asksForService) return false
  return [found.specialities, found.doctorIds, found.services, found.centres, found.towns, found.elsewhere].every(list => list.length === 0)
}

function findBy({ terms, slips }: Reading, names: Names, view: View, { assignment, town, age, open, typed, most }: Question): Found {
  const distanceOf = slips === 'none' ? distanceTo : withSlips
  const { provider } = assignment
  const service = serviceAskedFor(terms, slips)
  const led = service?.by === 'laboratory' ? [] : specialitiesFor(terms, age, slips)
  const meant = service?.by === 'laboratory' ? [] : specialitiesMeant(terms, slips, names, led)
  const here = meant.flatMap(({ id, called }) => {
    const { doctors, nearest } = factsOf(view, { ...assignment, specialityId: String(id) }, open)
    const found = {
      specialityId: String(id),
      specialityName: names.specialityNames.get(id)!,
      called,
      doctors,
      nearest: nearest && instantText(nearest)
    }
    return doctors === 0 ? [] : [found]
  })
  // Whoever says «ухо» means nobody who is called Петухова, by «ушной» no «брюшная полость», and by «лор» no Лариса.
  const isSaid = here.length > 0 && slips === 'none' && led.some(({ isWhole }) => isWhole)
  const nearOf = isSaid ? nearerThanWithin : distanceOf
  const services = names.services(terms, nearOf, { provider, town }, age)
  if (service) {
    // «ultrasound of the abdomen» is called «Abdominal ultrasound»; who asks for an «УЗИ» that nobody makes sees those that are made.
    for (const [words, distance] of [
      [service.terms, distanceOf],
      [service.terms, withSlips],
      [service.terms.slice(0, 1), distanceTo]
    ] as const)
      if (services.length === 0) services.push(...names.services(words, distance, { provider, town }, age))
    // «УЗИ почек» is one, «Первичный приём врача УЗИ» is a visit to whoever makes it.
    const isIt = ({ serviceName }: FoundService) => foldedWords(serviceName)[0] === service.terms[0]
    services.sort((a, b) => Number(isIt(b)) - Number(isIt(a)))
  }
  const centres = names.centres(terms, distanceOf, { provider, town })
  const towns = names.towns(terms, distanceOf, provider)
  const isElse = service !== null || [here, services, centres, towns].some(list => list.length > 0)
  const asTyped = namedDoctors(names.doctors(terms, nearOf), view, assignment)
  const spelled = asTyped.length > 0 || isSaid ? [] : namedDoctors(spelledOf(names, typed, slips, isElse), view, assignment)
  const named = [...asTyped, ...spelled]
  const inTown = town === null ? named : named.filter(({ assignments }) => assignments.some(one => one.townId === town))
  const isNobodyHere = here.length === 0 && inTown.length === 0 && services.length === 0 && centres.length === 0
  return {
    asksForService: service !== null,
    isSpelled: spelled.length > 0 && !isElse,
    specialities: here.slice(0, most.specialities),
    doctorIds: inTown.slice(0, most.doctors).map(({ id }) => id),
    doctorsTotal: inTown.length,
    services: services.slice(0, most.services),
    servicesTotal: services.length,
    centres: centres.slice(0, most.centres),
    centresTotal: centres.length,
    towns: towns.slice(0, most.towns).map(({ id }) => ({ townId: String(id) })),
    elsewhere: isNobodyHere && town !== null ? elsewhere(meant[0]?.id, named, view, assignment) : []
  }
}

function withSlips(term: string, word: string): number | null {
  return distanceTo(term, word) ?? distanceWithSlips(term, word)
}

/** A name beside other things must begin as it was typed; where nothing else is found, a slip in it is forgiven too. */
function spelledOf(names: Names, typed: readonly string[], slips: Reading['slips'], isElse: boolean): Map<number, number> {
  if (slips === 'forgiven' && isElse) return new Map()
  return names.doctorsSpelled(typed, (term, key) => {
    const far = nearerThanWithin(term, key)
    return far === null && slips === 'forgiven' ? distanceWithSlips(term, key) : far
  })
}

/** `distanceTo` of what stands within a word. */
const WITHIN = 1

function nearerThanWithin(term: string, word: string): number | null {
  const far = distanceTo(term, word)
  return far !== null && far < WITHIN ? far : null
}

function factsOf(view: View, choice: AssignmentChoice, open: Range | null): { doctors: number; nearest: Date | null } {
  if (open) return specialityFacts(view, choice, open)
  const chosen = view.assignments.chosen(choice)
  return { doctors: chosen === null ? 0 : chosen.firsts.length - 1, nearest: null }
}

/** What else is as far stands behind the speciality that begins with what was typed: «терапевт» is not first of all «стоматолог-терапевт». */
const NOT_AT_START = 0.01

/** Everyday words lead, then the specialities' own names; each once. */
function specialitiesMeant(terms: readonly string[], slips: Reading['slips'], names: Names, everyday: readonly Led[]) {
  const distanceOf = slips === 'none' ? distanceTo : distanceWithSlips
  const own = names.specialities(terms, distanceOf).map(({ id, far }) => ({ id, far, called: null }))
  const led = everyday.flatMap(({ speciality, called, distance }) => {
    const id = names.specialityOf(speciality)
    return id === undefined ? [] : [{ id, far: distance, called }]
  })
  const order = ({ id, far }: { id: number; far: number }) => {
    const [first = ''] = foldedWords(names.specialityNames.get(id) ?? '')
    return far + ((distanceTo(terms[0] ?? '', first) ?? 1) < 1 ? 0 : NOT_AT_START)
  }
  const all = [...led, ...own].sort((a, b) => order(a) - order(b))
  return all.filter(({ id }, at) => all.findIndex(one => one.id === id) === at)
}

type Named = { id: number; assignments: readonly Assignment[] }

/** Those of the provider who see somebody so old, the nearest name first, then in the order of names. */
function namedDoctors(found: ReadonlyMap<number, number>, view: View, { provider, age }: AssignmentChoice): Named[] {
  return [...found]
    .map(([id, far]) => ({ id, far, assignments: view.assignments.ofDoctor(id, provider) }))
    .filter(({ assignments }) => assignments.length > 0 && (age === null || judgeAge(assignments[0]!.ages, age) === 'fits'))
    .sort((a, b) => a.far - b.far || a.assignments[0]!.nr - b.assignments[0]!.nr)
}

/** The towns that have such doctors, most first. */
function elsewhere(specialityId: number | undefined, named: readonly Named[], view: View, assignment: AssignmentChoice) {
  const doctors = new Map<number, Set<number>>()
  const note = ({ townId, doctorId }: Assignment) => doctors.set(townId, (doctors.get(townId) ?? new Set()).add(doctorId))
  for (const one of named) one.assignments.forEach(note)
  if (specialityId !== undefined)
    view.assignments.chosen({ ...assignment, townId: null, specialityId: String(specialityId) })?.assignments.forEach(note)
  return [...doctors]
    .map(([townId, ids]) => ({ townId: String(townId), doctors: ids.size }))
    .sort((a, b) => b.doctors - a.doctors)
    .slice(0, SHOWN.elsewhere)
}
