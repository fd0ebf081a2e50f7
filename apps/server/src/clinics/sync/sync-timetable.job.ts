// The timetable of a clinic's own system, read week by week, the nearest first. Only days that have changed are looked at, and only rows that differ
// are written; what a visit holds is never touched.
import { addDays, type Day, minskDay, timetableWindow } from '@vizit/rules/days'
import type { HeldSlot } from '@vizit/rules/timetable-diff'
import type { Deps } from '../../deps.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { type DayName, findChangedDays, refreshDays } from '../../timetable/clinic-slots.ts'
import type { SetAside, TimetableWindow } from '../clinic-records.ts'
import { noteSetAside } from '../clinics.sql.ts'
import { isGivenUp, syncDone, syncFailed, syncStopped } from './end-sync.ts'
import { type DayRead, readDays } from './read-days.ts'
import { findBookedSlots, findNamedAssignments, findSync, type Resume, type SyncPayload, type SyncState } from './syncs.sql.ts'

const WEEK = 7
/** Once a day every day is compared, whatever its hash: what a lost word has left behind does not stay. */
const WHOLE_EVERY_MILLIS = 24 * 3_600_000
/** So many days are one transaction: a booking waits for none of them long. */
const DAYS_AT_ONCE = 250
const MOST_CHECKED = 100
const MOST_SET_ASIDE = 500

type Needed = Pick<Deps, 'store' | 'clock' | 'clinics' | 'log'>
type Tally = {
  slots: number
  days: number
  added: number
  removed: number
  changed: number
  missed: number
  held: HeldSlot[]
  setAside: SetAside[]
  unread: Set<string>
}

/** Job: see above. A clinic that does not answer is read again later; what was read before that stays. */
export async function syncTimetable(deps: Needed, payload: SyncPayload): Promise<void> {
  const gateway = deps.clinics.of({ code: payload.providerCode, gateway: payload.gateway })
  if (!gateway.timetable || (await isGivenUp(deps, gateway, payload, 'timetable'))) return
  const from = performance.now()
  const state = await findSync(deps.store, payload.providerId, 'timetable')
  const whole = judgeWhole(state, deps.clock()) === 'whole'
  const named = await findNamedAssignments(deps.store, payload.providerId)
  const assignments = new Map(named.map(row => [row.external_id, row.id]))
  const tally: Tally = { slots: 0, days: 0, added: 0, removed: 0, changed: 0, missed: 0, held: [], setAside: [], unread: new Set() }
  const today = minskDay(deps.clock())
  const resumed = resumeOf(state, today)
  const empty: TimetableWindow[] = []
  let failure: string | undefined
  let stopped: Resume | undefined
  for (const week of weeksFrom(resumed?.day ?? today, today)) {
    const after = week.from === resumed?.day && resumed.after !== '' ? resumed.after : undefined
    const read = await gateway.timetable({ ...week, ...(after === undefined ? {} : { after }) })
    if (read.verdict === 'unknown') {
      failure = 'no-answer'
      stopped = { day: week.from, after: after ?? '' }
      break
    }
    const { slots, unread, stoppedBefore } = read.value
    // A list of doctors that was cut short says nothing of those who are not on it.
    if (read.cut) failure = 'too-long'
    for (const name of unread) tally.unread.add(name)
    // Before the first that was not read again stand those that were read, now or last time.
    const known = [...assignments].filter(
      ([name]) => (after === undefined || name > after) && (stoppedBefore === null || name < stoppedBefore)
    )
    const partly = new Set(read.cut ? assignments.values() : unread.flatMap(name => assignments.get(name) ?? []))
    if (slots.length === 0 && unread.length === 0) empty.push(week)
    else {
      const found = readDays(slots, assignments)
      tally.slots += slots.length
      tally.setAside.push(...found.setAside)
      const ids = new Set(known.map(([, id]) => id))
      const days = found.days.filter(day => ids.has(day.assignmentId))
      await refresh(deps, { week, days, whole, assignmentIds: [...ids], partly }, tally)
    }
    if (stoppedBefore !== null) {
      stopped = { day: week.from, after: lastBefore(stoppedBefore, assignments, after) }
      break
    }
  }
  // A clinic that has nothing at all is broken rather than closed: its patients keep what they were shown. Late weeks alone may be empty.
  if (tally.slots === 0 && !resumed && !stopped) failure ??= 'empty-timetable'
  else if (tally.slots > 0 && !failure)
    for (const week of empty)
      await refresh(deps, { week, days: [], whole, assignmentIds: [...assignments.values()], partly: new Set() }, tally)
  await tell(deps, payload, tally)
  if (stopped && isFurther(stopped, resumed ?? { day: today, after: '' })) return syncStopped(deps, payload, 'timetable', stopped, gateway)
  if (failure) return syncFailed(deps, payload, 'timetable', state, failure, { gateway })
  await syncDone(deps, payload, 'timetable', whole && !resumed)
  const { providerCode } = payload
  if (tally.unread.size > 0)
    deps.log.warn('doctors of a clinic whose timetable was not read to its end', { providerCode, count: tally.unread.size })
  const { slots: count, days, added, removed, changed, missed } = tally
  const ms = Math.round(performance.now() - from)
  deps.log.info('the timetable of a clinic was read', { providerCode, count, days, added, removed, changed, missed, ms })
}

