import type { Received, Reply } from '@vizit/contract/endpoint'
import type { dropMedicine as drop, listMedicines, putMedicine as put } from '@vizit/contract/own-drugs'
import { refuse } from '@vizit/contract/refusal'
import { CHEST_MAX } from '@vizit/rules/drugs'
import type { SignedCtx } from '../deps.ts'
import { changeMedicine, findMedicines, insertMedicine, lockLists, removeMedicine } from './drugs.sql.ts'
import { note } from './own-searches.ts'
import { askDrugs } from './search-drugs.ts'

type Chest = Reply<typeof listMedicines>

/** [1.33] */
export async function readMedicines(ctx: SignedCtx): Promise<Chest> {
  return { medicines: await findMedicines(ctx.store, ctx.accountId) }
}

/** What is in the chest can be changed while the service is away; a new drug is asked for there, before the transaction. */
export async function putMedicine(ctx: SignedCtx, input: Received<typeof put>): Promise<Chest> {
  const known = (await findMedicines(ctx.store, ctx.accountId)).some(one => one.drugId === input.drugId)
  const [drug] = known ? [] : await askDrugs(ctx, service => service.drugs([input.drugId], null))
  if (!known && !drug) refuse('NOT_FOUND')
  return ctx.store.transaction(async tx => {
    await lockLists(tx, ctx.accountId)
    if ((await changeMedicine(tx, ctx.accountId, input.drugId, { useBefore: input.useBefore, note: input.note })) > 0) {
      await note(tx, ctx, 'medicine-changed')
    } else {
      if (!drug) refuse('NOT_FOUND')
      if ((await findMedicines(tx, ctx.accountId)).length >= CHEST_MAX) refuse('TOO_MANY_MEDICINES', { most: CHEST_MAX })
      await insertMedicine(tx, ctx.accountId, drug, { useBefore: input.useBefore ?? null, note: input.note ?? '', now: ctx.now })
      await note(tx, ctx, 'medicine-added')
    }
    return { medicines: await findMedicines(tx, ctx.accountId) }
  })
}

export async function dropMedicine(ctx: SignedCtx, input: Received<typeof drop>): Promise<Chest> {
  return ctx.store.transaction(async tx => {
    if ((await removeMedicine(tx, ctx.accountId, input.drugId)) === 0) refuse('NOT_FOUND')
    await note(tx, ctx, 'medicine-dropped')
    return { medicines: await findMedicines(tx, ctx.accountId) }
  })
}
