// What one address may ask in a minute of all that needs no session. Counted by each process for itself and in memory: a flood must cost nothing.
// By default a hundred calls a second, for hundreds of people may share the address of a mobile network.
import { Refusal } from '@vizit/contract/refusal'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { networkOf } from './limits.ts'

/**
 * `perAddress`: counted, so many each; the default, so that no route can be forgotten. `bySession`: answers nobody without a session. `free`: for
 * whoever runs the server, answered without work.
 */
export type Counted = { kind: 'perAddress'; cost: number } | { kind: 'files' } | { kind: 'bySession' } | { kind: 'free' }

const MINUTE = 60_000
/** A page is a hundred files, that ask nothing of the database. */
const FILES_FOR_ONE = 10
/** Addresses that are remembered. Whoever has more of them than this is not one address. */
const ADDRESSES_MOST = 50_000

type Minute = { from: number; spent: number }

/** Refuses ERROR_TOO_MANY_REQUESTS {retryAfter} before anything is read. To stand before every hook that asks the database. */
export function limitPublic(app: FastifyInstance, { config, clock }: Pick<Deps, 'config' | 'clock'>): void {
  const asked = { calls: new Map<string, Minute>(), files: new Map<string, Minute>() }
  app.addHook('onRequest', async request => {
    const counted = request.routeOptions.config.counted ?? { kind: 'files' }
    if (counted.kind === 'bySession' || counted.kind === 'free') return
    const address = networkOf(request.ip)
    const now = clock().getTime()
    const wait =
      counted.kind === 'files'
        ? spend(asked.files, address, now, 1, config.publicPerMinute * FILES_FOR_ONE)
        : spend(asked.calls, address, now, counted.cost, config.publicPerMinute)
    if (wait > 0) throw new Refusal('ERROR_TOO_MANY_REQUESTS', { retryAfter: Math.ceil(wait / 1000) })
  })
}

/** Milliseconds to wait; 0: go on. */
function spend(minutes: Map<string, Minute>, address: string, now: number, cost: number, most: number): number {
  const found = minutes.get(address)
  // a clock that was set back begins a new minute too
  if (found && now >= found.from && now < found.from + MINUTE) {
    found.spent = Math.min(found.spent + cost, most + 1)
    return found.spent > most ? found.from + MINUTE - now : 0
  }
  minutes.delete(address)
  if (minutes.size >= ADDRESSES_MOST) minutes.delete(minutes.keys().next().value!)
  minutes.set(address, { from: now, spent: cost })
  return cost > most ? MINUTE : 0
}

declare module 'fastify' {
  interface FastifyContextConfig {
    counted?: Counted
  }
}
