import type { listDoctors } from '@vizit/contract/catalogue'
import type { Received } from '@vizit/contract/endpoint'
import { refuse } from '@vizit/contract/refusal'
import { minskDay } from '@vizit/rules/days'
import { type PreferredTimes, preferredDays, preferredHours } from '@vizit/rules/preferred'
import { foldText, judgeDoctorSearch, searchTerms } from '@vizit/rules/search'
import { hoursOfPart, type PartOfDay } from '@vizit/rules/slots'
import type { Ctx } from '../deps.ts'
import { type ReadyJson, readyJson } from '../http/route.ts'
import { availabilityOf, type View } from './availability/availability.ts'
import { doctorsInOrder } from './availability/choose-doctors.ts'
import { withKnownProgrammes } from './availability/parts.ts'
import type { Page } from './catalogue.sql.ts'
import { choiceOf, pageOf, patientOf } from './choice.ts'
import { cutRange } from './cut-range.ts'
import { type DoctorFilter, findDoctorPage, findDoctors, findDoctorsByName, type Name } from './doctors.sql.ts'

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
  return findDoctorsByName(ctx.store, choiceOf(input), filter, readName(input.name), page)
}

/** The page by what is known of the free slots; null where the tables must say whom the filter means. */
async function knownDoctors(
  { store, now }: Ctx,
  input: Received<typeof listDoctors>,
  { open, slots, sort, ...filter }: DoctorFilter,
  page: Page
): Promise<ReadyJson | null> {
  // A part of the day is counted in memory, other hours are not.
  if ([input.serviceId, input.ids, input.programId].some(one => one !== undefined) || input.preferredTimes) return null
  const part = input.part ?? null
  const choice = choiceOf(input)
  // Programmes decide who stands where by nearest date alone.
  const place = { ...choice, ...filter.patient, centreId: filter.centreId, memberOf: sort === 'byDate' ? choice.memberOf : [] }
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
    return planned && { ...planned, make: async () => readyJson(await findDoctorPage(store, planned.page)) }
  })
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

/** [5.67] [5.68] [5.70] The terms of a name; a name of short words alone («Ли Ян») is looked for as it is. */
function readName(typed: string): Name {
  const counting = searchTerms(typed)
  const terms = counting.length > 0 ? counting : [foldText(typed).trim().replace(/\s+/g, ' ')]
  return {
    triples: [...new Set(terms.flatMap(triplesOf))],
    patterns: patternsOf(terms)
  }
}

/** What was typed is no pattern: % and _ mean themselves. */
export function patternsOf(terms: readonly string[]): string[] {
  return terms.map(term => `%${term.replace(/[\\%_]/g, '\\$&')}%`)
}

function triplesOf(term: string): string[] {
  const letters = [...term]
  return letters.slice(2).map((_, at) => letters.slice(at, at + 3).join(''))
}
