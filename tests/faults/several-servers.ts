// Server processes over one database, two unless more are asked for, and a connection to each.
import { randomUUID } from 'node:crypto'
import { type Answer, type Line, openLine } from '../setup/ask.ts'
import { startServer } from '../setup/server.ts'
import type { Person } from '../setup/world.ts'
import type { Ground } from './ground.ts'

/** Connections to servers over one database. */
export type Lines = {
  /** Sends a new intent to one of them, which take turns by `turn`. */
  create(turn: number, path: string, person: Person, body: unknown): Promise<Answer>
  lines: Line[]
}

export type SeveralServers = Lines & { stop(): Promise<void> }

export function openLines(urls: readonly string[], sockets: number): Lines {
  const lines = urls.map(url => openLine(url, { sockets }))
  return {
    lines,
    create: (turn, path, person, body) =>
      lines[turn % lines.length]!.ask({ method: 'POST', path, bearer: person.bearer, key: randomUUID(), body })
  }
}

export async function startSeveralServers(ground: Ground, { count = 2, sockets = 50 } = {}): Promise<SeveralServers> {
  const servers = await Promise.all(Array.from({ length: count }, () => startServer({ DATABASE_URL: ground.url, ROLE: 'api' })))
  const opened = openLines(
    servers.map(server => server.url),
    sockets
  )
  return {
    ...opened,
    async stop() {
      for (const line of opened.lines) line.close()
      await Promise.all(servers.map(server => server.stop()))
    }
  }
}

/** How many answers there are of each kind: '200', '409 TIMESLOT_IS_BUSY'. */
export function tallyOf(answers: readonly Answer[]): Map<string, number> {
  const tally = new Map<string, number>()
  for (const { status, body } of answers) {
    const kind = status === 200 ? '200' : `${status} ${body.match(/"error":"([^"]+)"/)?.[1] ?? ''}`.trim()
    tally.set(kind, (tally.get(kind) ?? 0) + 1)
  }
  return tally
}
