import type { FastifyInstance } from 'fastify'
import type { RequestTrace, Tracing } from '../tracing/tracing.ts'

/** Follows each request from its headers to the end of its answer. What a caller says of traces of their own is not believed: it would choose what is kept. */
export function traceRequests(app: FastifyInstance, tracing: Tracing): void {
  if (!tracing.isOn) return
  app.addHook('onRequest', (request, _, done) => {
    request.trace = tracing.request({ method: request.method, requestId: request.id })
    request.trace.within(done)
  })
  app.addHook('onResponse', (request, reply, done) => {
    request.trace?.end({ route: request.routeOptions.url, status: reply.statusCode, code: request.refusalCode })
    done()
  })
}

declare module 'fastify' {
  interface FastifyRequest {
    trace?: RequestTrace
  }
}
