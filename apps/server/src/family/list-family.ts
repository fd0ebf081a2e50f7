import type { Reply } from '@vizit/contract/endpoint'
import type { listRelatives } from '@vizit/contract/family'
import { minskDay } from '@vizit/rules/days'
import { asSeen } from '@vizit/rules/seen-person'
import type { SignedCtx } from '../deps.ts'
import type { Db } from '../store/store.ts'
import { findPeople } from './family.sql.ts'

/** The family as far as the viewer may see it, the viewer first. */
export async function listFamily(ctx: SignedCtx): Promise<Reply<typeof listRelatives>> {
  return familyOf(ctx, ctx.store)
}

/** The same read inside a transaction, with what it has just written. */
export async function familyOf(ctx: SignedCtx, db: Db): Promise<Reply<typeof listRelatives>> {
  const today = minskDay(ctx.now)
  const people = await findPeople(db, ctx.accountId)
  return { family: people.map(person => asSeen(person, today)) }
}
