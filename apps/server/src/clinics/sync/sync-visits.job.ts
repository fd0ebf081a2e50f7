// How our visits stand at a clinic's own system, asked every minute: those that it says have changed, and, where it cannot say so, one after another by name.
// A clinic that sends no events loses nothing by it. Whatever stands otherwise there than here is looked at by a job of its own (follow-clinic).
import { hasOutcome, isConfirmed } from '@vizit/rules/visits'
import type { Deps } from '../../deps.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import type { ClinicVisit } from '../clinic-records.ts'
import type { ClinicGateway } from '../gateway.ts'
import { isGivenUp, syncDone, syncFailed } from './end-sync.ts'
import { findSync, planSync, type SyncPayload } from './syncs.sql.ts'
import { findNamesToAsk, findVisitPoll, findVisitsNamed, keepVisitPoll, type OurVisit, type VisitPoll } from './visits.sql.ts'

/** Clocks of one clinic differ, and what was begun first may be written last. */
const OVERLAP_MILLIS = 2 * 60_000
/** From when on changes are asked for the first time; what is older is asked about by name. */
const FIRST_MILLIS = 60 * 60_000
/** How a visit ended may be said so much later. */
const SAID_WITHIN_MILLIS = 3 * 24 * 3_600_000
/** By name in one minute: ten questions of a clinic that can do no better. One that tells of its changes is asked by name once a day, as a check. */
const NAMES_A_MINUTE = { changes: 20, 'by-name': 200 } as const
const ROUND_EVERY_MILLIS = 24 * 3_600_000
/** A clinic that could not tell is tried again. */
const TRY_AGAIN_MILLIS = 24 * 3_600_000

type Needed = Pick<Deps, 'store' | 'clock' | 'clinics' | 'log'>
type Reader = ClinicGateway & Required<Pick<ClinicGateway, 'visits'>>

const NEVER: VisitPoll = { way: null, way_found_at: null, changed_to: null, round_after: null, round_ended_at: null }

/** Job: see above. What was read is kept with the jobs that it causes, in one transaction: a process that ends in between reads it again. */
export async function syncVisits(deps: Needed, payload: SyncPayload): Promise<void> {
  const gateway = deps.clinics.of({ code: payload.providerCode, gateway: payload.gateway })
  if (!canRead(gateway) || (await isGivenUp(deps, gateway, payload, 'visits'))) return
  const { providerId, providerCode } = payload
  const state = await findSync(deps.store, providerId, 'visits')
  const poll = { ...((await findVisitPoll(deps.store, providerId)) ?? NEVER) }
  const named = await askByName(deps, gateway, providerId, poll)
  if (named === 'no-answer') return syncFailed(deps, payload, 'visits', state, named, { gateway })
  const changed = await askForChanges(deps, gateway, poll, named)
  if (changed === 'no-answer') return syncFailed(deps, payload, 'visits', state, changed, { gateway })
  const said = new Map([...named, ...changed.visits].map(visit => [visit.reservation, visit]))
  const ours = said.size === 0 ? [] : await findVisitsNamed(deps.store, providerId, [...said.keys()])
  const different = ours.filter(our => differs(our, said.get(our.name)!))
  await deps.store.transaction(async tx => {
    for (const { order_id, name } of different)
      await enqueue(tx, 'follow-clinic', { ...payload, reservation: name }, { jobKey: `follow:${order_id}`, maxAttempts: 10 })
    await keepVisitPoll(tx, providerId, poll)
  })
  await syncDone(deps, payload, 'visits', false)
  // there is more to catch up with, and it is not waited for
  if (changed.cut) await deps.store.transaction(tx => planSync(tx, providerId, 'visits', deps.clock()))
  if (different.length > 0) deps.log.info('visits stand otherwise at a clinic', { providerCode, count: different.length })
}

function canRead(gateway: ClinicGateway): gateway is Reader {
  return gateway.visits !== undefined
}

/** The next names of the round, if there is one to be made. */
async function askByName(deps: Needed, gateway: Reader, providerId: number, poll: VisitPoll): Promise<ClinicVisit[] | 'no-answer'> {
  const now = deps.clock()
  const isOver = poll.round_after === null && poll.round_ended_at !== null
  if (poll.way === 'changes' && isOver && now.getTime() - Date.parse(poll.round_ended_at!) < ROUND_EVERY_MILLIS) return []
  const most = NAMES_A_MINUTE[poll.way ?? 'by-name']
  const names = await findNamesToAsk(deps.store, providerId, {
    after: poll.round_after,
    since: new Date(now.getTime() - SAID_WITHIN_MILLIS),
    most
  })
  const read = names.length === 0 ? undefined : await gateway.visits(names)
  if (read?.verdict === 'unknown') return 'no-answer'
  const isLast = names.length < most
  poll.round_after = isLast ? null : names.at(-1)!
  if (isLast) poll.round_ended_at = now.toISOString()
  return read?.value ?? []
}

type Changed = { visits: ClinicVisit[]; cut: boolean }

/** A clinic is believed to tell of its changes once it has told of a visit that it is known to have. */
async function askForChanges(
  deps: Needed,
  gateway: Reader,
  poll: VisitPoll,
  known: readonly ClinicVisit[]
): Promise<Changed | 'no-answer'> {
  const now = deps.clock()
  const nothing = { visits: [], cut: false }
  const witness = poll.way === 'changes' ? undefined : known.find(visit => visit.changedAt !== null)
  const tried = poll.way_found_at === null ? 0 : Date.parse(poll.way_found_at)
  if (poll.way !== 'changes' && (!witness || now.getTime() - tried < TRY_AGAIN_MILLIS)) return nothing
  const since = poll.changed_to === null ? now.getTime() - FIRST_MILLIS : Date.parse(poll.changed_to) - OVERLAP_MILLIS
  const read = await gateway.changedVisits?.(new Date(since).toISOString(), witness)
  if (read?.verdict === 'unknown') return 'no-answer'
  const upTo = read?.verdict === 'read' && read.value.upTo !== null ? Date.parse(read.value.upTo) : undefined
  // more at one instant than is ever read at once: by this way it would stand still
  const stands = read?.verdict === 'read' && read.cut && (upTo === undefined || upTo <= since)
  if (!read || read.verdict === 'not-told' || stands) {
    Object.assign(poll, { way: 'by-name', way_found_at: now.toISOString() })
    return nothing
  }
  if (poll.way !== 'changes') Object.assign(poll, { way: 'changes', way_found_at: now.toISOString() })
  // a clock that is ahead, or a time that never comes, hides nothing that is changed before it
  const reached = Math.min(upTo ?? 0, now.getTime())
  if (poll.changed_to === null || reached > Date.parse(poll.changed_to))
    poll.changed_to = new Date(upTo === undefined ? since : reached).toISOString()
  return { visits: read.value.visits, cut: read.cut }
}

/** Whether it is worth a check. A visit that is being confirmed has a check of its own, and what its patient has cancelled stays so. */
function differs(our: OurVisit, { state, startsAt, assignment }: ClinicVisit): boolean {
  const stands = isConfirmed(our.status)
  if (state === 'booked')
    return stands && ((startsAt !== null && startsAt !== our.starts_at) || (assignment !== null && assignment !== our.assignment))
  if (state === 'waiting') return false
  const isOver = hasOutcome(our.status)
  if (state === 'cancelled') return stands || isOver
  return stands || our.status === (state === 'done' ? 'no_show' : 'done')
}
