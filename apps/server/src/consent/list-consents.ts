import type { listConsents as endpoint, listConsentTexts } from '@vizit/contract/consent'
import type { Received, Reply } from '@vizit/contract/endpoint'
import { refuse } from '@vizit/contract/refusal'
import { allows } from '@vizit/rules/access'
import { minskDay } from '@vizit/rules/days'
import { heldToday } from '@vizit/rules/seen-person'
import type { Ctx, SignedCtx } from '../deps.ts'
import { CONSENT_KINDS, currentConsentText } from '../store/consent-texts.ts'
import { findGiven, findHeld } from './consent.sql.ts'

/** The texts in force. */
export async function listTexts(ctx: Ctx): Promise<Reply<typeof listConsentTexts>> {
  const texts = CONSENT_KINDS.map(kind => currentConsentText(kind, ctx.config.brand))
  return { texts: texts.map(({ kind, version, title, text }) => ({ kind, version, title, text })) }
}

/** What was accepted for a person over whom the account has all rights; anybody else does not exist for it. */
export async function listConsents(ctx: SignedCtx, { profileId }: Received<typeof endpoint>): Promise<Reply<typeof endpoint>> {
  const row = await findHeld(ctx.store, ctx.accountId, minskDay(ctx.now), profileId)
  if (!row || !allows(heldToday(row, minskDay(ctx.now)).level, 'ALL')) refuse('NOT_FOUND')
  return { consents: await findGiven(ctx.store, profileId) }
}
