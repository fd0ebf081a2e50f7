// How our visits stand at a clinic: those that have changed, or those that are named. A stranger's visit is never asked for, and what comes is looked at again.
import { instantText } from '@vizit/rules/days'
import * as z from 'zod/mini'
import type { ChangedVisits, ClinicVisit, ReadFromClinic, SetAside } from '../clinic-records.ts'
import { ClinicFailure } from '../outbound/clinic-line.ts'
import type { FhirCall } from './fhir-call.ts'
import { ORDER } from './names.ts'
import { readInOrder } from './read-in-order.ts'
import { type Appointment, appointment, idIn, idOf, schedule, slot } from './resources.ts'

const PAGE = 200
/** Of one question; what is beyond is asked for next time. */
const MOST_CHANGES = 2_000
/** So many names in one address. */
const NAMES_AT_ONCE = 20
const OURS = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const LATEST = '2999-01-01T00:00:00Z'
const LONGEST_REASON = 300

const STATES: Record<Appointment['status'], ClinicVisit['state']> = {
  proposed: 'waiting',
  pending: 'waiting',
  waitlist: 'waiting',
  booked: 'booked',
  arrived: 'booked',
  'checked-in': 'booked',
  fulfilled: 'done',
  noshow: 'no-show',
  cancelled: 'cancelled',
  'entered-in-error': 'cancelled'
}

/** See `ClinicGateway.changedVisits`. @throws ClinicFailure */
export async function changedVisits(
  call: FhirCall,
  since: string,
  witness?: ClinicVisit
): Promise<ReadFromClinic<ChangedVisits> | { verdict: 'not-told' }> {
  const setAside: SetAside[] = []
  try {
    if (witness && !(await isTold(call, witness))) return { verdict: 'not-told' }
    const found = await readInOrder(call.fhir, { ...OF_OURS, from: since, count: PAGE, most: MOST_CHANGES })
    const ours = ownAmong(found.resources, setAside)
    // A server that shows others too has not understood the question: nothing of its answer is looked at.
    if (!ours) return { verdict: 'not-told' }
    // one that keeps no order, on several pages, may have passed over any
    if (found.upTo === undefined && found.resources.length > 0) return { verdict: 'not-told' }
    for (const row of setAside) call.setAside(row)
    const value = { visits: await together(call, ours), upTo: found.upTo ?? null }
    return { verdict: 'read', value, setAside, cut: found.cut }
  } catch (error) {
    if (error instanceof ClinicFailure && error.code === 'not-taken') return { verdict: 'not-told' }
    throw error
  }
}

const OF_OURS = { type: 'Appointment', by: '_lastUpdated', parameters: { identifier: `${ORDER}|` }, strict: true } as const

/**
 * Whether the clinic tells of a visit that it is known to have, and of it alone: a server may take both conditions and heed neither, and one that finds nothing by
 * a system alone would be silent for ever.
 */
async function isTold({ fhir }: FhirCall, witness: ClinicVisit): Promise<boolean> {
  if (witness.changedAt === null) return false
  const ask = (parameters: Record<string, string>) => fhir.page('Appointment', { ...parameters, _count: '1' }, { strict: true })
  const nobody = await ask({ identifier: 'urn:vizit:nobody|' })
  const later = await ask({ identifier: `${ORDER}|`, _lastUpdated: `ge${LATEST}` })
  if (nobody.resources.length > 0 || later.resources.length > 0) return false
  const found = await readInOrder(fhir, { ...OF_OURS, from: witness.changedAt, count: PAGE, most: MOST_CHANGES })
  return ownAmong(found.resources, [])?.some(one => nameOf(one) === witness.reservation) ?? false
}

