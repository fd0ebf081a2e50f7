// Questions for the API: of the documented form, and of forms that nobody has thought of.
import fc from 'fast-check'
import { type Random, randomOf } from '../setup/random.ts'
import { hostile, hostileBody, hostileHeader, hostileQuery } from './fuzz-hostile.ts'
import type { Operation, Schema } from './fuzz-openapi.ts'

export type Asking = {
  method: string
  path: string
  /** Sent as it is. */
  body: string | null
  headers: Record<string, string>
  /** The address may be another operation's, or nobody's. */
  astray: boolean
  /** What was sent is not of the documented form: it must not be taken. */
  invalid: boolean
}

/** Values that were seen in answers, by the name of their field; asked again they lead further. */
export type Pools = Map<string, unknown[]>
const POOL_MOST = 60
/** Names under which one thing goes. */
const ALSO: Record<string, string> = {
  timeslotId: 'timetableId',
  timetableId: 'timeslotId',
  omId: 'orderId',
  next: 'after',
  syncedAt: 'lastSync'
}
/** What no answer tells. */
const DAYS = ['2026-11-23', '2026-11-21', '2027-01-05', '2026-12-01', '1990-05-15', '2018-03-10']
const FIRST: Record<string, unknown[]> = {
  date: DAYS,
  dateStart: DAYS,
  dateEnd: DAYS,
  week: ['2026-11-23', '2027-01-04'],
  day: DAYS,
  validTo: DAYS,
  useBefore: DAYS,
  from: DAYS,
  to: DAYS,
  lastSync: ['2026-11-20T08:00:00Z'],
  before: ['2026-11-20T08:00:00Z'],
  startsAt: ['2026-12-01T10:00:00Z'],
  endsAt: ['2026-12-01T10:20:00Z'],
  name: ['Анна', 'Терапевт', 'Мой телефон'],
  number: ['375291000000', '9704571000001'],
  endpoint: ['https://updates.push.services.mozilla.com/one', 'https://updates.push.services.mozilla.com/two'],
  schedule: ['1', 'Schedule/1'],
  fullNameRu: ['Новый Пётр Иванович']
}

export function poolsOf(values: Record<string, unknown>): Pools {
  const pools: Pools = new Map(Object.entries(FIRST).map(([name, list]) => [name, [...list]]))
  harvest(pools, values, randomOf(1))
  return pools
}

/** Keeps what an answer has told. */
export function harvest(pools: Pools, said: unknown, random: Random, depth = 0): void {
  if (typeof said !== 'object' || said === null || depth > 8) return
  const entries = Array.isArray(said) ? said.slice(0, 5).map(one => ['', one] as const) : Object.entries(said)
  for (const [name, value] of entries) {
    if (typeof value === 'object') harvest(pools, value, random, depth + 1)
    else if (name !== '') for (const key of [name, ALSO[name], kindOf(value)]) if (key) put(pools, key, value, random)
  }
}

function put(pools: Pools, key: string, value: unknown, random: Random): void {
  const pool = pools.get(key) ?? []
  if (pool.includes(value)) return
  if (pool.length < POOL_MOST) pool.push(value)
  else pool[random.whole(0, POOL_MOST - 1)] = value
  pools.set(key, pool)
}

function kindOf(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  if (/^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(value)) return '#uuid'
  return /^[1-9]\d{0,9}$/.test(value) ? '#digits' : undefined
}

/** One question about `operation`, half of the time one that its owner might ask (`sample`: field -> value), and half of the time with something wrong in it. */
export function ask(operation: Operation, pools: Pools, sample: Record<string, unknown>, random: Random): Asking {
  const given = new Map<string, unknown>()
  const known = random.chance(0.5) ? sample : {}
  for (const { name, required, schema } of operation.parameters)
    if (required || random.chance(0.6))
      given.set(
        name,
        name === 'Idempotency-Key'
          ? keyOf(random)
          : (known[name === 'x-access-code' ? 'accessCode' : name] ?? valueOf(schema, name, pools, random))
      )
  let body = operation.body ? withKnown(operation.body, known, valueOf(operation.body, '', pools, random)) : undefined
  const headers: Record<string, string> = {}
  let [text, tail, astray]: [string | null, string, boolean] = [null, '', false]
  if (random.chance(0.55)) {
    for (let n = random.whole(1, 2); n > 0; n--) {
      const way = random.whole(0, 9)
      if (way <= 3 && body !== undefined) body = spoilt(body, random)
      else if (way <= 6 && given.size > 0) {
        const parameter = random.pick(operation.parameters)
        given.set(parameter.name, hostile(random, valueOf(parameter.schema, parameter.name, pools, random)))
        astray ||= parameter.in === 'path'
      } else if (way === 7) tail = hostileQuery(random, [...given.keys()])
      else if (way === 8) Object.assign(headers, hostileHeader(random))
      else if (operation.body) text = hostileBody(random, body)
    }
  }
  let path = operation.path
  const query: string[] = []
  /** As the server reads it. */
  const wire = new Map<string, unknown>()
  for (const { name, in: where } of operation.parameters) {
    if (!given.has(name)) continue
    const value = given.get(name)
    const all = Array.isArray(value) && where === 'query' ? value : [value]
    const sent = all.map(one => (where === 'header' ? asHeader(one) : asText(one)))
    if (sent.length > 0) wire.set(name, sent.length === 1 ? sent[0] : sent)
    if (where === 'path') path = path.replace(`{${name}}`, encoded(sent[0]!))
    else if (where === 'query') for (const one of sent) query.push(`${encoded(name)}=${encoded(one)}`)
    else headers[name.toLowerCase()] = sent[0]!
  }
  if (operation.body && text === null) text = JSON.stringify(body) ?? ''
  if (operation.body && !('content-type' in headers)) headers['content-type'] = 'application/json'
  const whole = [query.join('&'), tail].filter(part => part !== '').join('&')
  const invalid = tail === '' && Object.keys(headers).every(name => name !== 'content-type' || headers[name] === 'application/json')
  const sent = text === null ? undefined : parsedOrNothing(text)
  return {
    method: operation.method,
    path: whole ? `${path}?${whole}` : path,
    body: text,
    headers,
    astray,
    invalid: invalid && !operation.takes(wire, sent)
  }
}

