import { type Db, sql } from '../store/store.ts'
import type { Recurring } from './recurring.ts'

/**
 * Enqueues each task once for each of its moments; of moments that passed while nobody looked, once for all of them. A moment that lies ahead was written
 * down before the clock was set back: it does not keep the task waiting. A task that is new waits for its next moment.
 */
export function enqueueDue(db: Db, recurring: Recurring[]): Promise<unknown[]> {
  const tasks = recurring.map(one => one.task)
  const every = recurring.map(one => one.every)
  const from = recurring.map(one => `2000-01-01T${one.at ?? '00:00'}:00Z`)
  return db.rows(sql`
    with moments as (
      select task, date_bin(every::interval, clock_timestamp(), start::timestamptz) as due_at
      from unnest(${tasks}::text[], ${every}::text[], ${from}::text[]) as r (task, every, start)),
    due as (
      insert into recurring_jobs as r (task, due_at) select task, due_at from moments order by task
      on conflict (task) do update set due_at = excluded.due_at where r.due_at <> excluded.due_at
      returning task, xmax = 0 as is_new)
    select graphile_worker.add_job(task, '{}'::json, job_key => task) from due where not is_new`)
}
