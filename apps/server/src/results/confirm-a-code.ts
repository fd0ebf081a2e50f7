import { timingSafeEqual } from 'node:crypto'
import type { confirmACode as endpoint, keepACode as keepEndpoint } from '@vizit/contract/a-code'
import type { Received, Reply } from '@vizit/contract/endpoint'
import { refuse } from '@vizit/contract/refusal'
import { A_CODE_TRIES_OF_PARENT, A_CODE_TRIES_PER_DAY, afterRight, type CardAsker, judgeDay, judgeTry } from '@vizit/rules/a-code'
import { minskDay } from '@vizit/rules/days'
import type { ClinicCodeAnswer } from '../clinics/gateway.ts'
import type { SignedCtx } from '../deps.ts'
import { audit } from '../evidence/ledger.ts'
import { aCodeHash } from './a-code-hash.ts'
import { type Card, findCard, findTries, type LockedCard, lockCard, touchOpenCard, writeDay, writeTries } from './cards.sql.ts'
import { idleMs, judgeHandle, openCard } from './open-card.ts'

/**
 * Opens a card with its code [R28]. A try is counted and a block written down before anything is compared, so that no number of tries at
 * once gets more than five looked at.
 */
export async function confirmACode(ctx: SignedCtx, asked: Received<typeof endpoint>): Promise<Reply<typeof endpoint>> {
  const card = await findCard(ctx.store, ctx.accountId, minskDay(ctx.now), asked)
  if (!card) refuse('NOT_FOUND')
  const gateway = ctx.clinics.of({ code: card.provider_code, gateway: card.gateway })
  // a clinic that is known to be out of reach costs nobody a try
  if (gateway.checkCode && gateway.reachable?.() === 'unreachable') refuse('CLINIC_UNAVAILABLE')
  const { kept, blocksForMinutes } = await spendTry(ctx, card)
  const code = asked.code.trim()
  const answer = gateway.checkCode ? await gateway.checkCode(card.profile_id, code) : compare(ctx, kept, code)
  switch (answer.verdict) {
    case 'right':
      return letIn(ctx, card)
    case 'unknown':
      return refuse('CLINIC_UNAVAILABLE')
    case 'blocked':
      return refuse('ACODES_BLOCKED', { minutes: answer.minutes })
    case 'try-later':
      return refuse('BLOCKED_TRY_LATER', { retryAfter: answer.retryAfterSeconds })
    case 'wrong':
      return blocksForMinutes > 0 ? refuse('INVALID_ACODE_BLOCKED', { minutes: blocksForMinutes }) : refuse('INVALID_ACODE')
  }
}

/** [R28] Twenty tries of a card a day, whoever asks; who has typed five wrong ones is blocked, and nobody else is. */
async function spendTry(ctx: SignedCtx, card: Card): Promise<{ kept: LockedCard; blocksForMinutes: number }> {
  const asker = askerOf(card)
  const tried = await ctx.store.transaction(async tx => {
    const kept = await lockCard(tx, card)
    const own = await findTries(tx, card, ctx.accountId)
    const judged = judgeTry(own, ctx.now, asker === 'parent' ? A_CODE_TRIES_OF_PARENT : A_CODE_TRIES_PER_DAY)
    if (judged.verdict !== 'may-try') return { judged, kept }
    const day = judgeDay(kept, asker, ctx.now)
    if (day.verdict !== 'may-try') return { judged: day, kept }
    await writeDay(tx, card, day.after)
    await writeTries(tx, card, ctx.accountId, judged.after)
    if (judged.blocksForMinutes > 0)
      await audit(tx, {
        at: ctx.now,
        accountId: ctx.accountId,
        action: 'result-code-blocked',
        profileId: card.profile_id,
        objectId: card.provider_code
      })
    return { judged, kept }
  })
  const { judged, kept } = tried
  if (judged.verdict === 'blocked') refuse('ACODES_BLOCKED', { minutes: judged.minutes })
  if (judged.verdict === 'enough-today') refuse('BLOCKED_TRY_LATER', { retryAfter: judged.retryAfterSeconds })
  return { kept, blocksForMinutes: judged.blocksForMinutes }
}

function askerOf({ rel_kind }: Card): CardAsker {
  return rel_kind === 'ME' ? 'owner' : rel_kind === 'CHILD' ? 'parent' : 'other'
}

function compare(ctx: SignedCtx, { codeId, codeHash, codeExpiresAt }: LockedCard, code: string): ClinicCodeAnswer {
  if (codeId === null || codeHash === null || codeExpiresAt === null || codeExpiresAt <= ctx.now) return { verdict: 'wrong' }
  return { verdict: timingSafeEqual(codeHash, aCodeHash(ctx.config.secret, codeId, code)) ? 'right' : 'wrong' }
}

async function letIn(ctx: SignedCtx, card: Card): Promise<Reply<typeof endpoint>> {
  const accessCode = await ctx.store.transaction(async tx => {
    await lockCard(tx, card)
    await writeTries(tx, card, ctx.accountId, afterRight(await findTries(tx, card, ctx.accountId)))
    await audit(tx, {
      at: ctx.now,
      accountId: ctx.accountId,
      action: 'result-card-opened',
      profileId: card.profile_id,
      objectId: card.provider_code
    })
    return openCard(tx, ctx, card)
  })
  return { accessCode, idleMs: await idleMs(ctx) }
}

/** The idle time begins anew. */
export async function keepACode(ctx: SignedCtx, { accessCode }: Received<typeof keepEndpoint>): Promise<Reply<typeof keepEndpoint>> {
  const { opened, kind } = await judgeHandle(ctx, accessCode, null)
  if (kind === 'open') await touchOpenCard(ctx.store, opened, ctx.now)
  return {}
}
