// Whoever opens a page is told with a page, in its language, why it does not come and what to do.
import { REFUSALS, Refusal } from '@vizit/contract/refusal'
import { LANGUAGES } from '@vizit/rules/languages'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { wordsOf } from '../words/words-of.ts'
import { sendRefusal } from './serve-route.ts'

/** Of the face; a page of a few words needs no more. */
const LOOKS = '/refused.css'

/** A person or a robot asks for a page: not the API, and not a file. */
export function wantsPage({ method, url }: Pick<FastifyRequest, 'method' | 'url'>): boolean {
  const path = url.split('?')[0]!
  return ['GET', 'HEAD'].includes(method) && !path.startsWith('/api/') && !/\.[a-z0-9]{2,5}$/i.test(path)
}

/** Refuses in the form that was asked for: a page to whoever wants a page, else JSON. */
export function turnAway(reply: FastifyReply, refusal: Refusal): FastifyReply {
  return wantsPage(reply.request) ? sendRefusalPage(reply, refusal) : sendRefusal(reply, refusal)
}

/** With the status, the header and the code of the refusal. Its link leads to the same address. */
export function sendRefusalPage(reply: FastifyReply, refusal: Refusal): FastifyReply {
  const language = LANGUAGES.find(one => reply.request.url.startsWith(`/${one}/`)) ?? 'ru'
  const words = wordsOf('http', language)
  const isTooMany = REFUSALS[refusal.code] === 429
  const [title, text] = isTooMany ? [words.tooManyTitle, words.tooManyText] : [words.notNowTitle, words.notNowText]
  const page = `<!doctype html>
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
  // Status and headers as for whoever asks for JSON; a page that says "not now" is kept by nobody.
  return sendRefusal(reply.header('cache-control', 'no-store'), refusal, { type: 'text/html; charset=utf-8', text: page })
}

/** What is said where the face itself is not there, or cannot be. */
export const NOT_NOW = new Refusal('SERVICE_UNAVAILABLE')
