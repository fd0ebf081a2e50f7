import type { Deps } from '../deps.ts'
import { sql } from '../store/store.ts'

/** No task takes longer: two questions to a clinic (20 s each) and a few statements. */
const LONGEST_MINUTES = 2

/**
 * Gives the jobs of a worker that was killed to the others: a lock that is older than any task can last is nobody's. Should its owner live
 * after all, a task runs twice, which every task must bear anyway.
 */
export async function freeDeadJobs(deps: Pick<Deps, 'store' | 'log'>): Promise<void> {
  const freed = await deps.store.run(sql`
    select graphile_worker.force_unlock_workers(array[locked_by]) from graphile_worker.jobs
    where locked_at < now() - make_interval(mins => ${LONGEST_MINUTES}::int) group by locked_by`)
  if (freed > 0) deps.log.warn('jobs of a dead worker are free again', { job: 'free-dead-jobs', count: freed })
}
