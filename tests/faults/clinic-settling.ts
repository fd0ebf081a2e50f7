// What the product's jobs do once a clinic answers again, all at once: every visit, move and cancelling that had no answer comes to its end.
import { setTimeout as pause } from 'node:timers/promises'
import { cancelAtClinic } from '../../apps/server/src/booking/at-clinic/cancel-at-clinic.job.ts'
import { putBackAtClinic } from '../../apps/server/src/booking/at-clinic/put-back-at-clinic.job.ts'
import { settleCancel } from '../../apps/server/src/booking/cancelling/settle-cancel.job.ts'
import { settleMove } from '../../apps/server/src/booking/moves/settle-move.job.ts'
import { settleVisit } from '../../apps/server/src/booking/settle-visit.job.ts'
import { sql } from '../../apps/server/src/store/store.ts'
import type { ClinicGround } from './clinic-ground.ts'
import { each } from './people-ground.ts'
import { type Figure, none, told } from './proof.ts'

const AT_ONCE = 12
const SETTLED_WITHIN_MILLIS = 60_000
const MOST_TRIES = 5

/** From now on no clinic does anything wrong; waits until all of them are known to answer. */
export async function heal({ clinics }: ClinicGround): Promise<void> {
  for (const { simulator } of clinics) simulator.misbehave = () => undefined
  while (clinics.some(({ gateway }) => gateway.reachable?.() === 'unreachable')) await pause(5)
}

/** Checks all that is open at clinics that are well, until nothing is. */
export async function settleAll(ground: ClinicGround): Promise<Figure[]> {
  const healedAt = performance.now()
  let waiting = await pendingOrders(ground)
  for (; waiting.length > 0 && performance.now() - healedAt < SETTLED_WITHIN_MILLIS; waiting = await pendingOrders(ground))
    await checkVisits(ground, waiting)
  await checkMoves(ground, await movesAsked(ground))
  const settledAfter = (performance.now() - healedAt) / 1000
  // A question cannot be on its way any more after two minutes; then what was cancelled in silence is given back.
  ground.pass(180)
  let again = await runJobs(ground)
  // A move that waited for the word about its own visit's cancelling is checked once more, and what that check found is told to the clinic.
  await checkMoves(ground, await movesAsked(ground))
  again += await runJobs(ground)
  return [
    none('still being confirmed a minute after it healed', waiting.length, 'visits'),
    told('the checks of all of them took', settledAfter, 's'),
    none('moves that are not settled when it has healed', (await movesAsked(ground)).length, 'moves'),
    told('jobs that had to be tried again', again, 'times')
  ]
}

const JOBS: Record<string, (deps: ClinicGround['deps'], payload: never, attempt: 'another-follows') => Promise<void>> = {
  'settle-cancel': settleCancel,
  'cancel-at-clinic': cancelAtClinic,
  'put-back-at-clinic': putBackAtClinic
}

/** The orders whose clinic was asked to move them and has not said. */
export async function movesAsked({ store }: ClinicGround): Promise<string[]> {
  const rows = await store.rows<{ order_id: string }>(sql`select order_id from moves order by order_id`)
  return rows.map(row => row.order_id)
}

export async function checkMoves({ deps }: ClinicGround, orders: readonly string[]): Promise<void> {
  await each(orders.length, AT_ONCE, n => settleMove(deps, { orderId: orders[n]! }))
}

/** The orders whose clinic has not said whether it has them. */
export async function pendingOrders({ store }: ClinicGround): Promise<string[]> {
  const rows = await store.rows<{ order_id: string }>(sql`select order_id from visits where status = 'pending' order by order_id`)
  return rows.map(row => row.order_id)
}

export async function checkVisits({ deps }: ClinicGround, orders: readonly string[]): Promise<void> {
  await each(orders.length, AT_ONCE, n => settleVisit(deps, { orderId: orders[n]! }))
}

/**
 * The jobs that check what became of a cancelling, and those that tell the clinic of visits cancelled or moved in silence. One that fails is tried again, as the
 * worker does. Gives how often that was.
 */
async function runJobs({ store, deps }: ClinicGround): Promise<number> {
  const jobs = await store.rows<{ task: string; payload: never }>(sql`
    select t.identifier as task, j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier in ('cancel-at-clinic', 'put-back-at-clinic', 'settle-cancel')`)
  let again = 0
  await each(jobs.length, AT_ONCE, async n => {
    const { task, payload } = jobs[n]!
    for (let tries = 1; ; tries++) {
      try {
        return await JOBS[task]!(deps, payload, 'another-follows')
      } catch (error) {
        if (tries === MOST_TRIES) throw error
        again++
      }
    }
  })
  return again
}
