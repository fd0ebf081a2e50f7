// The floor of everything that asks PostgreSQL: the same statement without us. By pgbench where it is installed, else by a bare loop of our own.
import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Db, SESSION, type Sql } from '../../apps/server/src/store/store.ts'
import { CONNECTIONS } from './http-load.ts'
import type { Work } from './measure.ts'

/** A statement and what its parameters are: a whole number between two bounds, chosen anew each time, or a fixed text or null. */
export type BareSql = { text: string; values: (Between | string | null)[] }
export type Between = { from: number; to: number }

export const hasPgbench = isThere('pgbench')

export function bareWork(name: string, url: string, seconds: number, bare: BareSql): Work {
  return {
    name,
    unit: '1/s',
    measure: async () => (hasPgbench ? byPgbench(url, seconds, bare) : byLoop(url, seconds, bare))
  }
}

function byPgbench(url: string, seconds: number, { text, values }: BareSql) {
  const script = join(mkdtempSync(join(tmpdir(), 'vizit-bench-')), 'statement.sql')
  const lines = values.flatMap((value, at) => (isBetween(value) ? [`\\set v${at + 1} random(${value.from}, ${value.to})`] : []))
  const statement = text.replace(/\$(\d+)/g, (_, number: string) => (values[Number(number) - 1] === null ? 'null' : `:v${number}`))
  writeFileSync(script, `${[...lines, statement.trim()].join('\n')};\n`)
  const fixed = values.flatMap((value, at) => (typeof value === 'string' ? ['-D', `v${at + 1}=${value}`] : []))
  const address = new URL(url)
  const host = address.searchParams.get('host') ?? address.hostname
  const output = execFileSync(
    'pgbench',
    [
      '-n',
      '-M',
      'prepared',
      '-c',
      String(CONNECTIONS),
      '-j',
      '2',
      '-T',
      String(seconds),
      '-h',
      host,
      '-p',
      address.port,
      '-U',
      address.username,
      '-f',
      script,
      ...fixed,
      address.pathname.slice(1)
    ],
    // Planned as the product has it planned, once for all: planned anew each time the floor would be lower than what stands on it.
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, PGOPTIONS: SESSION } }
  )
  const perSecond = Number(output.match(/^tps = ([\d.]+)/m)?.[1])
  if (!(perSecond > 0) || /failed transactions: [1-9]/.test(output)) throw new Error(`pgbench did not measure:\n${output}`)
  return { value: perSecond }
}

function byLoop(url: string, seconds: number, bare: BareSql): Promise<{ value: number }> {
  const child = spawn(process.execPath, [fileURLToPath(new URL('bare-loop.ts', import.meta.url))], { stdio: ['pipe', 'pipe', 'inherit'] })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', chunk => {
    output += chunk
  })
  child.stdin.end(JSON.stringify({ url, seconds, connections: CONNECTIONS, bare }))
  return new Promise((done, failed) => {
    child.once('exit', code => (code === 0 ? done({ value: Number(output) }) : failed(new Error(`the bare loop ended with ${code}`))))
  })
}

/** Hears the statement that a query of the product would send, without sending it. */
export async function heard(query: (db: Db) => Promise<unknown>): Promise<Sql> {
  let found: Sql | undefined
  const ear = async (sql: Sql) => {
    found = sql
    return undefined
  }
  const db: Db = { row: ear, rows: async sql => (await ear(sql), []), run: async sql => (await ear(sql), 0) }
  await query(db)
  if (!found) throw new Error('nothing was asked')
  return found
}

export function isBetween(value: unknown): value is Between {
  return typeof value === 'object' && value !== null && 'from' in value
}

function isThere(program: string): boolean {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    // Not installed: the loop stands in.
    return false
  }
}
