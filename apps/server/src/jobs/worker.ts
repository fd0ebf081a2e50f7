// Runs the jobs: each task is a command of a feature. A task that throws is tried again later; the last failure is loud.
import { setTimeout as pause } from 'node:timers/promises'
import { Logger, type Runner, run } from 'graphile-worker'
import type { Deps } from '../deps.ts'
import { failureOf } from '../log.ts'
import { keepPolling, type Poller } from './polling.ts'
import { keepRecurring, type Recurring } from './recurring.ts'

/** Whether a task that throws now is tried again. */
export type Attempt = 'another-follows' | 'last'
export type Task = (deps: Deps, payload: never, attempt: Attempt) => Promise<void>
export type Tasks = Record<string, Task>

export type Worker = {
  /** Ends when the jobs at work have ended; what waits is left to the next worker. */
  stop(): Promise<void>
}

const BEGIN_AGAIN_MILLIS = 2_000
const POLL_MILLIS = 2_000
const CONCURRENCY = 4
/** Whoever has a hand free and could not look for jobs for so long begins anew: the library keeps the failure of its first question for good. */
const SILENT_MILLIS = 3 * POLL_MILLIS

/** Starts the worker over the store's own pool, and starts it again should it ever end, or fall silent, by itself. */
export async function startWorker(deps: Deps, tasks: Tasks, recurring: Recurring[] = [], pollers: readonly Poller[] = []): Promise<Worker> {
  let stopping = false
  let runner = await begin(deps, tasks)
  const stopRecurring = keepRecurring(deps.store, recurring, error =>
    deps.log.warn('what is due by the clock was not looked for', failureOf(error))
  )
  const stopPolling = keepPolling(deps, pollers)
  const watched = keepUp()

  async function keepUp(): Promise<void> {
    while (!stopping) {
      const watch = watchSilence(runner)
      const ending = await Promise.race([
        runner.promise.then(
          () => 'ended' as const,
          error => deps.log.error('the worker failed', failureOf(error))
        ),
        watch.silent
      ])
      watch.end()
      if (ending === 'silent') {
        deps.log.error('the worker fell silent', {})
        // What it still does may end in its own time; a new one looks for jobs meanwhile.
        void runner.stop().catch(() => undefined)
      }
      while (!stopping) {
        await pause(BEGIN_AGAIN_MILLIS, undefined, { ref: false })
        if (stopping) return
        try {
          runner = await begin(deps, tasks)
          break
        } catch (error) {
          deps.log.error('the worker does not start', failureOf(error))
        }
      }
    }
  }
  return {
    async stop() {
      stopping = true
      stopRecurring()
      await stopPolling()
      await runner.stop().catch(error => deps.log.warn('the worker had ended before', failureOf(error)))
      await watched
    }
  }
}

async function begin(deps: Deps, tasks: Tasks): Promise<Runner> {
  const taskList = Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [
      name,
      async (payload: unknown, { job }: { job: { attempts: number; max_attempts: number } }) => {
        try {
          await deps.tracing.job(name, () => task(deps, payload as never, job.attempts < job.max_attempts ? 'another-follows' : 'last'))
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
    // Its own clockwork goes by the clock of this process, and stands still for hours when that is set back: see recurring.ts.
    crontab: '',
    concurrency: CONCURRENCY,
    pollInterval: POLL_MILLIS,
    noHandleSignals: true,
    // Its sentences may quote values; what may be said of an error is said. A task's own failures are told above.
    logger: new Logger(() => (level, _, meta) => {
      if (level === 'error' && !meta?.failure) deps.log.error('trouble with jobs', meta?.error ? failureOf(meta.error) : {})
    })
  })
  runner.events.on('job:failed', ({ job }) => deps.log.error('job given up', { job: job.task_identifier }))
  return runner
}

/** Resolves with 'silent' when a worker that has a hand free can look for jobs no more. */
function watchSilence({ events }: Runner): { silent: Promise<'silent'>; end: () => void } {
  let askedAt = performance.now()
  let busy = 0
  const hear = {
    'worker:getJob:empty': () => {
      askedAt = performance.now()
    },
    'job:start': () => {
      busy++
      askedAt = performance.now()
    },
    'job:complete': () => {
      busy--
      askedAt = performance.now()
    }
  }
  for (const [event, listener] of Object.entries(hear)) events.on(event as keyof typeof hear, listener)
  const { promise: silent, resolve } = Promise.withResolvers<'silent'>()
  const timer = setInterval(() => {
    if (busy < CONCURRENCY && performance.now() - askedAt > SILENT_MILLIS) resolve('silent')
  }, POLL_MILLIS)
  timer.unref()
  return {
    silent,
    end() {
      clearInterval(timer)
      for (const [event, listener] of Object.entries(hear)) events.off(event as keyof typeof hear, listener)
    }
  }
}