/** A reading that was stopped goes on where it stood, if that is not over yet. */
function resumeOf(state: SyncState | undefined, today: Day): Resume | undefined {
  const { resume_day: day, resume_after: after } = state ?? {}
  return day && after !== null && after !== undefined && day >= today ? { day, after } : undefined
}

/** One that comes no further than the last has failed, and begins anew. */
function isFurther(stopped: Resume, resumed: Resume): boolean {
  return stopped.day > resumed.day || (stopped.day === resumed.day && stopped.after > resumed.after)
}

function lastBefore(name: string, assignments: ReadonlyMap<string, number>, after = ''): string {
  const before = [...assignments.keys()].filter(one => one < name && one > after)
  return before.sort().at(-1) ?? after
}

/** After an outage every day is compared too. */
function judgeWhole(state: SyncState | undefined, now: Date): 'whole' | 'by-hashes' {
  if (!state || state.failures > 0 || state.whole_at === null) return 'whole'
  return now.getTime() - Date.parse(state.whole_at) >= WHOLE_EVERY_MILLIS ? 'whole' : 'by-hashes'
}

function weeksFrom(begin: Day, today: Day): TimetableWindow[] {
  const { to } = timetableWindow(today)
  const weeks: TimetableWindow[] = []
  for (let from = begin; from <= to; from = addDays(from, WEEK)) {
    const last = addDays(from, WEEK - 1)
    weeks.push({ from, to: last < to ? last : to })
  }
  return weeks
}

type Week = {
  week: TimetableWindow
  days: readonly DayRead[]
  whole: boolean
  assignmentIds: readonly number[]
  partly: ReadonlySet<number>
}

/** Only what differs of a week is written. */
async function refresh(
  deps: Pick<Deps, 'store' | 'clock'>,
  { week, days, whole, assignmentIds, partly }: Week,
  tally: Tally
): Promise<void> {
  const changed = await findChangedDays(deps.store, { assignmentIds, from: week.from, to: week.to, whole }, days)
  const read = new Map(days.map(day => [nameOf(day), day]))
  for (let at = 0; at < changed.length; at += DAYS_AT_ONCE) {
    const some = changed.slice(at, at + DAYS_AT_ONCE).toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1))
    const hashed = some.map(day => ({ ...day, hash: read.get(nameOf(day))?.hash ?? null }))
    const slots = some.flatMap(day => read.get(nameOf(day))?.slots ?? [])
    const done = await deps.store.transaction(tx => refreshDays(tx, hashed, slots, deps.clock(), partly))
    tally.days += some.length
    tally.added += done.added
    tally.removed += done.removed
    tally.changed += done.changed
    tally.missed += done.missed
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
  const slotIds = standing.map(slot => slot.id).slice(0, MOST_CHECKED)
  if (slotIds.length > 0)
    await deps.store.transaction(tx =>
      enqueue(tx, 'check-held', { slotIds, providerCode, gateway }, { jobKey: `held:${providerCode}`, maxAttempts: 3 })
    )
}
