import { gzipSync } from 'node:zlib'
import type { Access } from '@vizit/contract/endpoint'
import type { FastifyReply } from 'fastify'
import type { ReadyText } from './route.ts'

const SMALL = 8_192
/** Measured on the lists of the catalogue: five to ten times smaller for 0.1 to 0.3 ms; higher levels cost ten times that for little more. */
const LEVEL = 1

/**
 * Sends JSON text, compressed where that pays: long, and asked for. Only what anyone may read is compressed: the size of a personal answer
 * beside what a caller put into it would tell of its secrets.
 */
export function sendJson(reply: FastifyReply, text: string, access: Access): FastifyReply {
  reply.type('application/json; charset=utf-8')
  if (access !== 'anyone' || text.length < SMALL) return reply.send(text)
  reply.header('vary', 'accept-encoding')
  if (!takesGzip(reply.request.headers['accept-encoding'])) return reply.send(text)
  return reply.header('content-encoding', 'gzip').send(gzipSync(text, { level: LEVEL }))
}

/** The same of what is kept and anyone may read. */
export function sendReady(reply: FastifyReply, ready: ReadyText, type = 'application/json; charset=utf-8'): FastifyReply {
  reply.type(type)
  if (ready.plain.length < SMALL) return reply.send(ready.plain)
  reply.header('vary', 'accept-encoding')
  if (!takesGzip(reply.request.headers['accept-encoding'])) return reply.send(ready.plain)
  ready.zipped ??= gzipSync(ready.plain, { level: LEVEL })
  return reply.header('content-encoding', 'gzip').send(ready.zipped)
}

function takesGzip(accepted: string | string[] | undefined): boolean {
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:\s|,|$))/i.test(String(accepted ?? ''))
}
