import { audit } from '../evidence/ledger.ts'
import type { Store } from '../store/store.ts'
import { findConnection, findGateway, takeClosed } from './clinics.sql.ts'
import type { Clinics, ClinicTried } from './gateway.ts'
import { openOnlineBooking } from './online-booking.ts'

export type ClinicJoined =
  | { kind: 'no-connection' }
  | { kind: 'untried'; why: string }
  | { kind: 'tried'; writing: Exclude<ClinicTried['writing'], 'unknown'>; why: string; opened: boolean }

/**
 * Tries the system of a clinic whose connection was written down, and keeps what was found. Booking that was closed because of an earlier finding is opened
 * again; booking that its operator has closed stays closed.
 */
export async function tryClinic(store: Store, clinics: Clinics, provider: string, now: Date): Promise<ClinicJoined> {
  const connection = await findConnection(store, provider)
  const row = await findGateway(store, provider)
  if (!connection || !row || row.gateway === 'built-in') return { kind: 'no-connection' }
  const tried = (await clinics.of(row).tryOut?.()) ?? { writing: 'unknown' as const, why: 'not-a-clinic-far-away' }
  const { writing, why } = tried
  if (writing === 'unknown') return { kind: 'untried', why }
  const opened = await store.transaction(async tx => {
    const opens = writing !== 'reading-only' && (await takeClosed(tx, connection.provider_id))
    if (opens) await openOnlineBooking(tx, connection.provider_id)
    await audit(tx, { at: now, accountId: null, action: 'clinic-tried', objectId: provider })
    return opens
  })
  return { kind: 'tried', writing, why, opened }
}
