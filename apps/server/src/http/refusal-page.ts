// Whoever opens a page is told with a page, in its language, why it does not come and what to do.
import { REFUSALS, Refusal } from '@vizit/contract/refusal'
import { LANGUAGES, type Language } from '@vizit/rules/languages'
import type { FastifyReply } from 'fastify'
import { wordsOf } from '../words/words-of.ts'
import { sendRefusal } from './serve-route.ts'

/** Of the face; a page of a few words needs no more. */
const LOOKS = '/refused.css'

/** A person or a robot asks for a page: not the API, and not a file. */
export function wantsPage({ method = '', url = '' }: { method?: string | undefined; url?: string | undefined }): boolean {
  const path = url.split('?')[0]!
  return ['GET', 'HEAD'].includes(method) && !path.startsWith('/api/') && !/\.[a-z0-9]{2,5}$/i.test(path)
}

/** Refuses in the form that was asked for: a page to whoever wants a page, else JSON. */
export function turnAway(reply: FastifyReply, refusal: Refusal): FastifyReply {
  return wantsPage(reply.request) ? sendRefusalPage(reply, refusal) : sendRefusal(reply, refusal)
}

/** With the status, the header and the code of the refusal. Its link leads to the same address. */
export function sendRefusalPage(reply: FastifyReply, refusal: Refusal): FastifyReply {
  // Status and headers as for whoever asks for JSON; a page that says "not now" is kept by nobody.
  const text = refusalPageText(refusal, languageOf(reply.request.url))
  return sendRefusal(reply.header('cache-control', 'no-store'), refusal, { type: 'text/html; charset=utf-8', text })
}

/** The language that an address of a page begins with; Russian where it names none. */
export function languageOf(url: string): Language {
  return LANGUAGES.find(one => url.startsWith(`/${one}/`)) ?? 'ru'
}

/** The page of a refusal. */
export function refusalPageText(refusal: Refusal, language: Language): string {
  const words = wordsOf('http', language)
  const isTooMany = REFUSALS[refusal.code] === 429
  const [title, text] = isTooMany ? [words.tooManyTitle, words.tooManyText] : [words.notNowTitle, words.notNowText]
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="stylesheet" href="${LOOKS}">
</head>
<body><main><h1>${title}</h1><p>${text}</p><p><a href="">${words.openAgain}</a></p></main></body>
</html>
`
}

/** What is said where the face itself is not there, or cannot be. */
export const NOT_NOW = new Refusal('SERVICE_UNAVAILABLE')
