import type { readEmbedding as endpoint } from '@vizit/contract/embedding'
import type { Received, Reply } from '@vizit/contract/endpoint'
import { refuse } from '@vizit/contract/refusal'
import type { Ctx } from '../deps.ts'
import { siteOrigins } from '../http/site-origins.ts'

/** [1.58] The cabinet in a frame asks whose messages it may hear. */
export async function readEmbedding(ctx: Ctx, { provider }: Received<typeof endpoint>): Promise<Reply<typeof endpoint>> {
  return { provider, origins: (await siteOrigins(ctx.store, provider)) ?? refuse('NOT_FOUND') }
}
