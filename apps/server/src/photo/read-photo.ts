import type { Received } from '@vizit/contract/endpoint'
import type { readPhoto as endpoint } from '@vizit/contract/photo'
import { refuse } from '@vizit/contract/refusal'
import { minskDay } from '@vizit/rules/days'
import type { SignedCtx } from '../deps.ts'
import { type Bytes, bytes } from '../http/route.ts'
import { findPhoto } from './photo.sql.ts'

/** Whoever may not see the person's name, and whoever has no photo, look the same. */
export async function readPhoto(ctx: SignedCtx, { profileId }: Received<typeof endpoint>): Promise<Bytes> {
  const found = await findPhoto(ctx.store, ctx.accountId, minskDay(ctx.now), profileId)
  return found ? bytes(found.webp) : refuse('NOT_FOUND')
}
