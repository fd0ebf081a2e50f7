// The real server as a process of its own, on a free port of the loopback.
import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { isStale } from '../../scripts/programs.mjs'
import { serverEntry, serverFlags } from '../../scripts/server.mjs'
import { openLine } from './ask.ts'

const ENTRY = fileURLToPath(new URL(`../../${serverEntry}`, import.meta.url))
if (isStale('server')) throw new Error('The server is not built from these sources: npm run build')
const UP_WITHIN_MILLIS = 60_000
const KEPT_OUTPUT = 400_000
/** What a run inherits from the machine; nothing else, so that nobody's DATABASE_URL can get in. */
const INHERITED = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'USER', 'REQUESTS_AT_WORK']

/** Whole crowds ask from this one machine. */
const ONE_ADDRESS = '100000000'

export type Server = {
  url: string
  port: number
  pid: number
  /** What it was started with; started again with it, it is the same server on the same port. */
  env: Env
  /** From the start of the process to its first answer. */
  upAfterMillis: number
  /** How the process ended, once it has; `by` tells whether this run ended it. */
  ended: Promise<Ended>
  /** Undefined while it lives. */
  end(): Ended | undefined
  output(): string
  kill(): Promise<void>
  stop(): Promise<void>
}

export type Ended = { code: number | null; signal: NodeJS.Signals | null; by: 'us' | 'itself' }
export type Env = Record<string, string>

/** Everything started here dies with the process that started it. */
const living = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of living) child.kill('SIGKILL')
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

/** Starts a server and waits for its first answer. Throws with its last words when it ends before. */
export async function startServer(env: Env): Promise<Server> {
  const server = await launchServer(env)
  await server.up()
  return server
}

/** The same without waiting: `up` waits for the first answer. */
export async function launchServer(env: Env): Promise<Server & { up(): Promise<void> }> {
  const port = env.PORT ? Number(env.PORT) : await freePort()
  const inherited = Object.fromEntries(INHERITED.flatMap(name => (process.env[name] ? [[name, process.env[name]]] : [])))
  const startedAt = performance.now()
  const child = spawn(process.execPath, [...serverFlags, ENTRY], {
    env: { ...inherited, SEED: 'none', PUBLIC_PER_MINUTE: ONE_ADDRESS, PATIENT_PORT: '0', ...env, PORT: String(port), HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'pipe']
  })
  living.add(child)
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', chunk => {
      said = (said + chunk).slice(-KEPT_OUTPUT)
    })
  }
  let mine = false
  let ended: Ended | undefined
  const end = new Promise<Ended>(done => {
    child.once('exit', (code, signal) => {
      living.delete(child)
      ended = { code, signal, by: mine ? 'us' : 'itself' }
      done(ended)
    })
  })
  const signal = async (name: NodeJS.Signals) => {
    mine = true
    if (!ended) child.kill(name)
    await end
  }
  const url = `http://127.0.0.1:${port}`
  const server = {
    url,
    port,
    pid: child.pid!,
    env: { ...env, PORT: String(port) },
    upAfterMillis: Number.NaN,
    ended: end,
    end: () => ended,
    output: () => said,
    kill: () => signal('SIGKILL'),
    stop: () => signal('SIGTERM'),
    async up() {
      await firstAnswer(
        url,
        () => ended,
        () => said
      )
      server.upAfterMillis = performance.now() - startedAt
    }
  }
  return server
}

async function firstAnswer(url: string, ended: () => Ended | undefined, said: () => string) {
  const line = openLine(url, { sockets: 1, keep: false, timeoutMillis: 2_000 })
  const since = performance.now()
  for (;;) {
    const answer = await line.ask({ method: 'GET', path: '/readyz' }).catch(() => undefined)
    if (answer?.status === 200) return
    if (ended()) throw new Error(`the server ended before its first answer:\n${said()}`)
    if (performance.now() - since > UP_WITHIN_MILLIS) throw new Error(`the server did not answer within a minute:\n${said()}`)
    await pause(10)
  }
}

/** Below those that a system gives out by itself: the port of a server that is away for a moment goes to nobody else, whose answers would be taken for ours. */
const PORTS = { from: 10_000, before: 32_000 }
let nextPort = randomInt(PORTS.from, PORTS.before)

/** A port of the loopback at which nobody listens; no other call in this process is given it. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = nextPort
    nextPort = port + 1 < PORTS.before ? port + 1 : PORTS.from
    if (await isFree(port)) return port
  }
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer()
  const listens = await new Promise<boolean>(done => {
    probe.once('error', () => done(false))
    probe.listen(port, '127.0.0.1', () => done(true))
  })
  if (listens) await new Promise(done => probe.close(done))
  return listens
}

/** What the servers logged of the requests that failed, each kind once. */
export function failuresOf(servers: Server[]): Set<string> {
  return new Set(
    servers.flatMap(server =>
      [...server.output().matchAll(/"failure":"([^"]*)"(?:,"stack":"([^"]{0,400}))?/g)].map(
        ([, failure, stack = '']) => `${failure} ${stack}`
      )
    )
  )
}
