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

/** Adds jobs of one task, one for each payload, in one statement. */
export async function enqueueMany(tx: Tx, task: string, payloads: readonly Record<string, unknown>[], maxAttempts: number): Promise<void> {
  await tx.run(sql`
    select graphile_worker.add_job(${task}, payload := p::json, max_attempts := ${maxAttempts}::int)
    from unnest(${payloads.map(payload => JSON.stringify(payload))}::text[]) p`)
}

/** Takes a job back by its key, if it has not run yet. */
export async function dropJob(tx: Tx, jobKey: string): Promise<void> {
  await tx.run(sql`select graphile_worker.remove_job(${jobKey})`)
}

/** Whether a job with this key waits or runs. */
export async function isEnqueued(tx: Tx, jobKey: string): Promise<boolean> {
  return (await tx.row(sql`select from graphile_worker.jobs where key = ${jobKey} and attempts < max_attempts`)) !== undefined
}
