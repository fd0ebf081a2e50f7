import type { Deps } from '../../deps.ts'
import { type Finding, noteClosed, writeFinding } from '../clinics.sql.ts'
import { closeOnlineBooking } from '../online-booking.ts'

type Tried = { providerId: number; providerCode: string; baseUrl: string }

/**
 * Keeps what was found of a clinic. One that cannot be written to safely is closed to online booking: its times are shown, to be booked by telephone. It is
 * opened again by a person alone.
 */
export async function writeDownFinding(
  { store, log, clock }: Pick<Deps, 'store' | 'log' | 'clock'>,
  { providerId, providerCode, baseUrl }: Tried,
  finding: Finding
): Promise<void> {
  const closed = await store.transaction(async tx => {
    await writeFinding(tx, { providerId, baseUrl }, finding, clock())
    const closes = finding.writing === 'reading-only' && (await closeOnlineBooking(tx, providerId))
    if (closes) await noteClosed(tx, providerId)
    return closes
  })
  if (closed) log.error('a clinic cannot be written to safely: its online booking was closed', { providerCode, code: finding.why })
}
