// The page with which the patient app begins on a device where it was never opened, drawn by the server (decision 0071): the same for everybody who reads one
// language. Whoever was here before gets their own in its place; an installed app has its worker and does not ask.
import { firstOfOurs, type Language } from '@vizit/rules/languages'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Deps } from '../deps.ts'
import { failureOf } from '../log.ts'
import type { ReadyText } from './route.ts'
import { alsoBy, sendReadyPage } from './send-json.ts'
import { isOverloaded } from './serve-route.ts'

/** `isSameBuild`: the app lies there as it was built when the server was started. */
export type StartPage = { draw: (language: Language, now: Date) => Promise<ReadyText>; isSameBuild: () => boolean }

/** Towns and the name of the product hardly change. */
const KEPT_MILLIS = 60_000

/** `plain`: the page of the app as it is, which draws itself in the browser; for when nothing can be drawn. */
export function serveStartPage(
  app: FastifyInstance,
  deps: Deps,
  { draw, isSameBuild }: StartPage,
  plain: (reply: FastifyReply) => FastifyReply
): void {
  const kept = new Map<Language, { until: number; page: Promise<ReadyText> }>()
  function pageIn(language: Language, now: Date): Promise<ReadyText> {
    const known = kept.get(language)
    if (known && now.getTime() < known.until && known.until <= now.getTime() + KEPT_MILLIS) return known.page
    const page = draw(language, now)
    kept.set(language, { until: now.getTime() + KEPT_MILLIS, page })
    page.catch(() => {
      if (kept.get(language)?.page === page) kept.delete(language)
    })
    return page
  }

  app.get('/', { constraints: { face: 'patient' } }, async (request, reply) => {
    if (!isSameBuild() || isOverloaded(deps)) return plain(reply)
    try {
      const page = await pageIn(firstOfOurs(languagesIn(request.headers['accept-language'])), deps.clock())
      alsoBy(reply, 'accept-language').header('cache-control', 'no-cache').header('x-robots-tag', 'noindex')
      return sendReadyPage(reply, page, 'text/html; charset=utf-8')
    } catch (error) {
      deps.log.error('start page not drawn', { requestId: request.id, ...failureOf(error) })
      return plain(reply)
    }
  })
}

/** Of 'be-BY,be;q=0.9,ru;q=0.8', the most wanted one first. */
function languagesIn(header = ''): string[] {
  return header
    .split(',')
    .map(one => {
      const [language = '', weight] = one.split(/;\s*q=/)
      return { language: language.trim(), weight: weight === undefined ? 1 : Number(weight) || 0 }
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ language }) => language)
}
