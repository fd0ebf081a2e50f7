// The door of the server: every request is seen here first, before its body is read and before the framework knows of it. When more is asked than can be answered, some are turned away with
// an answer that was written beforehand: it costs some hundredths of a millisecond, where an answer costs several.
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { performance as measured } from 'node:perf_hooks'
import { Refusal } from '@vizit/contract/refusal'
import { LANGUAGES } from '@vizit/rules/languages'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { type Kind, openAdmission } from './admission.ts'
import { headersOfAll } from './headers.ts'
import { languageOf, refusalPageText, wantsPage } from './refusal-page.ts'
import { refusalText } from './serve-route.ts'
import { WATCHED } from './unfinished.ts'

/** A process whose loop rested for less than this share of the last moments is busy. */
const RESTS_AT_LEAST = 0.1
const JUDGED_MILLIS = 50
/** All told the same would come back at the same moment. */
const RETRY_AFTER_SECONDS = [2, 3, 4, 5]
/** The rest of a longer body is not read. */
const BODY_DRAINED_BYTES = 65_536
const TOLD_MILLIS = 10_000
const SIGN_IN = '/api/v2/my/phone-login/'
const FILE = /\.[a-z0-9]{2,5}(?:\?|$)/i

/** Requests that were turned away since the start, by kind. */
export type TurnedAway = Readonly<Record<Kind, number>>

/** Puts the door before the framework. `config.requestsAtWork`: how many are worked on at once while the process is busy. Whoever watches the server is never turned away. */
export function guardDoor(app: FastifyInstance, { config, store, log }: Pick<Deps, 'config' | 'store' | 'log'>): TurnedAway {
  const isBusy = judgeBusy(() => store.load().waiting >= config.connections)
  const admission = openAdmission({ places: config.requestsAtWork, isBusy })
  const turnAway = makeTurnAway(headersOfAll(config))
  const count: Record<Kind, number> = { begun: 0, reading: 0 }
  let toldAt = Number.NEGATIVE_INFINITY
  const serve = app.server.listeners('request') as RequestListener[]
  app.server.removeAllListeners('request')
  app.server.on('request', (request, response) => {
    const kind = kindOf(request)
    const letIn = () => {
      for (const listener of serve) listener.call(app.server, request, response)
    }
    if (kind === 'free') return letIn()
    admission.come(kind, {
      letIn() {
        // Its listener is one more than those that the framework has room for.
        response.setMaxListeners(response.getMaxListeners() + 1).once('close', () => admission.leave(kind))
        letIn()
      },
      turnAway() {
        count[kind]++
        turnAway(request, response)
        if (performance.now() - toldAt < TOLD_MILLIS) return
        toldAt = performance.now()
        log.warn('more is asked than can be answered', { count: count.begun + count.reading })
      },
      isGone: () => response.destroyed
    })
  })
  return count
}

/** What ends something begun: a command, a sign-in, a file of a page that is being shown. */
export function kindOf({ method = 'GET', url = '/' }: Pick<IncomingMessage, 'method' | 'url'>): Kind | 'free' {
  if (method !== 'GET' && method !== 'HEAD') return 'begun'
  if (WATCHED.has(url)) return 'free'
  if (url.startsWith('/api/')) return url.startsWith(SIGN_IN) ? 'begun' : 'reading'
  return FILE.test(url) ? 'begun' : 'reading'
}

/** Is there no time left, or no connection to the database? Asked often, it looks every few moments. */
function judgeBusy(isShort: () => boolean): () => boolean {
  let before = measured.eventLoopUtilization()
  let judgedAt = 0
  let isBusy = false
  return () => {
    const now = performance.now()
    if (now - judgedAt < JUDGED_MILLIS) return isBusy
    const after = measured.eventLoopUtilization()
    isBusy = measured.eventLoopUtilization(after, before).utilization > 1 - RESTS_AT_LEAST || isShort()
    before = after
    judgedAt = now
    return isBusy
  }
}

/** "Not now, come again in some seconds", as a page or in the form of the calls. Any page of a site may read it: it says nothing of anybody. */
function makeTurnAway(always: Record<string, string>): (request: IncomingMessage, response: ServerResponse) => void {
  const refusal = new Refusal('SERVICE_UNAVAILABLE')
  const answerOf = (type: string, text: string) => ({
    text,
    headers: RETRY_AFTER_SECONDS.map(seconds => {
      const own = {
        'content-type': `${type}; charset=utf-8`,
        'content-length': String(Buffer.byteLength(text)),
        'retry-after': String(seconds)
      }
      return Object.entries({ ...always, ...own }).flat()
    })
  })
  const call = answerOf('application/json', refusalText(refusal))
  const pages = Object.fromEntries(LANGUAGES.map(language => [language, answerOf('text/html', refusalPageText(refusal, language))]))
  let turn = 0
  return (request, response) => {
    const { headers, text } = wantsPage(request) ? pages[languageOf(request.url ?? '')]! : call
    const { origin, 'content-length': length = '0', 'transfer-encoding': coding } = request.headers
    if (origin !== undefined)
      response.setHeader('access-control-allow-origin', '*').setHeader('access-control-expose-headers', 'retry-after')
    if (coding !== undefined || Number(length) > BODY_DRAINED_BYTES) response.setHeader('connection', 'close')
    response.writeHead(503, headers[turn++ % headers.length])
    response.end(text)
    request.resume()
  }
}
