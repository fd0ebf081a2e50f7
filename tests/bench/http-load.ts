// Load over HTTP by autocannon: so many connections, each asks again as soon as it is answered.
import { type ChildProcess, spawn } from 'node:child_process'
import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import autocannon, { type Asked } from 'autocannon'
import { randomOf } from '../setup/random.ts'
import type { Work } from './measure.ts'

export const CONNECTIONS = 16
const MILLIS = 1_000

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

/**
 * So many a second on average, whatever the answers take, each at a moment of its own as people come: the value is the 99th percentile of how long they took since
 * they were due, in milliseconds. Not autocannon's `overallRate`: its connections send what a second allows all at once at its beginning, each as soon as the one before is answered, so it
 * tells how long sixteen at once wait for each other.
 */
export function steadyWork(name: string, url: string, seconds: number, rate: number, next: () => Asked, random = randomOf(1)): Work {
  return {
    name,
    unit: 'ms',
    async measure() {
      const agent = new Agent({ keepAlive: true })
      try {
        const took: number[] = []
        const answers: Promise<void>[] = []
        const begin = performance.now()
        for (let due = 0; due < seconds * MILLIS; due += (-Math.log(1 - random.next()) * MILLIS) / rate) {
          const wait = begin + due - performance.now()
          if (wait > 0) await pause(wait)
          // A refusal is no answer however soon it comes.
          answers.push(
            ask(agent, url, next()).then(isGood => void took.push(isGood ? performance.now() - begin - due : Number.POSITIVE_INFINITY))
          )
        }
        await Promise.all(answers)
        const inOrder = took.sort((a, b) => a - b)
        const percentile = (share: number) => inOrder[Math.min(inOrder.length - 1, Math.floor(inOrder.length * share))]!
        return {
          value: percentile(0.99),
          notes: { 'p50 ms': percentile(0.5), 'per s': (took.length * MILLIS) / (performance.now() - begin) }
        }
      } finally {
        agent.destroy()
      }
    }
  }
}

/** Ends with the last byte of an answer; false: it is no 2xx. */
function ask(agent: Agent, url: string, { method = 'GET', path = '/', headers = {}, body }: Asked): Promise<boolean> {
  return new Promise((done, failed) => {
    const asked = request(new URL(path, url), { agent, method, headers }, answer => {
      const isGood = answer.statusCode! >= 200 && answer.statusCode! <= 299
      answer.on('error', failed).on('end', () => done(isGood))
      answer.resume()
    })
    asked.on('error', failed).end(body)
  })
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
