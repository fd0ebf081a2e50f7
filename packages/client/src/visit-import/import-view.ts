// What the page says about a visit that waits to be taken in: everything that its dialogs can be, as one union.
import type { FoundOrder, FoundVisit } from '@vizit/contract/visit-import'
import type { Day } from '@vizit/rules/days'
import { type VisitorType, visitorTypes } from '@vizit/rules/visit-import'

export type ImportView =
  | { kind: 'nothing' }
  /** [4.112] */
  | { kind: 'not-found' }
  /** [4.121] There is nothing to ask: the doctor is bookmarked, no more. */
  | { kind: 'bookmark'; order: FoundOrder }
  /** [4.114] `visitors`: who the patient may be to the one who reads; not asked where the person is known. */
  | {
      kind: 'found'
      omId: string
      order: FoundOrder
      patient: NonNullable<FoundVisit['patientData']>
      target: string | null
      /** Asked about before: it waits in sight and asks no more. */
      putOff: boolean
      visitors: VisitorType[]
    }

/** `ed`: a host page asked for the visit. `found`: undefined while nobody knows, as after a failure, which is only logged [8.103]. */
export function importView(found: FoundVisit | undefined, ed: boolean, today: Day): ImportView {
  if (!found) return { kind: 'nothing' }
  const { order, patientData: patient, omId, alreadyImported, targetProfile } = found
  if (found.empty) return ed ? { kind: 'not-found' } : { kind: 'nothing' }
  if (alreadyImported) return ed && order ? { kind: 'bookmark', order } : { kind: 'nothing' }
  if (!order || !patient || omId === null) return { kind: 'nothing' }
  const target = targetProfile === null ? null : idOf(targetProfile)
  return {
    kind: 'found',
    omId,
    order,
    patient,
    target,
    putOff: found.putOff,
    visitors: target === null ? visitorTypes(patient, today) : []
  }
}

function idOf({ _id: id }: { _id: string }): string {
  return id
}
