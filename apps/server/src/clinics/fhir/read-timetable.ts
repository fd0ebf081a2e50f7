import { addDays, instantText, minskInstant } from '@vizit/rules/days'
import * as z from 'zod/mini'
import type { ClinicSlot, ClinicTimetable, ReadFromClinic, SetAside, SetAsideCode, TimetableWindow } from '../clinic-records.ts'
import { ClinicFailure, type FailureCode } from '../outbound/clinic-line.ts'
import type { FhirCall } from './fhir-call.ts'
import { readInOrder } from './read-in-order.ts'
import { idIn, idOf, schedule, slot } from './resources.ts'

const LONGEST_SLOT_MILLIS = 12 * 3_600_000
const PAGE = 200
const MOST_SCHEDULES = 20_000
/** Of one doctor in one stretch. */
const MOST_SLOTS = 10_000
/** Searches under way at once: its patients need the clinic too. */
const AT_ONCE = 2
/** So many schedules in a row that cannot be read, and it is not the schedules. */
const MOST_IN_A_ROW = 3

/**
 * The slots of a stretch of days, one search for each schedule: no server's limit of rows or pages is ever met, and what cannot be read of one doctor keeps
 * no other back. Each slot is judged by itself: one that is not understood is set aside and the others are kept.
 */
export async function readTimetable(call: FhirCall, window: TimetableWindow): Promise<ReadFromClinic<ClinicTimetable>> {
  const setAside: SetAside[] = []
  const { byAssignment, cut } = await readSchedules(call, window, setAside)
  const names = [...byAssignment.keys()].sort()
  const slots: ClinicSlot[] = []
  const unread: string[] = []
  let [at, inARow, read]: [number, number, number] = [0, 0, 0]
  const stops: string[] = []
  const failures: ClinicFailure[] = []

  async function work(): Promise<void> {
    while (stops.length === 0 && at < names.length) {
      const name = names[at++]!
      try {
        const found = await readSlotsOf(call, { assignment: name, schedules: byAssignment.get(name)!, window }, setAside)
        slots.push(...found.slots)
        if (found.cut) unread.push(name)
        read++
        inARow = 0
      } catch (error) {
        if (!(error instanceof ClinicFailure)) throw error
        failures.push(error)
        if (OF_ONE_SEARCH.includes(error.code) && ++inARow < MOST_IN_A_ROW) unread.push(name)
        else stops.push(name)
      }
    }
  }

  await Promise.all(Array.from({ length: AT_ONCE }, work))
  if (read === 0 && failures[0]) throw failures[0]
  const [stop] = stops.toSorted()
  for (const row of setAside) call.setAside(row)
  const stoppedBefore = stop ?? null
  const left = stoppedBefore === null ? [] : names.filter(name => name >= stoppedBefore)
  return { verdict: 'read', value: { slots, unread: [...new Set([...unread, ...left])], stoppedBefore }, setAside, cut }
}

/** Failures that may be of this one search, and say nothing of the next. */
const OF_ONE_SEARCH: readonly FailureCode[] = ['server-error', 'too-large', 'not-understood', 'not-taken']

/** The schedules of each doctor at a branch, by the clinic's name of that. */
async function readSchedules({ fhir }: FhirCall, { assignments, after }: TimetableWindow, setAside: SetAside[]) {
  const found = await readInOrder(fhir, { type: 'Schedule', by: '_lastUpdated', count: PAGE, most: MOST_SCHEDULES })
  const byAssignment = new Map<string, string[]>()
  for (const raw of found.resources) {
    const read = z.safeParse(schedule, raw)
    const role = read.success ? read.data.actor.map(actor => idOf(actor, 'PractitionerRole')).find(Boolean) : undefined
    if (!read.success) setAside.push({ kind: 'schedule', externalId: idIn(raw), code: 'not-understood' })
    // The timetable of a room or a device has no doctor, and is no business of ours.
    else if (
      role !== undefined &&
      read.data.active !== false &&
      (assignments?.includes(role) ?? true) &&
      (after === undefined || role > after)
    )
      byAssignment.set(role, [...(byAssignment.get(role) ?? []), read.data.id])
  }
  return { byAssignment, cut: found.cut }
}

type OfOne = { assignment: string; schedules: readonly string[]; window: TimetableWindow }

async function readSlotsOf({ fhir }: FhirCall, { assignment, schedules, window }: OfOne, setAside: SetAside[]) {
  const [from, before] = [minskInstant(window.from, '00:00'), minskInstant(addDays(window.to, 1), '00:00')]
  const slots = new Map<string, ClinicSlot | 'dropped'>()
  let cut = false
  const drop = (externalId: string | null, code: SetAsideCode) => setAside.push({ kind: 'slot', externalId, code })
  for (const id of schedules) {
    const found = await readInOrder(fhir, {
      type: 'Slot',
      by: 'start',
      parameters: { schedule: `Schedule/${id}` },
      from: from.toISOString(),
      before: before.toISOString(),
      count: PAGE,
      most: MOST_SLOTS
    })
    cut ||= found.cut
    for (const raw of found.resources) {
      const judged = judge(raw, new Map([[id, assignment]]), from, before)
      if (judged.verdict === 'set-aside') drop(judged.externalId, judged.code)
      if (judged.verdict !== 'kept') continue
      const { slot: one } = judged
      const twin = slots.get(one.externalId)
      if (twin === undefined) slots.set(one.externalId, one)
      else if (twin !== 'dropped' && !isSame(twin, one)) {
        // Which of the two is true nobody here can tell.
        slots.set(one.externalId, 'dropped')
        drop(one.externalId, 'twice-with-different-content')
      }
    }
  }
  return { slots: [...slots.values()].filter(one => one !== 'dropped'), cut }
}

type Judged =
  | { verdict: 'kept'; slot: ClinicSlot }
  | { verdict: 'set-aside'; externalId: string | null; code: SetAsideCode }
  | { verdict: 'not-ours' }

function judge(raw: unknown, assignments: ReadonlyMap<string, string>, from: Date, before: Date): Judged {
  const read = z.safeParse(slot, raw)
  if (!read.success) return { verdict: 'set-aside', externalId: idIn(raw), code: 'not-understood' }
  const { id, status, start, end } = read.data
  const scheduleId = idOf(read.data.schedule, 'Schedule')
  if (scheduleId === undefined) return { verdict: 'set-aside', externalId: id, code: 'of-an-unknown-schedule' }
  const assignment = assignments.get(scheduleId)
  if (assignment === undefined || status === 'entered-in-error') return { verdict: 'not-ours' }
  const [starts, ends] = [Date.parse(start), Date.parse(end)]
  if (Number.isNaN(starts) || Number.isNaN(ends)) return { verdict: 'set-aside', externalId: id, code: 'not-understood' }
  if (ends <= starts) return { verdict: 'set-aside', externalId: id, code: 'ends-before-it-begins' }
  if (ends - starts > LONGEST_SLOT_MILLIS) return { verdict: 'set-aside', externalId: id, code: 'too-long' }
  if (starts < from.getTime() || starts >= before.getTime()) return { verdict: 'set-aside', externalId: id, code: 'outside-the-window' }
  const state = status === 'free' ? 'free' : 'taken'
  return { verdict: 'kept', slot: { externalId: id, assignment, startsAt: iso(starts), endsAt: iso(ends), state } }
}

function isSame(a: ClinicSlot, b: ClinicSlot): boolean {
  return a.assignment === b.assignment && a.startsAt === b.startsAt && a.endsAt === b.endsAt && a.state === b.state
}

function iso(millis: number): string {
  return instantText(new Date(millis))
}
