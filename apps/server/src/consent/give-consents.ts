import type { ConsentKind, giveAllConsents as giveAllEndpoint, giveConsent } from '@vizit/contract/consent'
import type { Received, Reply } from '@vizit/contract/endpoint'
import { refuse } from '@vizit/contract/refusal'
import { allows } from '@vizit/rules/access'
import { minskDay } from '@vizit/rules/days'
import { heldToday } from '@vizit/rules/seen-person'
import type { SignedCtx } from '../deps.ts'
import { currentConsentText } from '../evidence/consent-texts.ts'
import { audit, recordConsent } from '../evidence/ledger.ts'
import { findHeld } from '../people/held.ts'
import type { Tx } from '../store/store.ts'
import { isCentre } from './consent.sql.ts'

/** What one person accepts, or somebody for them. */
type Input = { profileId: string; consents: { kind: ConsentKind; version: string; centreId?: string | undefined }[] }

/**
 * Keeps acceptances, all or none [R25]. NOT_FOUND for a person one may not see or a centre that does not exist;
 * ACCESS_NOT_AUTHORIZED below the level ALL; INVALID_STATE {kind} when the text is not for this person, with {reason: 'OLD_VERSION'} when it was read
 * in a version no longer in force.
 */
export async function giveConsents(ctx: SignedCtx, input: Received<typeof giveConsent>): Promise<Reply<typeof giveConsent>> {
  await judge(ctx, input)
  await ctx.store.transaction(tx => keep(tx, ctx, input))
  return { given: input.consents.length }
}

/** [4.131] The same for several people: all of them or nobody. */
export async function giveAllConsents(
  ctx: SignedCtx,
  { people }: Received<typeof giveAllEndpoint>
): Promise<Reply<typeof giveAllEndpoint>> {
  for (const input of people) await judge(ctx, input)
  await ctx.store.transaction(async tx => {
    for (const input of people) await keep(tx, ctx, input)
  })
  return { given: people.reduce((sum, { consents }) => sum + consents.length, 0) }
}

async function judge(ctx: SignedCtx, { profileId, consents }: Input): Promise<void> {
  const row = await findHeld(ctx.store, ctx.accountId, minskDay(ctx.now), profileId)
  if (!row) refuse('NOT_FOUND')
  const { relKind, level } = heldToday(row, minskDay(ctx.now))
  if (!allows(level, 'ALL')) refuse('ACCESS_NOT_AUTHORIZED')
  for (const { kind, version, centreId } of consents) {
    if (currentConsentText(kind, ctx.config.brand).version !== version) refuse('INVALID_STATE', { kind, reason: 'OLD_VERSION' })
    if (kind === 'parental' && relKind !== 'CHILD') refuse('INVALID_STATE', { kind })
    if (centreId && !(await isCentre(ctx.store, centreId))) refuse('NOT_FOUND')
  }
}

async function keep(tx: Tx, ctx: SignedCtx, { profileId, consents }: Input): Promise<void> {
  for (const { kind, centreId } of consents) {
    const text = currentConsentText(kind, ctx.config.brand)
    await recordConsent(tx, { profileId, accountId: ctx.accountId, text, channel: ctx.channel, centreId: centreId ?? null, at: ctx.now })
    await audit(tx, { at: ctx.now, accountId: ctx.accountId, action: 'consent-given', profileId, objectId: kind })
  }
}
