import type { listDoctors } from '@vizit/contract/catalogue'
import type { Received } from '@vizit/contract/endpoint'
import { refuse } from '@vizit/contract/refusal'
import { minskDay } from '@vizit/rules/days'
import { type PreferredTimes, preferredDays, preferredHours } from '@vizit/rules/preferred'
import { foldText, judgeDoctorSearch, searchTerms } from '@vizit/rules/search'
import { hoursOfPart, type PartOfDay } from '@vizit/rules/slots'
import type { Ctx } from '../deps.ts'
import { type ReadyJson, readyJson } from '../http/route.ts'
import type { AssignmentChoice } from './availability/assignments.ts'
import { availabilityOf, type View } from './availability/availability.ts'
import { doctorsInOrder, namedInOrder } from './availability/choose-doctors.ts'
import { withKnownProgrammes } from './availability/parts.ts'
import type { Page } from './catalogue.sql.ts'
import { choiceOf, pageOf, patientOf } from './choice.ts'
import { cutRange } from './cut-range.ts'
import { writeDoctorPage } from './doctor-cards.ts'
import { type DoctorFilter, findDoctors, findDoctorsByName, type Name } from './doctors.sql.ts'
import { doctorNamesOf } from './finding/doctor-names.ts'

const DOCTORS_A_PAGE = 50
/** Whoever types looks at the first few, and each letter asks again. */
const NAMED_A_PAGE = 20

/** The JSON of a page, or null for an unknown provider. Refuses a name of fewer than three letters. */
export async function listDoctorsOf(ctx: Ctx, input: Received<typeof listDoctors>): Promise<ReadyJson | string | null> {
  const page = pageOf(input.page, input.name === undefined ? DOCTORS_A_PAGE : NAMED_A_PAGE)
  judgeHours(input)
  const filter = filterOf(input, ctx.now)
  if (input.name === undefined)
    return (await knownDoctors(ctx, input, filter, page)) ?? findDoctors(ctx.store, choiceOf(input), filter, page)
  // [5.65]
  if (judgeDoctorSearch(input.name) === 'too-short') refuse('INVALID_INPUT', { field: 'name' })
  const terms = termsOf(input.name)
  return (await knownByName(ctx, input, filter, terms, page)) ?? findDoctorsByName(ctx.store, choiceOf(input), filter, nameOf(terms), page)
}

/** The page by what is known of the free slots; null where the tables must say whom the filter means. */
async function knownDoctors(
  { store, now }: Ctx,
  input: Received<typeof listDoctors>,
  filter: DoctorFilter,
  page: Page
): Promise<ReadyJson | null> {
  if (!isCounted(input)) return null
  const place = placeOf(input, filter)
  const part = input.part ?? null
  const { open, slots, sort } = filter
  const question = ({ assignments }: View) => [
    'doctors',
    withKnownProgrammes(assignments, place),
    open.firstDay,
    open.days,
    part,
    slots,
    sort,
    page
  ]
  return availabilityOf(store).answer(question, now, view => {
    const planned = doctorsInOrder(view, place, { open, part, slots, sort }, page)
    return planned && { ...planned, make: async () => readyJson(await writeDoctorPage(store, view.assignments, planned.page)) }
  })
}

/** The same of those whose names hold every term. Nothing of it is kept: each letter is another question. */
async function knownByName(
  { store, now }: Ctx,
  input: Received<typeof listDoctors>,
  filter: DoctorFilter,
  terms: readonly string[],
  page: Page
): Promise<ReadyJson | null> {
  if (!isCounted(input) || terms.some(term => term.includes(' '))) return null
  const view = await availabilityOf(store).fresh(now)
  if (!view) return null
  const place = placeOf(input, filter)
  const { nrs, someWorkNowhere } = (await doctorNamesOf(store, view.assignments)).find(terms)
  // Who works nowhere is found by name all the same, and only the tables know of them.
  if (someWorkNowhere && isEverywhere(place)) return null
  const found = namedInOrder(view, place, { ...filter, part: input.part ?? null }, page, nrs)
  return found && readyJson(await writeDoctorPage(store, view.assignments, found))
}

/** Part of the day is counted in memory, other hours are not. */
function isCounted({ serviceId, ids, programId, preferredTimes }: Received<typeof listDoctors>): boolean {
  return serviceId === undefined && ids === undefined && programId === undefined && !preferredTimes
}

function placeOf(input: Received<typeof listDoctors>, { patient, centreId, sort }: DoctorFilter): AssignmentChoice {
  const choice = choiceOf(input)
  // Programmes decide who stands where by nearest date alone.
  return { ...choice, ...patient, centreId, memberOf: sort === 'byDate' ? choice.memberOf : [] }
}

function isEverywhere({ townId, branchId, centreId, specialityId, sex, priceTo, branchIds }: AssignmentChoice): boolean {
  return [townId, branchId, centreId, specialityId, sex, priceTo, branchIds].every(one => one === null)
}

/** Hours are looked for slot by slot, so among some doctors and never among all of a country. Refuses. */
function judgeHours({
  preferredTimes = 0,
  specialityId,
  serviceId,
  branchId,
  centreId,
  doctorId,
  ids
}: Received<typeof listDoctors>): void {
  const among = [specialityId, serviceId, branchId, centreId, doctorId, ids].some(one => one !== undefined)
  if (preferredTimes > 0 && !among) refuse('INVALID_INPUT', { field: 'preferredTimes' })
}

export function filterOf(input: Received<typeof listDoctors>, now: Date): DoctorFilter {
  const { preferredDates = 0, preferredTimes = 0, part } = input
  const { from, to } = preferredDays(preferredDates, minskDay(now))
  return {
    centreId: input.centreId ?? null,
    ids: input.ids?.split(',') ?? null,
    patient: patientOf(input),
    programId: input.programId ?? null,
    open: cutRange(from, to, now),
    hours: hoursOf(preferredTimes, part),
    slots: preferredDates > 0 || preferredTimes > 0 || part ? 'needed' : 'not-needed',
    sort: input.sort ?? 'byName'
  }
}

/** Full hours of Minsk that are meant by both; of 18-22 in the morning nothing is left. Null: any hour. */
function hoursOf(times: PreferredTimes, part: PartOfDay | undefined): DoctorFilter['hours'] {
  const preferred = preferredHours(times)
  if (!part) return preferred
  const { from, to } = hoursOfPart(part)
  return { from: Math.max(from, preferred?.from ?? from), to: Math.min(to, preferred?.to ?? to) }
}

/** [5.67] [5.68] [5.70] A name of short words alone («Ли Ян») is one term, as it is. */
function termsOf(typed: string): string[] {
  const counting = searchTerms(typed)
  return counting.length > 0 ? counting : [foldText(typed).trim().replace(/\s+/g, ' ')]
}

function nameOf(terms: readonly string[]): Name {
  return { triples: [...new Set(terms.flatMap(triplesOf))], patterns: patternsOf(terms) }
}

/** What was typed is no pattern: % and _ mean themselves. */
export function patternsOf(terms: readonly string[]): string[] {
  return terms.map(term => `%${term.replace(/[\\%_]/g, '\\$&')}%`)
}

function triplesOf(term: string): string[] {
  const letters = [...term]
  return letters.slice(2).map((_, at) => letters.slice(at, at + 3).join(''))
}
