// How much a server does at once: so many connections, so many requests that have no answer yet.
import { Refusal } from '@vizit/contract/refusal'
import type { FastifyInstance } from 'fastify'
import { turnAway } from './refusal-page.ts'

/** What watches the process must be answered when nothing else is. */
export const WATCHED: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics'])

/**
 * Counts the requests that have come and are not answered, those whose bodies do not arrive included. Beyond `most.requests` the next ones are told at
 * once to come again (503 with Retry-After); beyond `most.sockets` connections the next ones are closed. A server that closes ends with its last
 * answer: it does not wait for connections that are open and ask nothing.
 */
export function boundUnfinished(app: FastifyInstance, most: { requests: number; sockets: number }): void {
  let running = 0
  let closing = false
  const judge = () => {
    if (closing && running === 0) app.server.closeAllConnections()
  }
  app.server.maxConnections = most.sockets
  // Before the framework sees it: a request counts itself.
  app.server.prependListener('request', (_, response) => {
    running++
    response.once('close', () => {
      running--
      judge()
    })
  })
  app.addHook('onRequest', async (request, reply) => {
    if (running <= most.requests || WATCHED.has(request.routeOptions.url ?? '')) return
    // The rest of its body is not waited for.
    return turnAway(reply.header('connection', 'close'), new Refusal('SERVICE_UNAVAILABLE'))
  })
  app.addHook('preClose', async () => {
    closing = true
    judge()
  })
}
