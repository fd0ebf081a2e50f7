// When a clinic is read again: soon after it was read, later and later while it fails, at once when the breaker has taken it back.
import type { Deps } from '../../deps.ts'
import type { ClinicGateway } from '../gateway.ts'
import { noteFailure, noteProgress, noteSync, planSync, type Resume, type SyncKind, type SyncPayload, type SyncState } from './syncs.sql.ts'

export const EVERY_MINUTES = { timetable: 10, catalogue: 360, visits: 1 } as const
const MOST_WAIT_MINUTES = 60

type Needed = Pick<Deps, 'store' | 'log' | 'clock'>

/**
 * A clinic that was given up is not asked; it is looked at again in a minute, and counts as not failed: the breaker knows. One that wants to be left alone for
 * a while is looked at when that is over.
 */
export async function isGivenUp(deps: Needed, gateway: ClinicGateway, { providerId }: SyncPayload, kind: SyncKind): Promise<boolean> {
  const waits = gateway.waitsUntil?.()
  if (!waits && gateway.reachable?.() !== 'unreachable') return false
  await deps.store.transaction(tx => planSync(tx, providerId, kind, waits ?? later(deps, 1)))
  return true
}

/** `resume`: what was read before is not read again. `gateway`: a clinic that has said when it may be asked is not asked before. */
export async function syncFailed(
  deps: Needed,
  { providerId, providerCode }: SyncPayload,
  kind: SyncKind,
  state: SyncState | undefined,
  code: string,
  { gateway, resume = null }: { gateway?: ClinicGateway; resume?: Resume | null } = {}
) {
  const minutes = Math.min(2 ** (state?.failures ?? 0), MOST_WAIT_MINUTES)
  await noteFailure(deps.store, providerId, kind, { at: latest(later(deps, minutes), gateway?.waitsUntil?.()), resume })
  deps.log.warn(`the ${kind} of a clinic was not read`, { providerCode, code, count: (state?.failures ?? 0) + 1 })
}

/** The clinic had enough, or the time was over: the next job goes on where this one stopped. */
export async function syncStopped(
  deps: Needed,
  { providerId, providerCode }: SyncPayload,
  kind: SyncKind,
  resume: Resume,
  gateway: ClinicGateway
): Promise<void> {
  await noteProgress(deps.store, providerId, kind, { at: gateway.waitsUntil?.() ?? deps.clock(), resume })
  deps.log.info(`the ${kind} of a clinic is read on later`, { providerCode })
}

export async function syncDone(deps: Needed, { providerId }: SyncPayload, kind: SyncKind, whole: boolean): Promise<void> {
  const done = { at: deps.clock(), whole, nextAt: later(deps, EVERY_MINUTES[kind]) }
  await noteSync(deps.store, providerId, kind, done)
}

function latest(at: Date, other: Date | undefined): Date {
  return other && other > at ? other : at
}

function later(deps: Needed, minutes: number): Date {
  return new Date(deps.clock().getTime() + minutes * 60_000)
}
