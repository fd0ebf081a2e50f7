// Proofs side by side: much of a proof is waiting for servers that end and start. Each lane is a process of its own that is given the next proof when it has done one, so that all end at about the same time.
import { fork } from 'node:child_process'

/** A proof, or its sabotage. */
export type Job = { name: string; sabotage: boolean }
/** What a lane says when it has done a job. */
export type Done<Result> = { result: Result; text: string }

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Gives the jobs out in their order to so many processes, each started by `args` as this one was. `tell` hears of each job that is done, `lost` of each that no lane brought to its end, with the reason.
 */
export async function inLanes<Result>(
  jobs: readonly Job[],
  { lanes, args, tell, lost }: { lanes: number; args: string[]; tell: (done: Done<Result>) => void; lost: (job: Job, why: string) => void }
): Promise<void> {
  const left = [...jobs]
  const one = () =>
    new Promise<void>(over => {
      const lane = fork(process.argv[1]!, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
      const pass = (signal: NodeJS.Signals) => void lane.kill(signal)
      for (const signal of SIGNALS) process.on(signal, pass)
      let at: Job | undefined
      lane.on('message', (said: 'ready' | Done<Result>) => {
        if (said !== 'ready') tell(said)
        at = left.shift()
        if (at) lane.send(at)
        else lane.disconnect()
      })
      lane.on('exit', (code, signal) => {
        for (const name of SIGNALS) process.off(name, pass)
        if (at) lost(at, `its process ended with ${signal ?? `code ${code}`}`)
        over()
      })
    })
  await Promise.all(Array.from({ length: Math.min(lanes, jobs.length) }, one))
  for (const job of left) lost(job, 'no process was left to carry it out')
}

/** As a lane: does what it is given, until it is told that there is no more. */
export async function takeJobs<Result>(work: (job: Job) => Promise<Done<Result>>): Promise<void> {
  const carryOut = async (job: Job) => {
    const done = await work(job)
    if (process.connected) process.send?.(done)
  }
  process.on('message', (job: Job) => void carryOut(job))
  process.send?.('ready')
  await new Promise(over => process.once('disconnect', over))
}
