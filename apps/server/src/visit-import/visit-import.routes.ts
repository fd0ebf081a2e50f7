import { addFoundPatient, getPublicVisit, importPublicVisit, importPublicVisits, putOffPublicVisit } from '@vizit/contract/visit-import'
import { type Route, signed } from '../http/route.ts'
import { type AddsPeople, addPatient } from './add-patient.ts'
import { findVisit } from './find-visit.ts'
import { importEvery, importOne, type PutsEmails } from './import-visit.ts'
import { putOff } from './put-off.ts'
import type { GivesVisits } from './take-in.ts'

/** `ports`: what booking, e-mail and the family do for it, given where features meet. */
export function visitImportRoutes(ports: GivesVisits & PutsEmails & AddsPeople): Route[] {
  return [
    signed(getPublicVisit, (ctx, asked) => findVisit(ctx, asked, ports)),
    signed(importPublicVisit, (ctx, input) => importOne(ctx, input, ports)),
    signed(importPublicVisits, (ctx, input) => importEvery(ctx, input, ports)),
    signed(addFoundPatient, (ctx, input) => addPatient(ctx, input, ports)),
    signed(putOffPublicVisit, putOff)
  ]
}
