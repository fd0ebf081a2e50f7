import * as z from 'zod/mini'
import { readConfig } from '../config.ts'
import { audit } from '../evidence/ledger.ts'
import { openLog } from '../log.ts'
import { CommandError, deed } from '../operator/command.ts'
import { PROVIDER } from './built-in/deed-words.ts'
import { findConnection, findGateway, takeClosed } from './clinics.sql.ts'
import { openClinics } from './clinics.ts'
import type { ClinicTried } from './gateway.ts'
import { openOnlineBooking } from './online-booking.ts'

const MEANING: Record<Exclude<ClinicTried['writing'], 'unknown'>, string> = {
  whole: 'carries out a transaction wholly or not at all: booked in one transaction',
  stepwise: 'takes a transaction for a batch, or knows none: booked step by step, each by its version',
  'reading-only': 'cannot be written to safely: read alone, its times are to be booked by telephone'
}

/**
 * Tries the system of a clinic whose connection was written down, and keeps what was found. Booking that was closed because of an earlier finding is opened
 * again; booking that its operator has closed stays closed.
 */
export const joinDeed = deed({
  usage: 'join PROVIDER\n  in the environment of the server: CLINIC_HOSTS, CLINIC_NETWORKS, CLINIC_SECRET_…',
  words: ['provider'],
  input: z.strictObject({ provider: PROVIDER }),
  async run(store, { provider }, now) {
    const connection = await findConnection(store, provider)
    const row = await findGateway(store, provider)
    if (!connection || !row || row.gateway === 'built-in')
      throw new CommandError(`${provider} has no connection to a system of its own: see docs/clinics-fhir.md.`)
    const { clinics: access, production } = readConfig(process.env, '0.0.0')
    const clinics = openClinics({ store, config: { clinics: access, production }, clock: () => now, log: openLog('silent') })
    try {
      const tried = (await clinics.of(row).tryOut?.()) ?? { writing: 'unknown' as const, why: 'not-a-clinic-far-away' }
      if (tried.writing === 'unknown') throw new CommandError(`${provider} could not be tried: ${tried.why}. Nothing was changed.`)
      const opened = await store.transaction(async tx => {
        const opens = tried.writing !== 'reading-only' && (await takeClosed(tx, connection.provider_id))
        if (opens) await openOnlineBooking(tx, connection.provider_id)
        await audit(tx, { at: now, accountId: null, action: 'clinic-tried', objectId: provider })
        return opens
      })
      const lines = [`${provider} ${MEANING[tried.writing]} (${tried.why}).`]
      return opened ? [...lines, 'Its online booking, closed by an earlier finding, is open again.'] : lines
    } finally {
      await clinics.close()
    }
  }
})
