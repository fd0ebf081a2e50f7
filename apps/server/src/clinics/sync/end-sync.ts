// When a clinic is read again: soon after it was read, later and later while it fails, at once when the breaker has taken it back.
import type { Deps } from '../../deps.ts'
import type { ClinicGateway } from '../gateway.ts'
import { noteFailure, noteSync, planSync, type SyncKind, type SyncPayload, type SyncState } from './syncs.sql.ts'

export const EVERY_MINUTES = { timetable: 10, catalogue: 360 } as const
const MOST_WAIT_MINUTES = 60

type Needed = Pick<Deps, 'store' | 'log' | 'clock'>

/** A clinic that was given up is not asked; it is looked at again in a minute, and counts as not failed: the breaker knows. */
export async function isGivenUp(deps: Needed, gateway: ClinicGateway, { providerId }: SyncPayload, kind: SyncKind): Promise<boolean> {
  if (gateway.reachable?.() !== 'unreachable') return false
  await deps.store.transaction(tx => planSync(tx, providerId, kind, later(deps, 1)))
  return true
}

export async function syncFailed(
  deps: Needed,
  { providerId, providerCode }: SyncPayload,
  kind: SyncKind,
  state: SyncState | undefined,
  code: string
) {
  const minutes = Math.min(2 ** (state?.failures ?? 0), MOST_WAIT_MINUTES)
  await noteFailure(deps.store, providerId, kind, later(deps, minutes))
  deps.log.warn(`the ${kind} of a clinic was not read`, { providerCode, code, count: (state?.failures ?? 0) + 1 })
}

export async function syncDone(deps: Needed, { providerId }: SyncPayload, kind: SyncKind, whole: boolean): Promise<void> {
  const done = { at: deps.clock(), whole, nextAt: later(deps, EVERY_MINUTES[kind]) }
  await noteSync(deps.store, providerId, kind, done)
}

function later(deps: Needed, minutes: number): Date {
  return new Date(deps.clock().getTime() + minutes * 60_000)
}