/** What is known of the fields takes the place of what was made up. */
function withKnown({ properties = {} }: Schema, known: Record<string, unknown>, made: unknown): unknown {
  const kept = Object.entries(known).filter(([name]) => name in properties)
  return { ...(made as object), ...Object.fromEntries(kept) }
}

function parsedOrNothing(text: string): unknown {
  try {
    // what a program puts before a text to say that it is Unicode is no part of it
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}

const keyOf = (random: Random) =>
  random.chance(0.1) ? 'the-same-key-once-more' : `key-${random.whole(0, 2 ** 31)}-${random.whole(0, 2 ** 31)}`

const asText = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

/** As bytes in an address: what JavaScript will not encode is encoded as its halves would be. */
function encoded(text: string): string {
  return text.isWellFormed() ? encodeURIComponent(text) : encodeURIComponent(text.toWellFormed()).replaceAll('%EF%BF%BD', '%ED%A0%80')
}

function asHeader(value: unknown): string {
  return String(value)
    .replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, '')
    .slice(0, 6_000)
}

/** A value of the form. */
export function valueOf(schema: Schema, name: string, pools: Pools, random: Random): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return random.pick(schema.enum)
  const options = schema.anyOf ?? schema.oneOf
  if (options) return valueOf(random.pick(options), name, pools, random)
  const kind = typeof schema.type === 'string' ? schema.type : 'string'
  switch (kind) {
    case 'object': {
      const all = Object.entries(schema.properties ?? {})
      const kept = all.filter(([key]) => schema.required?.includes(key) || random.chance(0.6))
      return Object.fromEntries(kept.map(([key, inner]) => [key, valueOf(inner, key, pools, random)]))
    }
    case 'array': {
      const least = schema.minItems ?? 0
      const length = random.whole(least, Math.min(schema.maxItems ?? 4, Math.max(least, 4)))
      return Array.from({ length }, () => valueOf(schema.items ?? {}, name.replace(/s$/, ''), pools, random))
    }
    case 'boolean':
      return random.chance(0.5)
    case 'integer':
    case 'number':
      return random.whole(schema.minimum ?? 0, Math.min(schema.maximum ?? 1_000, (schema.minimum ?? 0) + 1_000))
    case 'null':
      return null
    default:
      return textOf(schema, name, pools, random)
  }
}

const WORDS = ['Анна', 'Ёлкина', 'a', 'мама мыла раму', 'x'.repeat(40), 'O’Коннор', '  ', '-', 'ab', '😀'] as const

function textOf(schema: Schema, name: string, pools: Pools, random: Random): string {
  const form = schema.pattern === undefined ? null : new RegExp(schema.pattern)
  const fits = (one: unknown): one is string => typeof one === 'string' && (form === null || form.test(one))
  if (random.chance(0.85)) {
    const kind = schema.format === 'uuid' ? '#uuid' : form?.test('7') ? '#digits' : undefined
    for (const pool of random.chance(0.75) ? [name, kind] : [kind, name]) {
      const found = pool === undefined ? undefined : pools.get(pool)
      const one = found && found.length > 0 ? random.pick(found) : undefined
      if (fits(one)) return one
    }
  }
  if (form) return random.pick(samplesOf(form))
  const { minLength: least = 0, maxLength: most } = schema
  const word = random.pick(WORDS)
  const long = word.length < least ? word.padEnd(least, 'я') : word
  return most !== undefined && long.length > most ? long.slice(0, most) : long
}

const SAMPLES = new Map<string, string[]>()

function samplesOf(form: RegExp): string[] {
  const known = SAMPLES.get(form.source) ?? fc.sample(fc.stringMatching(form), { numRuns: 24, seed: 7 })
  SAMPLES.set(form.source, known)
  return known
}

/** The same with something wrong in it, anywhere. */
function spoilt(value: unknown, random: Random): unknown {
  if (typeof value !== 'object' || value === null || random.chance(0.1)) return hostile(random, value)
  if (Array.isArray(value)) {
    if (value.length === 0 || random.chance(0.2)) return random.chance(0.5) ? Array(300).fill(value[0] ?? 'x') : []
    return value.with(random.whole(0, value.length - 1), spoilt(random.pick(value), random))
  }
  const names = Object.keys(value)
  const name = names.length > 0 ? random.pick(names) : 'x'
  if (random.chance(0.1)) return Object.fromEntries(Object.entries(value).filter(([key]) => key !== name))
  if (random.chance(0.1)) return { ...value, [random.pick(['constructor', 'toString', 'isAdmin', '__proto__x', ''])]: hostile(random, 'x') }
  return { ...value, [name]: spoilt((value as Record<string, unknown>)[name], random) }
}
