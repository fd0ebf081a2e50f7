import type { Store } from '../../store/store.ts'
import type { SetAside } from '../clinic-records.ts'
import type { Finding } from '../clinics.sql.ts'
import type { FhirLine } from './fhir-line.ts'

/** What one question to a clinic works with. */
export type FhirCall = {
  fhir: FhirLine
  store: Store
  now: Date
  /** How the clinic may be written to; one that was never tried is tried now. @throws ClinicFailure */
  found(): Promise<Finding>
  /** The clinic did a transaction in part: from now on it is written to stepwise, whatever was found when it was tried. */
  distrust(): Promise<void>
  /** Notes a row that was not understood. */
  setAside: (row: SetAside) => void
}
