import { randomBytes } from 'node:crypto'
import type { Received, Reply } from '@vizit/contract/endpoint'
import type { beginPasskey as begin, addPasskey as endpoint } from '@vizit/contract/passkeys'
import { refuse } from '@vizit/contract/refusal'
import { deviceName } from '@vizit/rules/device-name'
import { PASSKEYS_MOST, passkeyName } from '@vizit/rules/passkeys'
import { showPhone } from '@vizit/rules/phone'
import type { SignedCtx } from '../deps.ts'
import { audit } from '../evidence/ledger.ts'
import { keepAnswer } from '../http/answers.ts'
import { take } from '../http/limits.ts'
import { refusedBy } from '../store/store.ts'
import { addRow, findCredentials, findOwner, findPasskeys, lockOwner, ownerHandle } from './passkeys.sql.ts'
import { boundTo, drawChallenge, insistOnOwner, spendChallenge } from './reauth.ts'
import { tellOwner } from './tell-owner.ts'
import { creationOf, readRegistration } from './webauthn.ts'

const QUESTIONS_PER_HOUR = 30
const HANDLE_BYTES = 32

/** What the authenticator is asked to make. Only of an owner who has just proved to be here: a stolen session must not make itself at home. */
export async function beginPasskey(ctx: SignedCtx): Promise<Reply<typeof begin>> {
  await insistOnOwner(ctx)
  const { passkeys, phone } = await findOwner(ctx.store, ctx.accountId)
  if (passkeys >= PASSKEYS_MOST) refuse('TOO_MANY_PASSKEYS', { most: PASSKEYS_MOST })
  const taken = await take(ctx.store, { key: `passkey-add:${ctx.accountId}`, most: QUESTIONS_PER_HOUR, seconds: 3_600 }, ctx.now)
  if (taken.verdict === 'spent') refuse('ERROR_TOO_MANY_REQUESTS', { retryAfter: taken.retryAfterSeconds })
  const handle = await ownerHandle(ctx.store, ctx.accountId, randomBytes(HANDLE_BYTES))
  const challenge = await drawChallenge(ctx, boundTo(ctx, 'add'))
  const name = phone === null ? ctx.config.brand.name : showPhone(phone)
  return creationOf(ctx.config, challenge, { handle, name, known: await findCredentials(ctx.store, ctx.accountId) })
}

/** Keeps what it has made. The challenge was given to this session after its re-authentication and lives five minutes, so that is not asked for again. */
export async function addPasskey(ctx: SignedCtx, given: Received<typeof endpoint>): Promise<Reply<typeof endpoint>> {
  const { registration } = given
  const challenge = await spendChallenge(ctx.store, registration, boundTo(ctx, 'add'), ctx.now)
  const made = await readRegistration(ctx.config, challenge, registration)
  if (!made) refuse('PASSKEY_REFUSED', { reason: 'wrong' })
  const name = passkeyName(given.name ?? '') ?? (deviceName(ctx.userAgent) || ctx.config.brand.name)
  const transports = registration.response.transports ?? []
  const add = () =>
    ctx.store.transaction(async tx => {
      await lockOwner(tx, ctx.accountId)
      const { passkeys, profileId } = await findOwner(tx, ctx.accountId)
      if (passkeys >= PASSKEYS_MOST) refuse('TOO_MANY_PASSKEYS', { most: PASSKEYS_MOST })
      const id = ctx.newId()
      await addRow(tx, { id, accountId: ctx.accountId, ...made, transports, name }, ctx.now)
      await audit(tx, { at: ctx.now, accountId: ctx.accountId, action: 'passkey-added', profileId, objectId: id })
      await tellOwner(tx, ctx, 'added')
      const added = (await findPasskeys(tx, ctx.accountId)).find(passkey => passkey.id === id)!
      await keepAnswer(tx, ctx.once, added, ctx.now)
      return added
    })
  return add().catch(error => {
    // Somebody has this very credential already: an honest authenticator makes a new one each time.
    if (refusedBy(error, 'passkeys_credential_id_key')) refuse('PASSKEY_REFUSED', { reason: 'taken' })
    throw error
  })
}
