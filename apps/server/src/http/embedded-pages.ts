// The cabinet at /embed/{provider}/…: the same page, with a policy that lets the sites of that provider, and nobody else, hold it in a frame.
import { existsSync } from 'node:fs'
import { Refusal } from '@vizit/contract/refusal'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { readEarlyFiles } from './early-files.ts'
import { sendRefusal } from './serve-route.ts'
import { siteOrigins } from './site-origins.ts'

const PROVIDER = /^[a-z0-9-]{2,32}$/

/** After the faces: the page is that of the cabinet, in `folder`. Every other address keeps "no frames". */
export function serveEmbedded(app: FastifyInstance, deps: Deps, folder: string): void {
  if (!existsSync(folder)) return
  const early = readEarlyFiles(folder)
  const send = async (request: FastifyRequest, reply: FastifyReply) => {
    const { provider, '*': page = '' } = request.params as { provider: string; '*'?: string }
    const origins = PROVIDER.test(provider) ? await siteOrigins(deps.store, provider) : null
    if (origins === null) return sendRefusal(reply, new Refusal('NOT_FOUND'))
    // The page that shows how it works is of our own origin, and only there with local defaults.
    const holders = deps.config.production ? origins : ["'self'", ...origins]
    if (holders.length > 0) allowHolders(reply, holders)
    const link = early(`/${page}`)
    if (link) reply.header('link', link)
    return reply.header('cache-control', 'no-cache').sendFile('index.html', folder)
  }
  app.get('/embed/:provider', send)
  app.get('/embed/:provider/*', send)
}

function allowHolders(reply: FastifyReply, holders: string[]): void {
  const policy = String(reply.getHeader('content-security-policy'))
  reply.header('content-security-policy', policy.replace(/frame-ancestors [^;]*/, `frame-ancestors ${holders.join(' ')}`))
  // It knows no list of origins; the policy above does.
  reply.removeHeader('x-frame-options')
}
