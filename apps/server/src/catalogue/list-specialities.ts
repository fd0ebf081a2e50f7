import type { listSpecialities } from '@vizit/contract/catalogue'
import type { Received } from '@vizit/contract/endpoint'
import type { Ctx } from '../deps.ts'
import { type ReadyJson, readyJson } from '../http/route.ts'
import { availabilityOf } from './availability/availability.ts'
import { specialitiesOf } from './availability/choose-doctors.ts'
import { findSpecialities, findSpecialityNames } from './catalogue.sql.ts'
import { choiceOf, patientOf } from './choice.ts'
import { openRange } from './cut-range.ts'

/** The text or bytes, or null for an unknown provider. */
export async function listSpecialitiesOf(
  { store, now }: Ctx,
  input: Received<typeof listSpecialities>
): Promise<ReadyJson | string | null> {
  const open = openRange(now)
  const place = { ...choiceOf(input), ...patientOf(input), centreId: null }
  const known = await availabilityOf(store).answer(['specialities', place, open.firstDay], now, view => {
    const planned = specialitiesOf(view, place, open)
    return planned && { ...planned, make: async () => readyJson(await findSpecialityNames(store, planned.page)) }
  })
  return known ?? findSpecialities(store, place, place, open)
}
