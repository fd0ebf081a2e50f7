import { randomUUID } from 'node:crypto'
import type { Received, Reply } from '@vizit/contract/endpoint'
import { refuse } from '@vizit/contract/refusal'
import type { staffSignIn } from '@vizit/contract/staff'
import { judgeSessionLength } from '@vizit/rules/staff'
import type { Ctx } from '../deps.ts'
import { audit } from '../evidence/ledger.ts'
import { newToken } from '../http/let-in.ts'
import { giveBack, pay } from '../http/limits.ts'
import { hash } from '../http/session.ts'
import { addStaffSession } from '../http/staff-session.sql.ts'
import { staffTokenOf } from '../http/staff-session.ts'
import { signInTries } from './budgets.ts'
import { isPassword, noPassword } from './password.ts'
import { newTotpSecret, openTotp, stepOfCode } from './second-factor.ts'
import { findStaff, rememberStaffDevice, useCode } from './staff.sql.ts'

/** Ten hours of work and the way there and back; whoever asks for more or less says so. */
const SESSION_MINUTES = 12 * 60
/** Compared with where there is none. */
const NO_TOTP = newTotpSecret()

/**
 * Name, password and code, or nothing. Whatever is wrong, the same is done, takes as long and is answered: who has an account here is told to nobody.
 */
export async function signInStaff(ctx: Ctx, given: Received<typeof staffSignIn>): Promise<Reply<typeof staffSignIn>> {
  const minutes = given.minutes ?? SESSION_MINUTES
  const length = judgeSessionLength(minutes)
  if (length !== 'ok') refuse('INVALID_INPUT', { field: 'minutes', reason: length })
  const deviceHash = given.deviceId === undefined ? null : hash(given.deviceId)
  const found = await findStaff(ctx.store, given.username, deviceHash, ctx.now)
  const tries = await pay(ctx, signInTries(ctx, given.username, found?.is_known_device ? deviceHash : null))

  const isRightPassword = await isPassword(given.password, found?.password_hash ?? noPassword(ctx.config.passwordCost))
  const secret = found && openTotp(ctx.config.secret, found.id, found.totp_secret)
  const step = stepOfCode(secret ?? NO_TOTP, given.code, ctx.now)
  const isRight = found !== undefined && !found.is_disabled && isRightPassword && !!secret && step !== null
  const staffId = found?.id ?? randomUUID()

  const token = staffTokenOf(newToken())
  const isIn = await ctx.store.transaction(async tx => {
    if ((await useCode(tx, { id: staffId, step: step ?? 0, isRight, seen: found })) === 0) {
      await audit(tx, { at: ctx.now, accountId: null, action: 'staff-sign-in-refused', objectId: found?.id ?? null })
      return false
    }
    await addStaffSession(tx, { tokenHash: hash(token), staffId, now: ctx.now, minutes })
    if (deviceHash) await rememberStaffDevice(tx, staffId, deviceHash, ctx.now)
    await audit(tx, { at: ctx.now, accountId: null, action: 'staff-signed-in', objectId: staffId })
    return true
  })
  if (!isIn) refuse('CREDENTIALS_REFUSED')
  await giveBack(ctx.store, tries, ctx.now)
  return { token, expiresAt: new Date(ctx.now.getTime() + minutes * 60_000).toISOString() }
}
