// Pages that are the same for everybody, drawn by the server (decision 0071): one address a thing, in three languages.
import { Refusal } from '@vizit/contract/refusal'
import { LANGUAGES, type Language } from '@vizit/rules/languages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { failureOf } from '../log.ts'
import { networkOf } from './limits.ts'
import { NOT_NOW, sendRefusalPage } from './refusal-page.ts'
import type { ReadyText } from './route.ts'
import { sendReadyPage } from './send-json.ts'
import { isOverloaded, sendRefusal } from './serve-route.ts'

/** 404: there never was such a thing; 410: there was. Either is a page as well. 301: it stands elsewhere, in the same language. */
export type PublicPage = { status: 200 | 404 | 410; page: ReadyText } | { status: 301; address: string; id: string }

export type PublicPages = {
  /** '/doctor' stands for '/doctor/12', '/en/doctor/12' and '/be/doctor/12'. */
  address: `/${string}`
  /** What stands behind the address, by parts: '/:id' unless it says otherwise. */
  rest?: '' | `/:${string}`
  /** What is asked by these fields of a query the face alone shows; by any others one only came here. */
  asksBy?: readonly string[]
  /** The face has it in Russian alone, and it is nothing for search engines. */
  isOwn?: true
  /** `id`: whatever stands there, the parts with '/' between them. */
  answer: (id: string, language: Language, now: Date) => Promise<PublicPage>
}

/** A text for those who read all pages. `:part` of the path is given to it; null: there is none. */
export type PublicText = { path: string; type: string; answer: (part: string | undefined, now: Date) => Promise<ReadyText | null> }

/** What the server says itself of the cabinet. `isSameBuild`: the face lies there as it was built when the server was started. */
export type DrawnFace = { pages: readonly PublicPages[]; texts: readonly PublicText[]; isSameBuild: () => boolean }

/** What it is worth of the calls that one address may make in a minute: a page that is not kept asks three questions and is drawn. */
const COST = 5
/** A whole office may sign in from one address. */
const OWN_COST = 1
/** One network leaves the others their turn; a robot asks for one or two at a time. */
const OPEN_OF_NETWORK = 10
const RETRY_AFTER_SECONDS = 5

/** `plain`: the page of the face as it is, which draws itself in the browser; for what only it shows, and for when nothing can be drawn. */
export function servePublicPages(
  app: FastifyInstance,
  deps: Deps,
  { pages, texts, isSameBuild }: DrawnFace,
  plain: (reply: FastifyReply) => FastifyReply
): void {
  for (const { path, type, answer } of texts)
    app.get(
      path,
      { config: { counted: { kind: 'perAddress', cost: COST } }, constraints: { face: 'cabinet' } },
      async (request: FastifyRequest, reply) => {
        if (isOverloaded(deps)) return sendRefusal(reply, new Refusal('SERVICE_UNAVAILABLE'))
        const text = await answer((request.params as { part?: string }).part, deps.clock())
        return text ? sendReadyPage(reply.header('cache-control', 'no-cache'), text, type) : sendRefusal(reply, new Refusal('NOT_FOUND'))
      }
    )
  /** How many pages the addresses of a network wait for now. */
  const open = new Map<string, number>()
  let isTold = false
  /** Of another build than this server draws with, or turned away as bookings are: status and header for robots, and the face draws itself. */
  function withoutDrawing(request: FastifyRequest, reply: FastifyReply, language: Language): FastifyReply {
    if (language !== 'ru') return sendRefusalPage(reply, NOT_NOW)
    request.refusalCode = NOT_NOW.code
    return plain(withStatus(request, reply, 503).header('retry-after', RETRY_AFTER_SECONDS))
  }
  for (const { address, rest = '/:id', asksBy = [], isOwn, answer } of pages) {
    for (const language of isOwn ? (['ru'] as const) : LANGUAGES) {
      const prefix = language === 'ru' ? '' : `/${language}`
      const url = `${prefix}${address}${rest}`
      app.get(
        url,
        { config: { counted: { kind: 'perAddress', cost: isOwn ? OWN_COST : COST } }, constraints: { face: 'cabinet' } },
        async (request: FastifyRequest, reply) => {
          const id = Object.values(request.params as Record<string, string>).join('/')
          const asked = request.query as { tab?: unknown }
          const { tab } = asked
          if (Object.keys(asked).some(key => asksBy.includes(key)))
            return language === 'ru' ? plain(reply) : reply.redirect(address + queryOf(request), 302)
          if (!isSameBuild()) {
            if (!isTold) deps.log.error('public pages are not drawn: the cabinet was built anew under this server; start the server anew')
            isTold = true
            return withoutDrawing(request, reply, language)
          }
          const network = networkOf(request.ip)
          const others = open.get(network) ?? 0
          if (isOverloaded(deps) || others >= OPEN_OF_NETWORK) return withoutDrawing(request, reply, language)
          open.set(network, others + 1)
          try {
            const found = await answer(id, language, deps.clock())
            reply.header('cache-control', 'no-cache')
            if (isOwn) reply.header('x-robots-tag', 'noindex')
            if (found.status === 301) return reply.redirect(`${prefix}${found.address}/${found.id}${queryOf(request)}`, 301)
            // What patients wrote is shown by the face alone.
            if (tab === 'reviews' && language === 'ru' && found.status === 200) return plain(reply)
            return sendReadyPage(reply.code(found.status), found.page, 'text/html; charset=utf-8')
          } catch (error) {
            if (error instanceof Refusal && error.code === NOT_NOW.code) return withoutDrawing(request, reply, language)
            deps.log.error('page not drawn', { requestId: request.id, route: url, ...failureOf(error) })
            // The face itself has it in Russian alone.
            if (language !== 'ru')
              return reply.header('cache-control', 'no-store').redirect(request.url.slice(prefix.length).split('?')[0]!, 302)
            return withoutDrawing(request, reply, language)
          } finally {
            const left = open.get(network)! - 1
            if (left > 0) open.set(network, left)
            else open.delete(network)
          }
        }
      )
    }
  }
}

/** For the page of the face that goes out with this status: that the browser has the page already is no answer with it. */
export function withStatus(request: FastifyRequest, reply: FastifyReply, status: 404 | 503): FastifyReply {
  for (const header of ['if-none-match', 'if-modified-since']) delete request.raw.headers[header]
  return reply.code(status)
}

/** '?tab=reviews', or nothing. */
function queryOf({ url }: FastifyRequest): string {
  return /\?.*$/.exec(url)?.[0] ?? ''
}
