import type { dropCardNumber as dropEndpoint, listCardNumbers, setCardNumber as setEndpoint } from '@vizit/contract/card-numbers'
import type { Received, Reply } from '@vizit/contract/endpoint'
import { refuse } from '@vizit/contract/refusal'
import { cardDigits, judgeCardId } from '@vizit/rules/card-id'
import type { SignedCtx } from '../deps.ts'
import { audit } from '../evidence/ledger.ts'
import { deleteCardNumber, findCardNumbers, putCardNumber } from './card-numbers.sql.ts'

export function readCardNumbers(ctx: SignedCtx): Promise<Reply<typeof listCardNumbers>> {
  return findCardNumbers(ctx.store, ctx.accountId)
}

/** [5.52] [9.42] */
export async function setCardNumber(ctx: SignedCtx, asked: Received<typeof setEndpoint>): Promise<Reply<typeof setEndpoint>> {
  const verdict = judgeCardId(asked.number)
  if (verdict !== 'ok') refuse('INVALID_INPUT', { field: 'number', reason: verdict })
  const card = { accountId: ctx.accountId, provider: asked.provider, number: cardDigits(asked.number) }
  await ctx.store.transaction(async tx => {
    const put = await putCardNumber(tx, card, ctx.now)
    if (!put) refuse('NOT_FOUND')
    await audit(tx, { at: ctx.now, accountId: ctx.accountId, action: 'card-number-told', profileId: put.profile_id })
  })
  return readCardNumbers(ctx)
}

export async function dropCardNumber(ctx: SignedCtx, { provider }: Received<typeof dropEndpoint>): Promise<Record<string, never>> {
  await ctx.store.transaction(async tx => {
    const gone = await deleteCardNumber(tx, ctx.accountId, provider)
    if (gone) await audit(tx, { at: ctx.now, accountId: ctx.accountId, action: 'card-number-removed', profileId: gone.profile_id })
  })
  return {}
}
