// The built faces: files with a hash in their name are kept for a year, the page itself is asked for each time.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { Refusal } from '@vizit/contract/refusal'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Deps } from '../deps.ts'
import { type EarlyFiles, readEarlyFiles } from './early-files.ts'
import { type DrawnFace, servePublicPages } from './public-pages.ts'
import { NOT_NOW, sendRefusalPage, wantsPage } from './refusal-page.ts'
import { sendRefusal } from './serve-route.ts'

/** Serves each face under its path; a deep link of a face gets its page, or what the server has drawn of it. Unknown addresses of the API get a coded 404. */
export async function serveFaces(app: FastifyInstance, deps: Deps, faces: Record<string, string>, drawn: DrawnFace): Promise<void> {
  const present = Object.entries(faces)
    .filter(([, folder]) => existsSync(folder))
    .map(([path, folder]) => ({ path, folder, early: readEarlyFiles(folder) }))
  for (const [at, { path, folder }] of present.entries()) {
    await app.register(fastifyStatic, {
      root: folder,
      prefix: path,
      index: false,
      wildcard: true,
      preCompressed: true,
      dotfiles: 'ignore',
      // What a build leaves for developers is not for visitors.
      allowedPath: file => !file.endsWith('.map'),
      decorateReply: at === 0,
      cacheControl: false,
      setHeaders: (reply, file) => {
        const hashed = /[/\\]assets[/\\]/.test(file)
        reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      }
    })
  }
  // The plugin takes the start of a face for a folder that it may not list.
  for (const { path, folder } of present) app.get(path, (_, reply) => sendPage(reply, folder))
  const first = present.find(({ path }) => path === '/')
  if (first) servePublicPages(app, deps, drawn, reply => sendBegun(reply, first))
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0]!
    const face = present.filter(one => path.startsWith(one.path)).sort((a, b) => b.path.length - a.path.length)[0]
    if (wantsPage(request) && face) {
      return sendBegun(reply, face)
    }
    return sendRefusal(reply, new Refusal('NOT_FOUND'))
  })
}

type Face = { path: string; folder: string; early: EarlyFiles }

/** The page of a face, told together with what it begins with at this address. */
function sendBegun(reply: FastifyReply, face: Face): FastifyReply {
  const early = face.early(reply.request.url.split('?')[0]!.slice(face.path.length - 1))
  if (early) reply.header('link', early)
  return sendPage(reply, face.folder)
}

/** The page of a face, which draws itself in the browser: who is signed in and what they do there is nothing for search engines. */
function sendPage(reply: FastifyReply, folder: string): FastifyReply {
  // While it is being built anew.
  if (!existsSync(join(folder, 'index.html'))) return sendRefusalPage(reply, NOT_NOW)
  return reply.header('cache-control', 'no-cache').header('x-robots-tag', 'noindex').sendFile('index.html', folder)
}
