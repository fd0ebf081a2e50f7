import type { Store } from '../../store/store.ts'
import type { SetAside } from '../clinic-records.ts'
import type { FhirLine } from './fhir-line.ts'

/** What one question to a clinic works with. */
export type FhirCall = {
  fhir: FhirLine
  store: Store
  now: Date
  /** Notes a row that was not understood. */
  setAside: (row: SetAside) => void
}
