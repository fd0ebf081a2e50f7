// Bytes on a bare connection: what no decent client would send.
import { connect } from 'node:net'
import type { Random } from '../setup/random.ts'

/** After it nobody answers any more. */
const ANSWER_WITHIN_MILLIS = 8_000
const TARGET = '/api/v2/public/drugs/search'
const BODY = JSON.stringify({ text: 'iodine' })

export type RawAnswer = { kind: 'answered'; status: number } | { kind: 'closed' } | { kind: 'silent' }
export type RawQuestion = {
  name: string
  bytes: Buffer
  /** Our side ends after the last byte; without it a request that never comes to its end is waited for, as it must be. */
  end: boolean
  /** The one answer that it may get, where there is one; otherwise any below 500. */
  due?: (status: number) => boolean
}

const head = (...lines: string[]) => `${lines.join('\r\n')}\r\n\r\n`
const post = (type: string | null, body: string, ...more: string[]) =>
  head(
    `POST ${TARGET} HTTP/1.1`,
    'Host: localhost',
    ...(type === null ? [] : [`Content-Type:${type}`]),
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
    ...more
  ) + body
const get = (path: string, ...more: string[]) => head(`GET ${path} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...more)

const taken = (status: number) => status === 200
const refusedType = (status: number) => status === 415
const refused = (status: number) => status >= 400 && status < 500

/** A schema must not be skipped by a strange spelling of the type. Spaces around the value are no part of it (RFC 9110, 5.5). */
const TYPES: [type: string, due: (status: number) => boolean][] = [
  [' application/json', taken],
  ['application/json', taken],
  ['\tapplication/json', taken],
  [' application/json \t', taken],
  [' application/json; charset=utf-8', taken],
  [' application/json;', refusedType],
  [' application/json\t;charset=utf-8', refusedType],
  [' application/json\t; a=b', refusedType],
  [' application/json ; charset=utf-8', refusedType],
  [' application/json;charset=utf-16', refusedType],
  [' application/json, text/plain', refusedType],
  [' application/jsonx', refusedType],
  [' application/json\u00a0', refusedType],
  [' application\t/json', refusedType],
  [' ;application/json', refusedType],
  [' text/plain', refusedType],
  [' text/plain; application/json', refusedType],
  [' application/x-www-form-urlencoded', refusedType],
  [' */*', refusedType],
  [' ', refusedType]
]

const CASES: [name: string, text: string | Buffer, due?: (status: number) => boolean][] = [
  ...TYPES.map(([type, due]): (typeof CASES)[number] => [`type ${JSON.stringify(type)}`, Buffer.from(post(type, BODY), 'latin1'), due]),
  ['no type', post(null, BODY), refusedType],
  ['two types', post(' application/json', BODY, 'Content-Type: text/plain')],
  ['two types, the other first', post(' text/plain', BODY, 'Content-Type: application/json'), refusedType],
  ['invalid UTF-8', Buffer.concat([Buffer.from(post(' application/json', 'x'.repeat(20)).slice(0, -20)), Buffer.alloc(20, 0xff)]), refused],
  ['half a letter in a text', Buffer.concat([Buffer.from(post(' application/json', `{"text":"${'a'.repeat(20)}\u00d0"}`), 'latin1')])],
  ['two lengths', post(' application/json', BODY, 'Content-Length: 1'), refused],
  ['length and chunks', post(' application/json', BODY, 'Transfer-Encoding: chunked'), refused],
  ['a length below nothing', `POST ${TARGET} HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n`, refused],
  [
    'a length beyond measure',
    `POST ${TARGET} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99999999999999999999\r\n\r\n`,
    refused
  ],
  [
    'a length of many gigabytes',
    `POST ${TARGET} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99999999999\r\n\r\n{}`,
    refused
  ],
  ['chunks', chunked(['{"text":', '"iodine"}']), taken],
  ['chunks of a byte', chunked([...BODY]), taken],
  ['a chunk of no size', chunkedRaw('zz\r\n{}\r\n0\r\n\r\n'), refused],
  ['a chunk that says more than it has', chunkedRaw('ffffffff\r\n{}')],
  ['a chunk with a long extension', chunkedRaw(`2;${'x'.repeat(20_000)}\r\n{}\r\n0\r\n\r\n`)],
  ['chunks without an end', chunkedRaw('2\r\n{}\r\n')],
  ['trailers', chunkedRaw(`${BODY.length.toString(16)}\r\n${BODY}\r\n0\r\nX-Trailer: 1\r\nContent-Type: text/plain\r\n\r\n`)],
  ['another coding', post(' application/json', BODY, 'Content-Encoding: gzip')],
  ['an unknown transfer coding', `POST ${TARGET} HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: gzip, x\r\n\r\n{}`, refused],
  ['no host', 'GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ['two hosts', get('/healthz', 'Host: evil.example')],
  ['HTTP/1.0', 'GET /healthz HTTP/1.0\r\n\r\n'],
  ['HTTP/0.9', 'GET /healthz\r\n\r\n'],
  ['HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', refused],
  ['TLS', Buffer.from('16030100a5010000a10303', 'hex'), refused],
  ['a whole address', get('http://evil.example/api/v2/public/settings')],
  ['OPTIONS of everything', head('OPTIONS * HTTP/1.1', 'Host: x', 'Connection: close')],
  ['CONNECT', head('CONNECT evil.example:443 HTTP/1.1', 'Host: x')],
  ['TRACE', head('TRACE / HTTP/1.1', 'Host: x', 'Connection: close')],
  ['a method of nobody', head('BREW / HTTP/1.1', 'Host: x', 'Connection: close'), refused],
  ['an upgrade', get('/api/v2/public/settings', 'Upgrade: websocket', 'Sec-WebSocket-Key: x')],
  ['an expectation of nobody', get('/healthz', 'Expect: tea')],
  ['an address of broken bytes', get('/api/v2/%E0%A4%A/%'), refused],
  ['an address with a nought', get('/api/v2/public/booking/all/doctors?name=%00%00%00')],
  ['an address of raw bytes', Buffer.from(get('/api/v2/\u00ff\u00fe?x=\u00ff'), 'latin1')],
  ['an address up the tree', get('/../../../../etc/passwd'), refused],
  ['a long address', get(`/${'x'.repeat(12_000)}`), refused],
  ['an address beyond measure', get(`/${'x'.repeat(60_000)}`), refused],
  ['a header beyond measure', get('/healthz', `X-Long: ${'x'.repeat(60_000)}`), refused],
  ['headers beyond number', get('/healthz', ...Array.from({ length: 3_000 }, (_, n) => `X-${n}: ${n}`))],
  ['a header with a nought', get('/healthz', 'X-Zero: a\0b'), refused],
  ['a header on two lines', get('/healthz', 'X-Folded: a\r\n b'), refused],
  ['a header without a colon', get('/healthz', 'nonsense'), refused],
  ['a space before the colon', get('/healthz', 'X-Space : a'), refused],
  ['bare line feeds', 'GET /healthz HTTP/1.1\nHost: x\n\n'],
  ['two keys', post(' application/json', BODY, 'Idempotency-Key: the-one-key-of-two-1', 'Idempotency-Key: the-other-key-of-two')],
  ['two bearers', get('/api/v2/my/profile', 'Authorization: Bearer a.b', 'Authorization: Bearer c.d'), refused],
  ['half a request', `POST ${TARGET} HTTP/1.1\r\nHost: x\r\nContent-Le`],
  ['nothing', ''],
  ['many requests at once', get('/healthz').replace('Connection: close\r\n', '').repeat(50) + get('/healthz')]
]

function chunkedRaw(text: string): string {
  return `POST ${TARGET} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n${text}`
}

function chunked(parts: string[]): string {
  return chunkedRaw(`${parts.map(part => `${Buffer.byteLength(part).toString(16)}\r\n${part}\r\n`).join('')}0\r\n\r\n`)
}

/** Every case, and after them so many with bytes changed by chance. */
export function rawQuestions(random: Random, changed: number): RawQuestion[] {
  const all = CASES.map(([name, text, due]): RawQuestion => ({ name, bytes: Buffer.from(text), end: true, ...(due ? { due } : {}) }))
  for (let n = 0; n < changed; n++) {
    const { name, bytes } = random.pick(all.slice(0, CASES.length))
    const copy = Buffer.from(bytes)
    for (let m = random.whole(1, 6); m > 0 && copy.length > 0; m--) copy[random.whole(0, copy.length - 1)] = random.whole(0, 255)
    all.push({ name: `${name}, bytes changed`, bytes: copy, end: true })
  }
  return all
}

/** Sends the bytes and waits for the first line of an answer, or for the end. */
export function askRaw(origin: string, { bytes, end }: RawQuestion): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin)
  return new Promise(done => {
    let said = ''
    const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true })
    const finish = (answer: RawAnswer) => {
      clearTimeout(timer)
      socket.destroy()
      done(answer)
    }
    const judge = (otherwise: RawAnswer) => {
      const status = /^HTTP\/1\.[01] (\d{3})/.exec(said)?.[1]
      finish(status ? { kind: 'answered', status: Number(status) } : otherwise)
    }
    const timer = setTimeout(() => judge({ kind: 'silent' }), ANSWER_WITHIN_MILLIS)
    socket.on('error', () => judge({ kind: 'closed' }))
    socket.on('data', chunk => {
      said += chunk.toString('latin1')
      if (/^HTTP\/1\.[01] [2-5]/.test(said)) judge({ kind: 'closed' })
    })
    socket.on('end', () => judge({ kind: 'closed' }))
    socket.on('connect', () => (end ? socket.end(bytes) : socket.write(bytes)))
  })
}
