// A visit that was seen to stand otherwise at its clinic than here. The clinic is asked once more, between two readings of ours: what we do to it meanwhile ourselves
// is no news of the clinic's.
import { instantText } from '@vizit/rules/days'
import { hasOutcome, isConfirmed } from '@vizit/rules/visits'
import type { ClinicVisit } from '../../clinics/clinic-records.ts'
import type { Deps } from '../../deps.ts'
import { isEnqueued } from '../../jobs/enqueue.ts'
import type { Attempt } from '../../jobs/worker.ts'
import type { Tx } from '../../store/store.ts'
import { endIfRequested } from '../cancelling/settle-cancel.job.ts'
import { type Change, end, stand, wholly } from './change-as-clinic.job.ts'
import { type ClinicsVisit, findNameOfAssignment, findSeen, lockClinicsVisit } from './change-as-clinic.sql.ts'

type Followed = { reservation: string; providerId: number; providerCode: string; gateway: string }

/** Job: see above. Whatever is under way is waited for: the job is tried again. */
export async function followClinicsVisit(deps: Deps, followed: Followed, attempt: Attempt): Promise<void> {
  const { reservation, providerId, providerCode } = followed
  const before = await findSeen(deps.store, providerId, reservation)
  if (!before || !(isConfirmed(before.status) || hasOutcome(before.status) || before.status === 'pending')) return
  const gateway = deps.clinics.of({ code: providerCode, gateway: followed.gateway })
  const read = await gateway.visits?.([reservation])
  if (!read || read.verdict === 'unknown') throw new Error('the clinic did not answer')
  const there = read.value.find(visit => visit.reservation === reservation)
  // That it has lost it is for the reading of the timetable to find, and for a person to look at.
  if (!there || there.state === 'waiting') return
  const change = await wholly(deps, async tx => {
    const visit = (await lockClinicsVisit(tx, before.order_id))!
    const now = await findSeen(tx, providerId, reservation)
    if (now?.seen !== before.seen || (await isEnqueued(tx, `back:${visit.order_id}`))) return 'under-way'
    return follow(tx, deps, visit, providerId, there)
  })
  if (change === 'under-way') throw new Error('the visit is being changed here')
  if (change !== 'time-is-held' && change !== 'of-an-unknown-doctor') return
  if (attempt === 'last') return deps.log.error('a clinic has a visit at a time that cannot be had here', { providerCode, code: change })
  throw new Error(`the visit cannot be put there: ${change}`)
}

async function follow(tx: Tx, deps: Deps, visit: ClinicsVisit, providerId: number, there: ClinicVisit): Promise<Change> {
  const now = deps.clock()
  const requested = there.state === 'cancelled' ? await endIfRequested(tx, deps, visit, now) : 'not-requested'
  if (requested !== 'not-requested') return requested === 'cancelled' ? 'changed' : requested
  const startsAt = there.startsAt ?? visit.starts_at
  const lasts = Date.parse(visit.ends_at) - Date.parse(visit.starts_at)
  const endsAt = there.endsAt !== null && there.endsAt > startsAt ? there.endsAt : iso(Date.parse(startsAt) + lasts)
  const assignment = there.assignment ?? (await findNameOfAssignment(tx, visit.assignment_id))
  if (assignment === undefined) return 'of-an-unknown-doctor'
  const version = there.changedAt === null ? now.getTime() : Date.parse(there.changedAt)
  const said = { providerId, reservation: there.reservation, version, assignment, startsAt, endsAt, reason: there.reason }
  const ended = hasOutcome(visit.status)
  // A visit that is being confirmed, and is not elsewhere, is looked up by the job that settles it.
  if (visit.status === 'pending' && (there.state !== 'booked' || startsAt === visit.starts_at)) return 'as-it-was'
  if (there.state === 'booked') return ended ? 'over' : stand(tx, deps, visit, { ...said, state: 'booked' }, now)
  if (there.state === 'waiting') return 'as-it-was'
  return end(tx, deps, visit, { ...said, state: there.state }, now)
}

function iso(millis: number): string {
  return instantText(new Date(millis))
}
