// Each face has an origin of its own [R61]: storage, worker, policy and sign-out of one never touch another. One server answers at both: what comes in at
// the app's port is for the patient app, everything else is for the cabinet. The API is the same at each.
import type { IncomingMessage } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import type { Config } from '../config.ts'

/** Faces that have pages. */
export type PagesOf = 'cabinet' | 'patient'

const cameForPatient = new WeakSet<object>()

/** The face whose page is asked for. `raw`: the request as Node has it. */
export function faceOf(raw: IncomingMessage): PagesOf {
  return cameForPatient.has(raw.socket) ? 'patient' : 'cabinet'
}

type Strategy = NonNullable<NonNullable<FastifyServerOptions['routerOptions']>['constraints']>[string]

/** For the router: a route with `constraints: { face: 'patient' }` is there for the app alone; one without for whichever face asks. */
export const byFace: Strategy = {
  name: 'face',
  storage: () => {
    const known = new Map<unknown, never>()
    return { get: key => known.get(key) ?? null, set: (key, handler) => void known.set(key, handler as never) }
  },
  deriveConstraint: raw => faceOf(raw),
  mustMatchWhenDerived: false,
  validate: () => undefined
}

/**
 * What is said at both doors of the two origins: browsers ask the host of passkeys where else they are good (WebAuthn, related origins), and search engines
 * find nothing in the app that its public pages do not say better.
 */
export function tellOfOrigins(app: FastifyInstance, { passkeys, patient }: Pick<Config, 'passkeys' | 'patient'>): void {
  if (!patient) return
  app.get('/.well-known/webauthn', async (_, reply) => reply.type('application/json').send({ origins: [passkeys.origin, patient.origin] }))
  app.get('/robots.txt', { constraints: { face: 'patient' } }, async (_, reply) =>
    reply.type('text/plain').send('User-agent: *\nDisallow: /\n')
  )
}

/** Another port at which the same server answers, for the patient app; made before the server listens, and closed when it closes. */
export function makePatientDoor(app: FastifyInstance): { listen: (at: { host: string; port: number }) => Promise<AddressInfo> } {
  const door = createServer({ noDelay: true }, socket => {
    cameForPatient.add(socket)
    // From here on it is one of the server's own connections: its limits hold, and it ends as the others do.
    app.server.emit('connection', socket)
  })
  app.addHook('preClose', async () => void door.close())
  return {
    listen: at =>
      new Promise((done, failed) => {
        door.maxConnections = app.server.maxConnections
        door.once('error', failed)
        door.listen(at, () => {
          door.off('error', failed)
          done(door.address() as AddressInfo)
        })
      })
  }
}
