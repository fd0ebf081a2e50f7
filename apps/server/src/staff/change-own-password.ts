import type { Received, Reply } from '@vizit/contract/endpoint'
import { refuse } from '@vizit/contract/refusal'
import type { changeStaffPassword } from '@vizit/contract/staff'
import { judgePassword } from '@vizit/rules/staff'
import type { StaffCtx } from '../deps.ts'
import { audit } from '../evidence/ledger.ts'
import { giveBack, pay } from '../http/limits.ts'
import { endStaffSessionsOf } from '../http/staff-session.sql.ts'
import { passwordTries } from './budgets.ts'
import { hashPassword, isPassword } from './password.ts'
import { findPasswordHash, replacePassword } from './staff.sql.ts'

/** [5.61] [9.43] Another password, by whoever knows the present one. Every other session of the account ends. */
export async function changeOwnPassword(
  ctx: StaffCtx,
  given: Received<typeof changeStaffPassword>
): Promise<Reply<typeof changeStaffPassword>> {
  const verdict = judgePassword(given.newPassword, ctx.username)
  if (verdict !== 'ok') refuse('INVALID_INPUT', { field: 'newPassword', reason: verdict })
  const tries = await pay(ctx, [passwordTries(ctx, ctx.staffId)])
  const former = await findPasswordHash(ctx.store, ctx.staffId)
  const isRight = await isPassword(given.password, former)
  const next = isRight ? await hashPassword(given.newPassword, ctx.config.passwordCost) : null
  const isChanged = await ctx.store.transaction(async tx => {
    const changed = next !== null && (await replacePassword(tx, ctx.staffId, former, next)) === 1
    const action = changed ? 'staff-password-set' : 'staff-password-refused'
    await audit(tx, { at: ctx.now, accountId: null, action, objectId: ctx.staffId })
    if (changed) await endStaffSessionsOf(tx, ctx.staffId, ctx.staffTokenHash, ctx.now)
    return changed
  })
  if (!isChanged) refuse('CREDENTIALS_REFUSED')
  await giveBack(ctx.store, tries, ctx.now)
  return {}
}
