// The gateway to a clinic whose system speaks FHIR R4. Nothing here throws: what goes wrong at a clinic is `unknown` to the product.
import type { ReadFromClinic } from '../clinic-records.ts'
import type { ClinicGateway } from '../gateway.ts'
import { ClinicFailure } from '../outbound/clinic-line.ts'
import { cancel } from './cancel.ts'
import { type ClinicDeps, connectClinic } from './connect-clinic.ts'
import { move } from './move.ts'
import { standing } from './patients.ts'
import { readCatalogue } from './read-catalogue.ts'
import { readResults } from './read-results.ts'
import { readTimetable } from './read-timetable.ts'
import { changedVisits, namedVisits } from './read-visits.ts'
import { find, reserve } from './reserve.ts'

/** A document of a patient may be larger than an answer of JSON. */
const DOCUMENT_BYTES = 20_000_000
/** A job reads many pages; nobody waits for it. */
const JOB_MILLIS = 120_000
/** A job asks about visits every minute. */
const VISITS_MILLIS = 40_000
const UNKNOWN = { verdict: 'unknown' } as const

export type FhirGateway = ClinicGateway & { close(): Promise<void> }

/** The gateway of one provider. Connects when it is first asked, and anew when its settings have changed. */
export function openFhir(deps: ClinicDeps, providerCode: string): FhirGateway {
  const { ask, tryOut, reachable, waitsUntil, close } = connectClinic(deps, providerCode)
  const reading = async <T>(read: Promise<ReadFromClinic<T>>): Promise<ReadFromClinic<T>> => read
  return {
    timetableIsOurs: false,
    tryOut,
    reachable,
    waitsUntil,
    reserve: reservation => ask(call => reserve(call, reservation), UNKNOWN),
    find: reservation => ask(call => find(call, reservation), UNKNOWN),
    cancel: reservation => ask(call => cancel(call, reservation), 'unknown'),
    move: (from, to) => ask(call => move(call, from, to), UNKNOWN),
    catalogue: () => reading(ask(readCatalogue, UNKNOWN, JOB_MILLIS)),
    timetable: window => reading(ask(call => readTimetable(call, window), UNKNOWN, JOB_MILLIS)),
    visits: reservations => reading(ask(call => namedVisits(call, reservations), UNKNOWN, VISITS_MILLIS)),
    changedVisits: (since, witness) => ask(call => changedVisits(call, since, witness), UNKNOWN, VISITS_MILLIS),
    results: profileId => reading(ask(call => readResults(call, profileId), UNKNOWN)),
    document: externalId =>
      reading(
        ask(async ({ fhir }) => {
          if (!/^[A-Za-z0-9.-]{1,64}$/.test(externalId)) throw new ClinicFailure('not-understood')
          const found = await fhir.bytes(`Binary/${externalId}`, 'application/pdf', DOCUMENT_BYTES)
          return found ? { verdict: 'read', value: found, setAside: [], cut: false } : UNKNOWN
        }, UNKNOWN)
      ),
    standing: profileId => ask(call => standing(call, profileId), 'unknown'),
    close
  }
}
