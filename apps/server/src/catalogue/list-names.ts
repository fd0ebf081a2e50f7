import type { Received, Reply } from '@vizit/contract/endpoint'
import type { listNames } from '@vizit/contract/names'
import type { Ctx } from '../deps.ts'
import { type ReadyJson, readyJson } from '../http/route.ts'
import { findNamesIn } from '../store/names.sql.ts'
import { availabilityOf } from './availability/availability.ts'

/** [3.101] Kept as long as the catalogue is the same: one answer for all who speak the language. */
export async function listNamesOf(ctx: Ctx, { language }: Received<typeof listNames>): Promise<Reply<typeof listNames> | ReadyJson> {
  const read = async () => ({ names: Object.fromEntries(await findNamesIn(ctx.store, language)) })
  const known = await availabilityOf(ctx.store).answerOfCatalogue(['names', language], ctx.now, async () =>
    readyJson(JSON.stringify(await read()))
  )
  return known ?? read()
}
