import type { Received, Reply } from '@vizit/contract/endpoint'
import type { readUserInfo, sendUserInfo as sendEndpoint } from '@vizit/contract/own-data'
import type { SignedCtx } from '../deps.ts'
import { findUserInfo, putPreferences } from './own-data.sql.ts'

/** [3.109] The own preferences, and how often and when the account was signed in to. */
export async function userInfo(ctx: SignedCtx): Promise<Reply<typeof readUserInfo>> {
  const row = await findUserInfo(ctx.store, ctx.accountId)
  const authStats = { signIns: row.sign_ins, firstSignInAt: row.first_sign_in_at, lastSignInAt: row.last_sign_in_at }
  return { profile: { preferences: row.preferences }, authStats }
}

/** [7.39] */
export async function sendUserInfo(ctx: SignedCtx, { preferences }: Received<typeof sendEndpoint>): Promise<Reply<typeof sendEndpoint>> {
  await putPreferences(ctx.store, ctx.accountId, preferences, ctx.now)
  return userInfo(ctx)
}
