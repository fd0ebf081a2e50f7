// Headers that every answer carries.
import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { faceOf } from './doors.ts'

/** Strict content policy, no framing, no sniffing, nothing kept by a cache [7.07]. Pages of the documentation loosen their own policy. */
export async function addHeaders(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(helmet, {
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
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
    // The camera reads the bar code of an insurance card, in the app alone.
    const camera = faceOf(request.raw) === 'patient' ? '(self)' : '()'
    reply.header('permissions-policy', `camera=${camera}, microphone=(), geolocation=(self), payment=()`)
    // Whoever has something that may be kept says so; an address has too many spellings to tell by it.
    reply.header('cache-control', 'no-store')
  })
}
