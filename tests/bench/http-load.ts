// Load over HTTP by autocannon: so many connections, each asks again as soon as it is answered.
import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import autocannon, { type Asked } from 'autocannon'
import type { Work } from './measure.ts'

export const CONNECTIONS = 16

/** `next` gives the request to send; every answer must be a 2xx. */
export function httpWork(name: string, url: string, seconds: number, next: () => Asked, connections = CONNECTIONS): Work {
  return {
    name,
    unit: '1/s',
    async measure() {
      const result = await autocannon({
        url,
        connections,
        duration: seconds,
        requests: [{ setupRequest: asked => ({ ...asked, ...next() }) }]
      })
      const bad = result.non2xx + result.errors + result.timeouts
      if (bad > 0) throw new Error(`${name}: ${bad} of ${result.requests.total} were not answered well`)
      return { value: result['2xx'] / result.duration, notes: { 'p99 ms': result.latency.p99 } }
    }
  }
}

/** So many a second, whatever the answers take: the value is the 99th percentile of how long they took, in milliseconds. */
export function steadyWork(name: string, url: string, seconds: number, rate: number, next: () => Asked): Work {
  return {
    name,
    unit: 'ms',
    async measure() {
      const result = await autocannon({
        url,
        connections: CONNECTIONS,
        overallRate: rate,
        duration: seconds,
        requests: [{ setupRequest: asked => ({ ...asked, ...next() }) }]
      })
      const bad = result.non2xx + result.errors + result.timeouts
      if (bad > 0) throw new Error(`${name}: ${bad} of ${result.requests.total} were not answered well`)
      return { value: result.latency.p99, notes: { 'p50 ms': result.latency.p50, 'per s': result['2xx'] / result.duration } }
    }
  }
}

export type Hello = { url: string; stop(): void }

/** The bare server in a process of its own. */
export async function startHello(): Promise<Hello> {
  const child = spawn(process.execPath, [fileURLToPath(new URL('hello.ts', import.meta.url))], { stdio: ['ignore', 'pipe', 'inherit'] })
  process.on('exit', () => child.kill('SIGKILL'))
  const port = await firstLine(child)
  return { url: `http://127.0.0.1:${port}`, stop: () => void child.kill('SIGTERM') }
}

function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((done, failed) => {
    child.stdout!.setEncoding('utf8').once('data', (text: string) => done(text.trim()))
    child.once('exit', code => failed(new Error(`the bare server ended with ${code}`)))
  })
}
