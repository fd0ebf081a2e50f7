// What is sent where something else is expected.
import type { Random } from '../setup/random.ts'

const TEXTS = [
  '',
  ' ',
  '\0',
  'а\0б',
  '\uD83D',
  'Анна\uDE00',
  '\u200b',
  '\u202Eпадла',
  '\u2028',
  '\r\nX-Injected: 1',
  'İıſﬁ',
  'е\u0301'.repeat(200),
  '١٢٣',
  "' or 1=1 --",
  '${7*7}{{7*7}}',
  '../../../../etc/passwd',
  '<script>alert(1)</script>',
  '=1+1',
  '__proto__',
  'constructor',
  'null',
  'undefined',
  'NaN',
  '0',
  '-1',
  '1e400',
  '0x10',
  '1.5',
  '2147483647',
  '2147483648',
  '4294967296',
  '9223372036854775807',
  '9223372036854775808',
  '99999999999999999999999999',
  '0001-01-01',
  '0000-00-00',
  '2026-02-31',
  '9999-12-31',
  '1800-01-01',
  '2200-12-31',
  '+010000-01-01',
  '2026-11-22T25:00:00Z',
  '2026-11-22T10:00:00.123456789Z',
  '1800-01-01T00:00:00Z',
  '2200-12-31T23:59:59Z',
  '9999-99-99T99:99:99Z_5b0c6f0e-7a0f-4d0e-9d4a-1f2e3d4c5b6a',
  '2026-11-22T10:00:00Z_5b0c6f0e-7a0f-4d0e-9d4a-1f2e3d4c5b6a',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  'javascript:alert(1)',
  'https://127.0.0.1/x',
  'https://updates.push.services.mozilla.com/\0',
  'a@b',
  `${'a'.repeat(64)}@${'b'.repeat(63)}.by`,
  'кто@почта.рф'
] as const

/** Long, and of the kind at which a careless form takes for ever. */
const LONG = ['a', ' ', 'а-', 'a.', 'a@', 'Аа ', '0', '\t', '«', 'ё’', '1,', '/', '%'] as const
const OTHERS: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -0,
  -1,
  1.5,
  2 ** 31,
  2 ** 53,
  1e308,
  -1e308,
  [],
  {},
  [[]],
  [null],
  [{}],
  { length: 1 }
]

/** A value that is not what was meant, or only just not. */
export function hostile(random: Random, meant: unknown): unknown {
  const way = random.whole(0, 9)
  if (way <= 4) return random.pick(TEXTS)
  if (way <= 6) return random.pick(OTHERS)
  if (way === 7) return random.pick(LONG).repeat(random.pick([50, 500, 5_000, 20_000]))
  if (way === 8) return [meant, meant]
  if (typeof meant !== 'string') return typeof meant === 'number' ? String(meant) : { value: meant }
  const at = random.whole(0, meant.length)
  return meant.slice(0, at) + random.pick(['\0', ' ', '\uD800', 'ё', '%', '"', '\n', '٣', '😀']) + meant.slice(at)
}

/** A piece of an address that is not well formed, or comes twice. */
export function hostileQuery(random: Random, names: string[]): string {
  const name = names.length > 0 ? random.pick(names) : 'x'
  return random.pick([
    `${name}=%`,
    `${name}=%E0%A4%A`,
    `${name}=%00`,
    `${name}=%ff%fe`,
    `${name}=1&${name}=2`,
    `${name}[]=1`,
    `${name}[a]=1`,
    name,
    `${name}=`,
    '__proto__=1',
    '__proto__[x]=1',
    'constructor=1',
    'toString=1',
    '&&&&=&=',
    ';x=1',
    `x=${'y'.repeat(7_000)}`,
    Array.from({ length: 500 }, (_, n) => `k${n}=${n}`).join('&')
  ])
}

const NEST = 30_000

/** A body that is no JSON object of the form, as text. */
export function hostileBody(random: Random, meant: unknown): string {
  const text = JSON.stringify(meant) ?? '{}'
  return random.pick([
    '',
    ' ',
    'null',
    '[]',
    '0',
    '"x"',
    'true',
    text.slice(0, -1),
    `${text}${text}`,
    `\uFEFF${text}`,
    `[${text}]`,
    '['.repeat(NEST) + ']'.repeat(NEST),
    `${'{"a":'.repeat(NEST / 3)}1${'}'.repeat(NEST / 3)}`,
    text.replace(/^\{/, '{"__proto__":{"x":1},'),
    text.replace(/^\{/, '{"constructor":{"prototype":{"x":1}},'),
    text.replace(/:\s*"[^"]*"/, ':1e400'),
    text.replace(/:\s*"[^"]*"/, ':"\\u0000"'),
    text.replace(/:\s*"[^"]*"/, ':"\\ud800"'),
    text.replace(/^\{/, '{"profileId":1,"profileId":2,'),
    `{${Array.from({ length: 3_000 }, (_, n) => `"k${n}":${n}`).join(',')}}`,
    `{"x":"${'я'.repeat(70_000)}"}`
  ])
}

const HEADERS: Record<string, readonly string[]> = {
  'content-type': [
    'application/json; charset=utf-8',
    'application/json;charset=utf-16',
    'application/json;',
    'application/json ; x',
    'application/json\t',
    'Application/JSON',
    'application/json, text/plain',
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'multipart/form-data; boundary=x',
    'application/vnd.api+json',
    ';',
    '/',
    ''
  ],
  authorization: ['Bearer', 'Bearer x', 'Basic eDp4', 'bearer', `Bearer ${'x'.repeat(4_000)}`, 'Bearer 0.0'],
  'idempotency-key': ['', 'x', 'the-same-key-once-more', 'k'.repeat(101), '\u00ff'.repeat(20)],
  'x-app-version': ['0.0.0', '999999999999.0.0', 'x', ''],
  'x-access-code': ['', 'x'.repeat(43), '\u00e9'.repeat(43)],
  'x-forwarded-for': ['', 'x', '::1%eth0', '1.2.3.4, 5.6.7.8', '999.999.999.999', 'a'.repeat(3_000)],
  'user-agent': ['', 'x'.repeat(5_000), '\u00ff\u00fe'],
  'accept-encoding': ['gzip', 'gzip;q=0', 'br, gzip, \u00e9', '*'],
  'if-none-match': ['*', '"x"', 'W/"'],
  origin: ['null', 'https://evil.example', 'x', ''],
  'content-encoding': ['gzip', 'br', 'x'],
  host: ['evil.example', 'a b', '[::1', ''],
  'x-http-method-override': ['DELETE']
}

export function hostileHeader(random: Random): Record<string, string> {
  const name = random.pick(Object.keys(HEADERS))
  return { [name]: random.pick(HEADERS[name]!) }
}
