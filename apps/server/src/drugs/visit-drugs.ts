import type { Received, Reply } from '@vizit/contract/endpoint'
import type { KeptDrug, listVisitDrugs, putVisitDrugs as put } from '@vizit/contract/own-drugs'
import { refuse } from '@vizit/contract/refusal'
import { minskDay } from '@vizit/rules/days'
import type { SignedCtx } from '../deps.ts'
import { findVisitDrugs, lockLists, replaceVisitDrugs, seesVisit } from './drugs.sql.ts'
import { note } from './own-searches.ts'
import { askDrugs } from './search-drugs.ts'

type VisitDrugs = Reply<typeof listVisitDrugs>

export async function readVisitDrugs(ctx: SignedCtx, asked: Received<typeof listVisitDrugs>): Promise<VisitDrugs> {
  await mustSee(ctx, asked.orderId)
  return { drugs: await findVisitDrugs(ctx.store, ctx.accountId, asked.orderId) }
}

/** Of drugs that are kept already the words stay; the others are asked for. One that the service does not know refuses the whole list. */
export async function putVisitDrugs(ctx: SignedCtx, input: Received<typeof put>): Promise<VisitDrugs> {
  await mustSee(ctx, input.orderId)
  const drugIds = [...new Set(input.drugIds)]
  const known = new Map((await findVisitDrugs(ctx.store, ctx.accountId, input.orderId)).map(one => [one.drugId, one]))
  const unknown = drugIds.filter(id => !known.has(id))
  const asked = unknown.length === 0 ? [] : await askDrugs(ctx, service => service.drugs(unknown, null))
  for (const { id, name, form, dose, onPrescription } of asked) known.set(id, { drugId: id, name, form, dose, onPrescription })
  const drugs: KeptDrug[] = drugIds.map(id => known.get(id) ?? refuse('NOT_FOUND'))
  return ctx.store.transaction(async tx => {
    await lockLists(tx, ctx.accountId)
    await replaceVisitDrugs(tx, ctx.accountId, input.orderId, drugs)
    await note(tx, ctx, 'visit-drugs-kept', input.orderId)
    return { drugs: await findVisitDrugs(tx, ctx.accountId, input.orderId) }
  })
}

async function mustSee(ctx: SignedCtx, orderId: string): Promise<void> {
  if (!(await seesVisit(ctx.store, ctx.accountId, minskDay(ctx.now), orderId))) refuse('NOT_FOUND')
}
