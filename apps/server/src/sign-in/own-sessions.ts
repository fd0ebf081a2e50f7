import type { Received, Reply } from '@vizit/contract/endpoint'
import { refuse } from '@vizit/contract/refusal'
import type { endOneSession as endOne, endOtherSessions as endOthers, listSessions as list } from '@vizit/contract/sessions'
import type { SignedCtx } from '../deps.ts'
import { audit } from '../evidence/ledger.ts'
import { endSessionsOf, findSessionsOf, type SessionRow } from '../http/session.sql.ts'

/** Where one is signed in. */
export async function listSessions(ctx: SignedCtx): Promise<Reply<typeof list>> {
  const sessions = await findSessionsOf(ctx.store, ctx.accountId, ctx.now)
  return { sessions: sessions.map(session => asOwn(session, ctx.sessionId)) }
}

function asOwn({ device_name: deviceName, ...session }: SessionRow, current: string) {
  return { ...session, deviceName, current: session.id === current }
}

/** Ends one; another account's session does not exist for the caller. */
export async function endOneSession(ctx: SignedCtx, { id }: Received<typeof endOne>): Promise<Reply<typeof endOne>> {
  if ((await end(ctx, { only: id })) !== 1) refuse('NOT_FOUND')
  return {}
}

/** Ends all but this one. */
export async function endOtherSessions(ctx: SignedCtx): Promise<Reply<typeof endOthers>> {
  return { ended: await end(ctx, { allBut: ctx.sessionId }) }
}

function end(ctx: SignedCtx, which: { only: string } | { allBut: string }): Promise<number> {
  return ctx.store.transaction(async tx => {
    const ended = await endSessionsOf(tx, ctx.accountId, which, ctx.now)
    for (const { id } of ended) await audit(tx, { at: ctx.now, accountId: ctx.accountId, action: 'session-ended', objectId: id })
    return ended.length
  })
}
