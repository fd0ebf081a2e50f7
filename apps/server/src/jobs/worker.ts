// Runs the jobs: each task is a command of a feature. A task that throws is tried again later; the last failure is loud.
import { Logger, type Runner, run } from 'graphile-worker'
import type { Deps } from '../deps.ts'
import { failureOf } from '../http/log.ts'

export type Task = (deps: Deps, payload: never) => Promise<void>
export type Tasks = Record<string, Task>

/** Starts the worker over the store's own pool. `crontab` lines are in UTC. */
export async function startWorker(deps: Deps, tasks: Tasks, crontab: string): Promise<Runner> {
  const taskList = Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [
      name,
      async (payload: unknown) => {
        try {
          await task(deps, payload as never)
        } catch (error) {
          deps.log.warn('job failed', { job: name, ...failureOf(error) })
          throw error
        }
      }
    ])
  )
  const runner = await run({
    pgPool: deps.store.pool,
    taskList,
    crontab,
    concurrency: 4,
    pollInterval: 2_000,
    noHandleSignals: true,
    logger: new Logger(() => () => undefined)
  })
  runner.events.on('job:failed', ({ job }) => deps.log.error('job given up', { job: job.task_identifier }))
  return runner
}
