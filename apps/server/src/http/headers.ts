// Headers that every answer carries.
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import helmet, { type HelmetOptions } from 'helmet'
import type { Config } from '../config.ts'
import { faceOf } from './doors.ts'

/** Strict content policy, no framing, no sniffing, nothing kept by a cache [7.07]. Pages of the documentation loosen their own policy. */
export function addHeaders(app: FastifyInstance, config: Pick<Config, 'production'>): void {
  const always = headersOfAll(config)
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(always).header('x-request-id', request.id)
    // The camera reads the bar code of an insurance card, in the app alone.
    const camera = faceOf(request.raw) === 'patient' ? '(self)' : '()'
    reply.header('permissions-policy', `camera=${camera}, microphone=(), geolocation=(self), payment=()`)
  })
}

/** The headers that are the same in every answer. */
export function headersOfAll(config: Pick<Config, 'production'>): Record<string, string> {
  return headersOf({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'script-src': ["'self'"],
        'style-src': ["'self'"],
        'img-src': ["'self'", 'blob:', 'data:'],
        'font-src': ["'self'"],
        'connect-src': ["'self'"],
        'manifest-src': ["'self'"],
        'worker-src': ["'self'"],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
        'require-trusted-types-for': ["'script'"],
        // The addresses of the cabinet's own workers alone: the one that keeps its frame, and the one that reads documents.
        'trusted-types': ['vizit-worker', 'vizit-pdf']
      }
    },
    strictTransportSecurity: config.production ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    frameguard: { action: 'deny' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' }
  })
}

/** What the library would give, made once: it builds all of it anew for each answer. */
function headersOf(options: HelmetOptions): Record<string, string> {
  // Whoever has something that may be kept says so; an address has too many spellings to tell by it.
  const headers: Record<string, string> = { 'cache-control': 'no-store' }
  const response = {
    setHeader: (name: string, value: string) => void (headers[name.toLowerCase()] = value),
    removeHeader: () => undefined
  }
  helmet(options)({} as IncomingMessage, response as unknown as ServerResponse, (error: unknown) => {
    if (error) throw error
  })
  return headers
}
