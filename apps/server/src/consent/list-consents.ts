import type { listConsents as endpoint, listConsentTexts, listNeededConsents as neededEndpoint } from '@vizit/contract/consent'
import type { Received, Reply } from '@vizit/contract/endpoint'
import { refuse } from '@vizit/contract/refusal'
import { allows } from '@vizit/rules/access'
import { minskDay } from '@vizit/rules/days'
import { fullNameRu } from '@vizit/rules/people'
import { heldToday } from '@vizit/rules/seen-person'
import type { Ctx, SignedCtx } from '../deps.ts'
import { CONSENT_KINDS, currentConsentText, versionsInForce } from '../evidence/consent-texts.ts'
import { noteViews } from '../evidence/ledger.ts'
import { findHeld } from '../people/held.ts'
import { personName } from '../people/person-name.ts'
import { findGiven, findNeeded, type GivenRow } from './consent.sql.ts'

/** The texts in force. */
export async function listTexts(ctx: Ctx): Promise<Reply<typeof listConsentTexts>> {
  const texts = CONSENT_KINDS.map(kind => currentConsentText(kind, ctx.config.brand))
  return { texts: texts.map(({ kind, version, title, text }) => ({ kind, version, title, text })) }
}

/** What was accepted for a person over whom the account has all rights; anybody else does not exist for it. */
export async function listConsents(ctx: SignedCtx, { profileId }: Received<typeof endpoint>): Promise<Reply<typeof endpoint>> {
  const row = await findHeld(ctx.store, ctx.accountId, minskDay(ctx.now), profileId)
  if (!row || !allows(heldToday(row, minskDay(ctx.now)).level, 'ALL')) refuse('NOT_FOUND')
  if (row.relKind !== 'ME')
    await noteViews(ctx.store, { at: ctx.now, accountId: ctx.accountId, action: 'consents-looked', profileIds: [profileId] })
  const given = await findGiven(ctx.store, profileId)
  return { consents: given.map(asGiven) }
}

function asGiven({ kind, version, channel, given_at: givenAt, withdrawn_at: withdrawnAt }: GivenRow) {
  return { kind, version, channel, givenAt, withdrawnAt }
}

/** [3.88] [5.45] Oneself and the own children under 18, as far as the texts now in force were never answered for them. */
export async function listNeeded(ctx: SignedCtx): Promise<Reply<typeof neededEndpoint>> {
  const rows = await findNeeded(ctx.store, ctx.accountId, minskDay(ctx.now), versionsInForce())
  return {
    people: rows.map(row => ({
      id: row.profile_id,
      name: fullNameRu(personName(row)),
      isChild: row.rel_kind === 'CHILD',
      isMe: row.rel_kind === 'ME'
    }))
  }
}
