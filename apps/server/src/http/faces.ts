// The built faces: files with a hash in their name are kept for a year, the page itself is asked for each time.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { isPlace } from '@vizit/contract/places'
import { Refusal } from '@vizit/contract/refusal'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { faceOf, type PagesOf } from './doors.ts'
import { type EarlyFiles, readEarlyFiles } from './early-files.ts'
import { type DrawnFace, servePublicPages, withStatus } from './public-pages.ts'
import { NOT_NOW, sendRefusalPage, wantsPage } from './refusal-page.ts'
import { sendRefusal } from './serve-route.ts'
import { type StartPage, serveStartPage } from './start-page.ts'

const NOTHING: DrawnFace = { pages: [], texts: [], isSameBuild: () => true }

/** Serves each face at its own door; a deep link of a face gets its page, or what the server has drawn of it; with 404 where no page of it can be. Unknown addresses of the API get a coded 404. */
export async function serveFaces(
  app: FastifyInstance,
  deps: Deps,
  folders: Partial<Record<PagesOf, string>>,
  { drawn = NOTHING, start }: { drawn?: DrawnFace | undefined; start?: StartPage | null | undefined }
): Promise<void> {
  const present = new Map<PagesOf, Face>()
  for (const name of ['cabinet', 'patient'] as const) {
    const folder = folders[name]
    if (!folder || !existsSync(folder)) continue
    await app.register(fastifyStatic, {
      root: folder,
      prefix: '/',
      index: false,
      wildcard: true,
      preCompressed: true,
      dotfiles: 'ignore',
      constraints: { face: name },
      // What a build leaves for developers is not for visitors.
      allowedPath: file => !file.endsWith('.map'),
      decorateReply: present.size === 0,
      cacheControl: false,
      setHeaders: (reply, file) => {
        const hashed = /[/\\]assets[/\\]/.test(file)
        if (READS_BAR_CODES.test(file)) reply.header('content-security-policy', OF_READER)
        reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      }
    })
    // The plugin takes the start of a face for a folder that it may not list.
    const plain = (reply: FastifyReply) => sendPage(reply, folder)
    if (name === 'patient' && start) serveStartPage(app, deps, start, plain)
    else app.get('/', { constraints: { face: name } }, (_, reply) => plain(reply))
    present.set(name, { folder, early: readEarlyFiles(folder) })
  }
  const cabinet = present.get('cabinet')
  if (cabinet) servePublicPages(app, deps, drawn, reply => sendBegun(reply, cabinet))
  app.setNotFoundHandler((request, reply) => {
    const name = faceOf(request.raw)
    const face = present.get(name)
    if (!wantsPage(request) || !face) return sendRefusal(reply, new Refusal('NOT_FOUND'))
    if (isPlace(name, pathOf(request))) return sendBegun(reply, face)
    request.refusalCode = 'NOT_FOUND'
    return sendPage(withStatus(request, reply, 404), face.folder)
  })
}

/** Bar codes are read by machine code (0087): the answer that brings this one script allows it, the policy of the pages never does. */
const READS_BAR_CODES = /[/\\]assets[/\\]scan\.worker-[^/\\]*\.js(?:\.br|\.gz)?$/
const OF_READER = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"

type Face = { folder: string; early: EarlyFiles }

function pathOf({ url }: FastifyRequest): string {
  return url.split('?')[0]!
}

/** The page of a face, told together with what it begins with at this address. */
function sendBegun(reply: FastifyReply, face: Face): FastifyReply {
  const early = face.early(pathOf(reply.request))
  if (early) reply.header('link', early)
  return sendPage(reply, face.folder)
}

/** The page of a face, which draws itself in the browser: who is signed in and what they do there is nothing for search engines. */
function sendPage(reply: FastifyReply, folder: string): FastifyReply {
  // While it is being built anew.
  if (!existsSync(join(folder, 'index.html'))) return sendRefusalPage(reply, NOT_NOW)
  return reply.header('cache-control', 'no-cache').header('x-robots-tag', 'noindex').sendFile('index.html', folder)
}
