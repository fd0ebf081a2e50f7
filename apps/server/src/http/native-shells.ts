// The patient app in a shell of Android or iOS: its pages lie on the phone, at an origin of the shell, and ask this server from there (0091).
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { faceOf } from './doors.ts'

/** What a face asks. The desk of the staff, clinics and employers have no shell. */
const OF_FACES = /^\/api\/v2\/(?:my|public)\//
const PREFLIGHT_SECONDS = 600
const METHODS = 'GET, POST, PUT, PATCH, DELETE'
/** Everything that the typed client sends; a code of a card travels in a header, so that no address carries it. */
const HEADERS = 'accept, authorization, content-type, idempotency-key, x-access-code, x-app-version, x-app-face'

/**
 * Lets pages of exactly the configured origins ask at the door of the patient app, and nowhere else. Without cookies, which there are none of: who asks is
 * said by the bearer, which lies in the shell's secure storage. An origin that is not configured hears what it always heard.
 */
export function allowShells(app: FastifyInstance, { native, patient }: Pick<Config, 'native' | 'patient'>): void {
  if (!patient || native.origins.length === 0) return
  const allowed = new Set(native.origins)
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers
    if (origin === undefined || faceOf(request.raw) !== 'patient' || !OF_FACES.test(request.url)) return
    // what is kept by a cache was said to one origin
    reply.header('vary', 'origin')
    if (!allowed.has(origin)) return
    reply.header('access-control-allow-origin', origin)
    reply.header('access-control-expose-headers', 'retry-after, x-request-id')
    if (request.method !== 'OPTIONS' || request.headers['access-control-request-method'] === undefined) return
    reply.headers({
      'access-control-allow-methods': METHODS,
      'access-control-allow-headers': HEADERS,
      'access-control-max-age': PREFLIGHT_SECONDS
    })
    return reply.code(204).send()
  })
}

/** Says at the door of the patient app which apps open its links, as each system asks for it. What is not configured is not found. */
export function tellOfApps(app: FastifyInstance, { native: { android, ios }, patient }: Pick<Config, 'native' | 'patient'>): void {
  if (!patient) return
  const tell = (path: string, said: object) =>
    app.get(path, { constraints: { face: 'patient' } }, async (_, reply) => reply.type('application/json').send(said))
  if (android)
    tell('/.well-known/assetlinks.json', [
      {
        relation: ['delegate_permission/common.handle_all_urls'],
        target: { namespace: 'android_app', package_name: android.package, sha256_cert_fingerprints: android.certificates }
      }
    ])
  if (ios.length > 0)
    tell('/.well-known/apple-app-site-association', {
      applinks: {
        details: [{ appIDs: ios, components: [...NOT_OF_THE_APP.map(path => ({ '/': path, exclude: true })), { '/': '/*' }] }]
      }
    })
}

/** Paths of the host that are no pages of the app. */
const NOT_OF_THE_APP = ['/api/*', '/.well-known/*', '/assets/*', '/icons/*']
