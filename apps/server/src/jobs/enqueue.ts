// A job is a row of the transaction that makes it true: it exists exactly if that transaction commits.
import { sql, type Tx } from '../store/store.ts'

export type JobOptions = {
  /** When to run; now by default. */
  runAt?: Date
  /** A job with the same key is replaced: that is how a reminder moves. */
  jobKey?: string
  /** Jobs of one queue run one after another. */
  queue?: string
  maxAttempts?: number
}

/** Adds a job for the worker. */
export async function enqueue(tx: Tx, task: string, payload: Record<string, unknown>, options: JobOptions = {}): Promise<void> {
  await tx.run(sql`
    select graphile_worker.add_job(
      ${task}, payload := ${JSON.stringify(payload)}::json, queue_name := ${options.queue ?? null}::text, run_at := ${options.runAt ?? null}::timestamptz,
      max_attempts := ${options.maxAttempts ?? 15}::int, job_key := ${options.jobKey ?? null}::text)`)
}

export type DueJob = { payload: Record<string, unknown>; runAt: Date | null }

/** Adds jobs of one task in one statement, which tells the workers once. `runAt` null: now. */
export async function enqueueMany(tx: Tx, task: string, jobs: readonly DueJob[], maxAttempts: number): Promise<void> {
  if (jobs.length === 0) return
  await tx.run(sql`
    select from graphile_worker.add_jobs(array(
      select (${task}, j.payload::json, null, j.run_at, ${maxAttempts}::int, null, null, null)::graphile_worker.job_spec
      from unnest(${jobs.map(({ payload }) => JSON.stringify(payload))}::text[], ${jobs.map(({ runAt }) => runAt)}::timestamptz[])
        with ordinality j (payload, run_at, at) order by j.at))`)
}

/** Takes a job back by its key, if it has not run yet. */
export async function dropJob(tx: Tx, jobKey: string): Promise<void> {
  await tx.run(sql`select graphile_worker.remove_job(${jobKey})`)
}

/** Whether a job with this key waits or runs. */
export async function isEnqueued(tx: Tx, jobKey: string): Promise<boolean> {
  return (await tx.row(sql`select from graphile_worker.jobs where key = ${jobKey} and attempts < max_attempts`)) !== undefined
}
