// An opened medical card: the browser shows its handle, and the server knows how long that is good [R28].
import { randomBytes } from 'node:crypto'
import { refuse } from '@vizit/contract/refusal'
import { A_CODE_IDLE_MS, judgeOpenCard } from '@vizit/rules/a-code'
import type { SignedCtx } from '../deps.ts'
import { hash } from '../http/session.ts'
import type { Tx } from '../store/store.ts'
import { type Card, findIdleMs, findOpenCard, type Opened, putOpenCard, takeOpenCard, touchOpenCard } from './cards.sql.ts'

/** Milliseconds of idleness that close a card: the remote setting, or 120 000 [4.81] [9.22]. */
export async function idleMs(ctx: Pick<SignedCtx, 'store'>): Promise<number> {
  return (await findIdleMs(ctx.store)) ?? A_CODE_IDLE_MS
}

/** Opens the card for this session. Gives the handle; the store keeps its digest. */
export async function openCard(tx: Tx, ctx: SignedCtx, card: Card): Promise<string> {
  const handle = randomBytes(32).toString('base64url')
  await putOpenCard(tx, { handleHash: hash(handle), sessionId: ctx.sessionId, accountId: ctx.accountId }, card, ctx.now)
  return handle
}

export type Use = { opened: Opened; kind: 'open' | 'open-once' }

/**
 * Is the card of this person at this provider open to this session? `card` null: any card will do. Refuses INVALID_ACODE, which counts as no try.
 */
export async function judgeHandle(
  ctx: SignedCtx,
  handle: string | undefined,
  card: Pick<Card, 'profile_id' | 'provider_id'> | null
): Promise<Use> {
  if (handle === undefined) refuse('INVALID_ACODE')
  const opened = { handleHash: hash(handle), sessionId: ctx.sessionId }
  const found = await findOpenCard(ctx.store, opened)
  if (!found || (card && (found.profile_id !== card.profile_id || found.provider_id !== card.provider_id))) refuse('INVALID_ACODE')
  const kind = judgeOpenCard({ openedAt: new Date(found.opened_at), usedAt: new Date(found.used_at) }, await idleMs(ctx), ctx.now)
  return kind === 'ended' ? refuse('INVALID_ACODE') : { opened, kind }
}

/** Uses the opened card in the transaction of what is read. One that was good for one opening is gone then; of two at once the second is refused. */
export async function useHandle(tx: Tx, ctx: SignedCtx, { opened, kind }: Use): Promise<void> {
  const written = kind === 'open-once' ? await takeOpenCard(tx, opened) : await touchOpenCard(tx, opened, ctx.now)
  if (written === 0) refuse('INVALID_ACODE')
}
