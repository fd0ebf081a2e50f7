import * as z from 'zod/mini'
import { readConfig } from '../config.ts'
import { openLog } from '../log.ts'
import { CommandError, operation } from '../operator/command.ts'
import { PROVIDER } from './built-in/timetable-words.ts'
import { openClinics } from './clinics.ts'
import type { ClinicTried } from './gateway.ts'
import { tryClinic } from './try-clinic.ts'

const MEANING: Record<Exclude<ClinicTried['writing'], 'unknown'>, string> = {
  whole: 'carries out a transaction wholly or not at all: booked in one transaction',
  stepwise: 'takes a transaction for a batch, or knows none: booked step by step, each by its version',
  'reading-only': 'cannot be written to safely: read alone, its times are to be booked by telephone'
}

export const joinOperation = operation({
  usage: 'join PROVIDER\n  in the environment of the server: CLINIC_HOSTS, CLINIC_NETWORKS, CLINIC_SECRET_…',
  words: ['provider'],
  input: z.strictObject({ provider: PROVIDER }),
  async run(store, { provider }, now) {
    const { clinics: access, production } = readConfig(process.env, '0.0.0')
    const clinics = openClinics({ store, config: { clinics: access, production }, clock: () => now, log: openLog('silent') })
    try {
      const joined = await tryClinic(store, clinics, provider, now)
      if (joined.kind === 'no-connection')
        throw new CommandError(`${provider} has no connection to a system of its own: see docs/clinics-fhir.md.`)
      if (joined.kind === 'untried') throw new CommandError(`${provider} could not be tried: ${joined.why}. Nothing was changed.`)
      const lines = [`${provider} ${MEANING[joined.writing]} (${joined.why}).`]
      return joined.opened ? [...lines, 'Its online booking, closed by an earlier finding, is open again.'] : lines
    } finally {
      await clinics.close()
    }
  }
})
