// The HTTP server: headers, limits of a request, health, documentation, faces. The only folder that knows the web framework.
import { randomUUID } from 'node:crypto'
import { Refusal } from '@vizit/contract/refusal'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { serveDocumentation } from './documentation.ts'
import { serveFaces } from './faces.ts'
import { addHeaders } from './headers.ts'
import { serveHealth } from './health.ts'
import { failureOf } from './log.ts'
import type { Route } from './route.ts'
import { refusalText, sendRefusal, serveRoute } from './serve-route.ts'

const BODY_MOST = 128 * 1024
const REQUEST_MILLIS = 30_000
/** Exactly these: a schema must not be skipped by a strange spelling of the type. */
const JSON_TYPES = new Set(['application/json', 'application/json; charset=utf-8', 'application/json;charset=utf-8'])

export type HttpOptions = {
  routes: Route[]
  /** Hold every reply against its schema (tests). */
  strict?: boolean
  /** Folder of built faces by path, e.g. { '/': '…/dist' }. */
  faces?: Record<string, string>
  isDraining?: () => boolean
  /** Pages that exist only with local defaults, such as the inbox. */
  extras?: (app: FastifyInstance) => void
}

/** Builds the server without listening. */
export async function buildHttp(deps: Deps, options: HttpOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: false,
    bodyLimit: BODY_MOST,
    requestTimeout: REQUEST_MILLIS,
    connectionTimeout: 0,
    keepAliveTimeout: 65_000,
    exposeHeadRoutes: false,
    genReqId: () => randomUUID(),
    trustProxy: deps.config.trustProxy.length > 0 ? deps.config.trustProxy : false,
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: 'idle'
  })

  app.removeAllContentTypeParsers()
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (!JSON_TYPES.has(request.headers['content-type'] ?? '')) return done(new Refusal('UNSUPPORTED_MEDIA_TYPE'))
    parse(request, body as string, done)
  })

  await addHeaders(app, deps.config)
  app.addHook('onResponse', async (request, reply) => {
    const fields = {
      requestId: request.id,
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime)
    }
    if (reply.statusCode >= 400) deps.log.info('answered', request.refusalCode ? { ...fields, code: request.refusalCode } : fields)
  })
  app.setErrorHandler((error: unknown, request, reply) => {
    const status = typeof error === 'object' && error !== null && 'statusCode' in error ? Number(error.statusCode) : 500
    const refusal =
      error instanceof Refusal
        ? error
        : new Refusal(status === 415 ? 'UNSUPPORTED_MEDIA_TYPE' : status >= 400 && status < 500 ? 'INVALID_INPUT' : 'UNEXPECTED_PROBLEM')
    if (refusal.code === 'UNEXPECTED_PROBLEM')
      deps.log.error('request failed', { requestId: request.id, route: request.routeOptions.url ?? 'none', ...failureOf(error) })
    const code = refusal.code === 'UNSUPPORTED_MEDIA_TYPE' ? 415 : refusal.code === 'INVALID_INPUT' ? 400 : 500
    return sendRefusal(reply, refusal, code, refusalText(refusal, code))
  })

  serveHealth(app, deps, options.isDraining ?? (() => false))
  await serveDocumentation(app, options.routes)
  for (const route of options.routes) serveRoute(app, deps, route, options.strict ?? false)
  options.extras?.(app)
  await serveFaces(app, options.faces ?? {})
  return app
}