/** See `ClinicGateway.visits`. @throws ClinicFailure */
export async function namedVisits(call: FhirCall, reservations: readonly string[]): Promise<ReadFromClinic<ClinicVisit[]>> {
  const setAside: SetAside[] = []
  const found: Appointment[] = []
  const ask = async (names: readonly string[]) => {
    const identifier = names.map(name => `${ORDER}|${name}`).join(',')
    const { resources } = await call.fhir.search('Appointment', { identifier, _count: '100' })
    const wanted = new Set(names)
    const ours = readOwn(resources, setAside).filter(one => wanted.has(nameOf(one) ?? ''))
    found.push(...ours)
    return ours.length
  }
  for (let at = 0; at < reservations.length; at += NAMES_AT_ONCE) {
    const names = reservations.slice(at, at + NAMES_AT_ONCE)
    // Some servers look for one name at a time.
    if ((await ask(names)) === 0 && names.length > 1) for (const name of names) await ask([name])
  }
  for (const row of setAside) call.setAside(row)
  return { verdict: 'read', value: await together(call, found), setAside, cut: false }
}

/** Appointments of ours; undefined where there is anybody else's among them. */
function ownAmong(resources: readonly unknown[], setAside: SetAside[]): Appointment[] | undefined {
  const own = readOwn(resources, setAside)
  return own.some(one => nameOf(one) === undefined) ? undefined : own
}

function readOwn(resources: readonly unknown[], setAside: SetAside[]): Appointment[] {
  return resources.flatMap(raw => {
    const read = z.safeParse(appointment, raw)
    if (read.success) return [read.data]
    setAside.push({ kind: 'appointment', externalId: idIn(raw), code: 'not-understood' })
    return []
  })
}

/** The name that we gave it; undefined: it is none of ours. */
function nameOf({ identifier }: Appointment): string | undefined {
  return identifier?.find(one => one.system === ORDER && OURS.test(one.value ?? ''))?.value
}

/** One word for each visit: where a clinic has one twice, what stands says how it stands. */
async function together(call: FhirCall, found: readonly Appointment[]): Promise<ClinicVisit[]> {
  const visits = new Map<string, ClinicVisit>()
  for (const one of found) {
    const visit = await toVisit(call, one)
    const known = visits.get(visit.reservation)
    if (!known || RANK[visit.state] < RANK[known.state]) visits.set(visit.reservation, visit)
  }
  return [...visits.values()]
}

const RANK: Record<ClinicVisit['state'], number> = { booked: 0, waiting: 1, done: 2, 'no-show': 3, cancelled: 4 }

async function toVisit(call: FhirCall, one: Appointment): Promise<ClinicVisit> {
  const reason = one.cancelationReason?.text ?? one.cancelationReason?.coding?.find(({ display }) => display)?.display
  return {
    reservation: nameOf(one)!,
    state: STATES[one.status],
    assignment: await assignmentOf(call, one),
    startsAt: iso(one.start),
    endsAt: iso(one.end),
    changedAt: one.meta?.lastUpdated ?? null,
    reason: reason?.slice(0, LONGEST_REASON) ?? null
  }
}

/** The doctor whom the appointment names; where it names none, the one whose timetable its time stands in. */
async function assignmentOf({ fhir }: FhirCall, one: Appointment): Promise<string | null> {
  const roles = (one.participant ?? []).flatMap(({ actor }) => idOf(actor, 'PractitionerRole') ?? [])
  if (roles.length > 0) return roles.length === 1 ? roles[0]! : null
  const slotId = idOf(one.slot?.[0], 'Slot')
  const found = z.safeParse(slot, slotId === undefined ? undefined : await fhir.read('Slot', slotId))
  const scheduleId = found.success ? idOf(found.data.schedule, 'Schedule') : undefined
  const read = z.safeParse(schedule, scheduleId === undefined ? undefined : await fhir.read('Schedule', scheduleId))
  return (read.success && read.data.actor.map(actor => idOf(actor, 'PractitionerRole')).find(Boolean)) || null
}

function iso(text: string | undefined): string | null {
  const millis = Date.parse(text ?? '')
  return Number.isNaN(millis) ? null : instantText(new Date(millis))
}
