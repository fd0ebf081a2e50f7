// Endpoints that anyone may read, asked inside the process: by what the server draws for everybody (decision 0071).
import type { AskAsNobody } from '@vizit/contract/drawn-page'
import { REFUSALS, Refusal } from '@vizit/contract/refusal'
import * as z from 'zod/mini'
import type { Ctx, Deps } from '../deps.ts'
import type { JsonText, ReadyJson, Route } from './route.ts'

/**
 * Asks as somebody without a session, an address or a name: what a signed-in person alone is told is not among these routes, and their handlers are
 * given nobody to tell of. Throws for any other path.
 */
export function askAsNobody(deps: Deps, routes: readonly Route[]): AskAsNobody {
  const open = new Map(
    routes
      .filter(({ endpoint }) => endpoint.access === 'anyone' && endpoint.method === 'GET')
      .map(route => [route.endpoint.path as string, route])
  )
  return async (path, sent) => {
    const route = open.get(path)
    if (!route) throw new Error(`${path} is nothing that anyone may read`)
    const ctx: Ctx = { ...deps, now: deps.clock(), address: '', userAgent: '', channel: 'api', bearer: null, once: null }
    try {
      const given = await route.handle(ctx, z.parse(route.endpoint.input, sent) as never)
      return { ok: true, value: valueOf(given, route), status: 200 }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return { ok: false, code: error.code, facts: error.facts ?? {}, message: null, status: REFUSALS[error.code] }
    }
  }
}

function valueOf(given: unknown, { endpoint }: Route): unknown {
  const { kind } = given as Partial<JsonText | ReadyJson>
  if (kind === 'json-text') return JSON.parse((given as JsonText).text)
  if (kind === 'ready-json') return (JSON.parse((given as ReadyJson).plain.toString()) as { data: unknown }).data
  return z.parse(endpoint.reply, given)
}
