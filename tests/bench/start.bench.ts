// P8: how long from the start of the process to its first answer, with the data there; and how much memory it takes when idle.
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { startServer } from '../setup/server.ts'
import type { Work } from './measure.ts'

export const IDLE_MEMORY = 'idle Node MB'
const IDLE_AFTER_MILLIS = 3_000

/** The database server is down before each start and is started with the product. */
export function starting(dataDir: string): Work {
  return {
    name: 'P8',
    unit: 's',
    async measure() {
      const server = await startServer({ DATA_DIR: dataDir })
      await pause(IDLE_AFTER_MILLIS)
      const memory = residentMegabytes(server.pid)
      await server.stop()
      return { value: server.upAfterMillis / 1000, notes: { [IDLE_MEMORY]: memory } }
    }
  }
}

function residentMegabytes(pid: number): number {
  const kilobytes = readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmRSS:\s+(\d+) kB/)?.[1]
  return Number(kilobytes) / 1024
}
