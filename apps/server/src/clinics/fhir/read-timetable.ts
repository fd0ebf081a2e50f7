import { addDays, minskInstant } from '@vizit/rules/days'
import * as z from 'zod/mini'
import type { ClinicSlot, ClinicTimetable, ReadFromClinic, SetAside, SetAsideCode, TimetableWindow } from '../clinic-records.ts'
import type { FhirCall } from './fhir-call.ts'
import { idOf, schedule, slot } from './resources.ts'

const LONGEST_SLOT_MILLIS = 12 * 3_600_000
const PAGE = '200'

/** The slots of a stretch of days, each judged by itself: one that is not understood is set aside and the others are kept. */
export async function readTimetable(call: FhirCall, window: TimetableWindow): Promise<ReadFromClinic<ClinicTimetable>> {
  const { fhir } = call
  const setAside: SetAside[] = []
  const schedules = await fhir.search('Schedule', { _count: PAGE })
  const assignments = new Map<string, string>()
  for (const raw of schedules.resources) {
    const read = z.safeParse(schedule, raw)
    const role = read.success ? read.data.actor.map(actor => idOf(actor, 'PractitionerRole')).find(Boolean) : undefined
    if (!read.success) setAside.push({ kind: 'schedule', externalId: idIn(raw), code: 'not-understood' })
    // The timetable of a room or a device has no doctor, and is no business of ours.
    else if (role !== undefined && read.data.active !== false && (window.assignments?.includes(role) ?? true))
      assignments.set(read.data.id, role)
  }

  const [from, before] = [minskInstant(window.from, '00:00'), minskInstant(addDays(window.to, 1), '00:00')]
  const found = await fhir.search('Slot', { start: [`ge${from.toISOString()}`, `lt${before.toISOString()}`], _count: PAGE })
  const slots = new Map<string, ClinicSlot | 'dropped'>()
  const drop = (externalId: string | null, code: SetAsideCode) => setAside.push({ kind: 'slot', externalId, code })
  for (const raw of found.resources) {
    const judged = judge(raw, assignments, from, before)
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
  const kept = [...slots.values()].filter(one => one !== 'dropped')
  for (const row of setAside) call.setAside(row)
  return { verdict: 'read', value: { slots: kept }, setAside, cut: schedules.cut || found.cut }
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

/** The id of a row that is otherwise not understood. */
export function idIn(raw: unknown): string | null {
  const id = typeof raw === 'object' && raw !== null && Object.hasOwn(raw, 'id') ? (raw as { id: unknown }).id : null
  return typeof id === 'string' ? id.slice(0, 64) : null
}

function iso(millis: number): string {
  return new Date(millis).toISOString().replace('.000Z', 'Z')
}
