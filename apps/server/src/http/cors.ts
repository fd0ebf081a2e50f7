// Pages of clinics' own sites may ask our public addresses, from the origins that stand in the database: exactly those, without cookies.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { isUnreachable } from '../store/pool.ts'
import { sql } from '../store/store.ts'

const OF_PROVIDER = /^\/api\/v2\/public\/booking\/([^/?]+)/
const PUBLIC = /^\/api\/v2\/public\//
const PREFLIGHT_SECONDS = 600

/** Answers a browser that asks for a page of another site, and lets that page read the answers. Every other site hears what it always heard. */
export function allowSites(app: FastifyInstance, deps: Deps): void {
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers
    if (origin === undefined || !PUBLIC.test(request.url)) return
    // what is kept by a cache was said to one origin
    reply.header('vary', 'origin')
    if (!(await isAllowed(deps, request, origin))) return
    reply.header('access-control-allow-origin', origin)
    reply.header('access-control-expose-headers', 'retry-after, x-request-id')
    if (request.method !== 'OPTIONS' || request.headers['access-control-request-method'] === undefined) return
    reply.headers({
      'access-control-allow-methods': 'GET, POST, DELETE',
      'access-control-allow-headers': 'accept, content-type, idempotency-key, x-app-version, x-app-face',
      'access-control-max-age': PREFLIGHT_SECONDS
    })
    return reply.code(204).send()
  })
}

/** A site of the provider that is asked about; of any provider where none is, as for the texts of consents. */
async function isAllowed(deps: Deps, request: FastifyRequest, origin: string): Promise<boolean> {
  const provider = OF_PROVIDER.exec(request.url)?.[1] ?? null
  try {
    const row = await deps.store.row(sql`
      select 1 as one from site_origins s join providers p on p.id = s.provider_id
      where s.origin = ${origin} and (${provider}::text is null or p.code = ${provider}::text) limit 1`)
    return row !== undefined
  } catch (error) {
    if (isUnreachable(error)) return false
    throw error
  }
}
