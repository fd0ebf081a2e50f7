// The timetable of a clinic's own system, read week by week, the nearest first. Only days that have changed are looked at, and only rows that differ
// are written; what a visit holds is never touched.
import { addDays, type Day, minskDay, timetableWindow } from '@vizit/rules/days'
import type { HeldSlot } from '@vizit/rules/timetable-diff'
import type { Deps } from '../../deps.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { type DayName, findChangedDays, refreshDays } from '../../store/clinic-slots.ts'
import type { SetAside, TimetableWindow } from '../clinic-records.ts'
import { noteSetAside } from '../clinics.sql.ts'
import { isGivenUp, syncDone, syncFailed } from './end-sync.ts'
import { type DayRead, readDays } from './read-days.ts'
import { findBookedSlots, findNamedAssignments, findSync, type SyncPayload, type SyncState } from './syncs.sql.ts'

const WEEK = 7
/** Once a day every day is compared, whatever its hash: what a lost word has left behind does not stay. */
const WHOLE_EVERY_MILLIS = 24 * 3_600_000
/** So many days are one transaction: a booking waits for none of them long. */
const DAYS_AT_ONCE = 250
const MOST_LOOKS = 100
const MOST_SET_ASIDE = 500

type Needed = Pick<Deps, 'store' | 'clock' | 'clinics' | 'log'>
type Tally = { slots: number; days: number; added: number; removed: number; changed: number; held: HeldSlot[]; setAside: SetAside[] }

/** Job: see above. A clinic that does not answer is read again later; what was read before that stays. */
export async function syncTimetable(deps: Needed, payload: SyncPayload): Promise<void> {
  const gateway = deps.clinics.of({ code: payload.providerCode, gateway: payload.gateway })
  if (!gateway.timetable || (await isGivenUp(deps, gateway, payload, 'timetable'))) return
  const from = performance.now()
  const state = await findSync(deps.store, payload.providerId, 'timetable')
  const whole = judgeWhole(state, deps.clock()) === 'whole'
  const named = await findNamedAssignments(deps.store, payload.providerId)
  const assignments = new Map(named.map(row => [row.external_id, row.id]))
  const tally: Tally = { slots: 0, days: 0, added: 0, removed: 0, changed: 0, held: [], setAside: [] }
  const empty: TimetableWindow[] = []
  let failure: string | undefined
  for (const week of weeksFrom(minskDay(deps.clock()))) {
    const read = await gateway.timetable(week)
    if (read.verdict === 'unknown') {
      failure = 'no-answer'
      break
    }
    // Of a week that was not read to its end nobody knows what is not in it.
    if (read.cut) failure = 'too-long'
    else if (read.value.slots.length === 0) empty.push(week)
    else {
      const { days, setAside } = readDays(read.value.slots, assignments)
      tally.slots += read.value.slots.length
      tally.setAside.push(...setAside)
      await refresh(deps, { week, days, whole, assignmentIds: [...assignments.values()] }, tally)
    }
  }
  // A clinic that has nothing at all is broken rather than closed: its patients keep what they were shown.
  if (tally.slots === 0) failure ??= 'empty-timetable'
  else if (!failure)
    for (const week of empty) await refresh(deps, { week, days: [], whole, assignmentIds: [...assignments.values()] }, tally)
  await tell(deps, payload, tally)
  if (failure) return syncFailed(deps, payload, 'timetable', state, failure)
  await syncDone(deps, payload, 'timetable', whole)
  const { slots: count, days, added, removed, changed } = tally
  const ms = Math.round(performance.now() - from)
  deps.log.info('the timetable of a clinic was read', { providerCode: payload.providerCode, count, days, added, removed, changed, ms })
}

/** After an outage every day is compared too. */
function judgeWhole(state: SyncState | undefined, now: Date): 'whole' | 'by-hashes' {
  if (!state || state.failures > 0 || state.whole_at === null) return 'whole'
  return now.getTime() - Date.parse(state.whole_at) >= WHOLE_EVERY_MILLIS ? 'whole' : 'by-hashes'
}

function weeksFrom(today: Day): TimetableWindow[] {
  const { to } = timetableWindow(today)
  const weeks: TimetableWindow[] = []
  for (let from = today; from <= to; from = addDays(from, WEEK)) {
    const last = addDays(from, WEEK - 1)
    weeks.push({ from, to: last < to ? last : to })
  }
  return weeks
}

type Week = { week: TimetableWindow; days: readonly DayRead[]; whole: boolean; assignmentIds: readonly number[] }

/** Only what differs of a week is written. */
async function refresh(deps: Pick<Deps, 'store' | 'clock'>, { week, days, whole, assignmentIds }: Week, tally: Tally): Promise<void> {
  const changed = await findChangedDays(deps.store, { assignmentIds, from: week.from, to: week.to, whole }, days)
  const read = new Map(days.map(day => [nameOf(day), day]))
  for (let at = 0; at < changed.length; at += DAYS_AT_ONCE) {
    const some = changed.slice(at, at + DAYS_AT_ONCE).toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1))
    const hashed = some.map(day => ({ ...day, hash: read.get(nameOf(day))?.hash ?? null }))
    const slots = some.flatMap(day => read.get(nameOf(day))?.slots ?? [])
    const done = await deps.store.transaction(tx => refreshDays(tx, hashed, slots, deps.clock()))
    tally.days += some.length
    tally.added += done.added
    tally.removed += done.removed
    tally.changed += done.changed
    tally.held.push(...done.held)
  }
}

function nameOf({ assignmentId, day }: DayName): string {
  return `${assignmentId} ${day}`
}

/** What could not be had is set aside; where a visit stands and the clinic has it otherwise, the clinic is asked about that visit. */
async function tell(deps: Needed, { providerId, providerCode, gateway }: SyncPayload, tally: Tally): Promise<void> {
  const booked = new Set(
    (
      await findBookedSlots(
        deps.store,
        tally.held.map(slot => slot.id)
      )
    ).map(row => row.id)
  )
  const standing = tally.held.filter(slot => booked.has(slot.id))
  const held = standing.map(({ externalId, difference }): SetAside => {
    const code = difference === 'free-at-clinic' ? 'free-at-clinic-and-booked-here' : 'held-by-a-visit'
    return { kind: 'slot', externalId, code }
  })
  const rows = [...tally.setAside, ...held].slice(0, MOST_SET_ASIDE)
  if (rows.length > 0) await noteSetAside(deps.store, providerId, rows, deps.clock())
  const slotIds = standing.map(slot => slot.id).slice(0, MOST_LOOKS)
  if (slotIds.length > 0)
    await deps.store.transaction(tx =>
      enqueue(tx, 'look-at-held', { slotIds, providerCode, gateway }, { jobKey: `held:${providerCode}`, maxAttempts: 3 })
    )
}
