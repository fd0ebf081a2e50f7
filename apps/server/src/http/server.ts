// The HTTP server: headers, limits of a request, health, documentation, faces. The only folder that knows the web framework.
import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import { Refusal } from '@vizit/contract/refusal'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { failureOf } from '../log.ts'
import { allowSites } from './cors.ts'
import { serveDocumentation } from './documentation.ts'
import { byFace, type PagesOf, tellOfOrigins } from './doors.ts'
import { serveEmbedded } from './embedded-pages.ts'
import { serveFaces } from './faces.ts'
import { addHeaders } from './headers.ts'
import { type HealthOptions, serveHealth } from './health.ts'
import { allowShells, tellOfApps } from './native-shells.ts'
import { guardDoor } from './overload.ts'
import { limitPublic } from './public-limit.ts'
import type { DrawnFace } from './public-pages.ts'
import { turnAway } from './refusal-page.ts'
import type { Route } from './route.ts'
import { refusalText, sendRefusal, serveRoute } from './serve-route.ts'
import type { StartPage } from './start-page.ts'
import { traceRequests } from './trace-requests.ts'
import { boundUnfinished } from './unfinished.ts'
import { serveWidget } from './widget.ts'

const BODY_MOST = 128 * 1024
const REQUEST_MILLIS = 30_000
/** Exactly these: a schema must not be skipped by a strange spelling of the type. */
const JSON_TYPES = new Set(['application/json', 'application/json; charset=utf-8', 'application/json;charset=utf-8'])

export type HttpOptions = {
  routes: Route[]
  /** Hold every reply against its schema (tests). */
  strict?: boolean
  /** Folders of built faces. */
  faces?: Partial<Record<PagesOf, string>>
  /** What the server draws of the cabinet. */
  drawn?: DrawnFace
  /** The first page of the patient app; null: it draws itself. */
  start?: StartPage | null
  /** Folder of the built widget of clinics' sites. */
  widget?: string
  isDraining?: () => boolean
  /** The clock of this machine, for the metrics. */
  machine?: () => Date
  metricsOfAll?: HealthOptions['metricsOfAll']
  /** Told of each address as it is served. */
  onRoute?: (route: { method: string | string[]; url: string }) => void
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
    exposeHeadRoutes: true,
    genReqId: () => randomUUID(),
    trustProxy: deps.config.trustProxy.length > 0 ? deps.config.trustProxy : false,
    routerOptions: { maxParamLength: 200, constraints: { face: byFace } },
    forceCloseConnections: 'idle',
    // What is no request at all, or no address, is answered in the one form as well [7.13].
    clientErrorHandler: refuseConnection,
    frameworkErrors: (error, _, reply) =>
      void sendRefusal(reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }), refusalOfFramework(error))
  })

  app.removeAllContentTypeParsers()
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (!JSON_TYPES.has(request.headers['content-type'] ?? '')) return done(new Refusal('UNSUPPORTED_MEDIA_TYPE'))
    if (request.routeOptions.config.bodyAsSent) return done(null, body)
    void parse(request, body as string, done)
  })

  const turnedAway = guardDoor(app, deps)
  traceRequests(app, deps.tracing)
  boundUnfinished(app, { requests: deps.config.requestsAtOnce, sockets: deps.config.sockets })
  if (options.onRoute) app.addHook('onRoute', options.onRoute)
  addHeaders(app, deps.config)
  // Before anybody is turned away: a shell has to be able to read why.
  allowShells(app, deps.config)
  limitPublic(app, deps)
  allowSites(app, deps)
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
    const refusal = error instanceof Refusal ? error : refusalOfFramework(error)
    if (refusal.code === 'UNEXPECTED_PROBLEM')
      deps.log.error('request failed', { requestId: request.id, route: request.routeOptions.url ?? 'none', ...failureOf(error) })
    return turnAway(reply, refusal)
  })

  const { isDraining = () => false, machine, metricsOfAll } = options
  serveHealth(app, deps, { isDraining, machine, metricsOfAll, turnedAway })
  await serveDocumentation(app, options.routes)
  for (const route of options.routes) serveRoute(app, deps, route, options.strict ?? false)
  options.extras?.(app)
  tellOfOrigins(app, deps.config)
  tellOfApps(app, deps.config)
  if (options.widget) await serveWidget(app, options.widget)
  await serveFaces(app, deps, options.faces ?? {}, options)
  if (options.faces?.cabinet) serveEmbedded(app, deps, options.faces.cabinet)
  return app
}

/** What the framework refused before a route was asked: a type, a size, a syntax, an address. */
function refusalOfFramework(error: unknown): Refusal {
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? Number(error.statusCode) : 500
  if (status === 415) return new Refusal('UNSUPPORTED_MEDIA_TYPE')
  return new Refusal(status >= 400 && status < 500 ? 'INVALID_INPUT' : 'UNEXPECTED_PROBLEM')
}

/** Bytes that are no HTTP, headers beyond all measure, a request that does not end: the connection is answered and closed. */
function refuseConnection(error: Error & { code?: string }, socket: Socket): void {
  // A browser opens connections before it has anything to ask: an answer to nothing could be taken for the answer to what it asks just then.
  const isSilent = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && socket.bytesRead === 0
  if (isSilent || error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const body = refusalText(new Refusal('INVALID_INPUT'))
  const head = ['HTTP/1.1 400 Bad Request', 'content-type: application/json; charset=utf-8', `content-length: ${Buffer.byteLength(body)}`]
  socket.end([...head, 'cache-control: no-store', 'connection: close', '', body].join('\r\n'))
}
