import { createHmac } from 'node:crypto'
import type { Received, Reply } from '@vizit/contract/endpoint'
import type { drawFamilyCode as endpoint, getFamilyCode, listShareable } from '@vizit/contract/family-code'
import { refuse } from '@vizit/contract/refusal'
import { relKindOf, whoOpens } from '@vizit/rules/access'
import { CODE_LIVES_MINUTES, SMS_CODE_LENGTH } from '@vizit/rules/codes'
import { instantText, minskDay } from '@vizit/rules/days'
import { fullNameRu } from '@vizit/rules/people'
import type { SignedCtx } from '../deps.ts'
import { audit } from '../evidence/ledger.ts'
import { take } from '../http/limits.ts'
import type { Tx } from '../store/store.ts'
import { findPeople, lockOwnFamily } from './family.sql.ts'
import { type CodeRow, dropEndedCodes, findShown, putCode } from './family-code.sql.ts'
import { ownAdult } from './judge-family.ts'

const DRAWS_A_DAY = 50
/** Six digits that many families show at once meet now and then. */
const TRIES = 20

/** The digits follow from the row's id and the server's secret: they can be shown again and stand nowhere. */
export function digitsOfCode(secret: string, id: string): string {
  const bytes = createHmac('sha256', secret).update(`family-code-digits\n${id}`).digest()
  return String(bytes.readUIntBE(0, 6) % 10 ** SMS_CODE_LENGTH).padStart(SMS_CODE_LENGTH, '0')
}

/** What a code is found by. */
export function familyCodeHash(secret: string, digits: string): Buffer {
  return createHmac('sha256', secret).update(`family-code\n${digits}`).digest()
}

/** Whose profiles the account opens to others: its own, and those of the children that have no say yet. */
export async function shareable(ctx: SignedCtx): Promise<Reply<typeof listShareable>> {
  const today = minskDay(ctx.now)
  const people = await findPeople(ctx.store, ctx.accountId, today, ctx.now)
  const profiles = people
    .filter(({ relKind, birthday, grantLevel }) => {
      if (relKind === 'CHILD') return birthday !== null && whoOpens({ birthday, hasAccount: grantLevel !== null }, today) === 'the-parents'
      return relKind === 'ME'
    })
    .map(person => ({ profileId: person.profileId, name: fullNameRu(person), relKind: relKindOf(person.relKind) }))
  return { profiles }
}

/** The code that one shows now, as long as it is good. */
export async function shownCode(ctx: SignedCtx): Promise<Reply<typeof getFamilyCode>> {
  const code = await findShown(ctx.store, ctx.accountId, ctx.now)
  return { shown: code ? { code: digitsOfCode(ctx.config.secret, code.id), until: code.until, as: code.relation } : null }
}

/** Draws a new code for ten minutes [R15]; whichever the family showed before is void, whoever of the couple drew it. */
export async function drawCode(ctx: SignedCtx, { grants = [], as }: Received<typeof endpoint>): Promise<Reply<typeof endpoint>> {
  const me = await ownAdult(ctx)
  const open = new Set((await shareable(ctx)).profiles.map(profile => profile.profileId))
  if (grants.some(grant => !open.has(grant.profileId))) refuse('ACCESS_NOT_AUTHORIZED')
  const drawn = await take(ctx.store, { key: `family-draw:${ctx.accountId}`, most: DRAWS_A_DAY, seconds: 86_400 }, ctx.now)
  if (drawn.verdict === 'spent') refuse('ERROR_TOO_MANY_REQUESTS', { retryAfter: drawn.retryAfterSeconds })
  return ctx.store.transaction(async tx => {
    const familyId = await lockOwnFamily(tx, ctx.newId(), me.id, ctx.now)
    const id = await place(tx, ctx, familyId, { offered: grants, relation: as ?? null })
    await audit(tx, { at: ctx.now, accountId: ctx.accountId, action: 'family-code-drawn', profileId: me.id, objectId: familyId })
    const until = instantText(new Date(ctx.now.getTime() + CODE_LIVES_MINUTES * 60_000))
    return { shown: { code: digitsOfCode(ctx.config.secret, id), until, as: as ?? null } }
  })
}

async function place(tx: Tx, ctx: SignedCtx, familyId: string, code: Pick<CodeRow, 'offered' | 'relation'>): Promise<string> {
  for (let tried = 0; tried < TRIES; tried++) {
    const id = ctx.newId()
    const codeHash = familyCodeHash(ctx.config.secret, digitsOfCode(ctx.config.secret, id))
    await dropEndedCodes(tx, codeHash, ctx.now)
    const placed = await putCode(tx, { familyId, id, drawnBy: ctx.accountId, codeHash, ...code, minutes: CODE_LIVES_MINUTES }, ctx.now)
    if (placed === 1) return id
  }
  return refuse('SERVICE_UNAVAILABLE')
}
