// Every field of every input is one of the contract's own kinds: a schema that is written by hand lets something through that the database refuses.
import { clinicEvent } from '@vizit/contract/clinic-events'
import { soundText } from '@vizit/contract/fields'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { ROUTES } from '../app.ts'

type Leaf = { name: string; schema: z.core.$ZodType }
type Def = { type: string; checks?: { _zod: { def: { check: string; format?: string; pattern?: RegExp; maximum?: number } } }[] } & Record<
  string,
  unknown
>

/** Where a schema tells what it is made of. */
const INSIDE = '_zod'
const UUID = '5b0c6f0e-7a0f-4d0e-9d4a-1f2e3d4c5b6a'
/** Read as they were sent, once the signature is right, by the schema of an event, which is walked here too. */
const AS_SENT = ['POST /api/v2/clinics/:provider/events.body']

const defOf = (schema: z.core.$ZodType) => schema[INSIDE].def as unknown as Def

/** The fields that hold a value: texts, numbers. What a list of words or a yes and no is cannot be otherwise. */
function leavesOf(schema: z.core.$ZodType, name: string): Leaf[] {
  const def = defOf(schema)
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape as Record<string, z.core.$ZodType>).flatMap(([key, inner]) => leavesOf(inner, `${name}.${key}`))
    case 'optional':
    case 'nullable':
      return leavesOf(def.innerType as z.core.$ZodType, name)
    case 'array':
      return leavesOf(def.element as z.core.$ZodType, `${name}[]`)
    case 'union':
      return (def.options as z.core.$ZodType[]).flatMap(option => leavesOf(option, name))
    case 'pipe':
      return leavesOf(def.in as z.core.$ZodType, name)
    case 'literal':
    case 'enum':
    case 'boolean':
      return []
    default:
      return [{ name, schema }]
  }
}

const LEAVES = [
  ...ROUTES.flatMap(({ endpoint }) => leavesOf(endpoint.input, `${endpoint.method} ${endpoint.path}`)),
  ...leavesOf(clinicEvent, 'event')
].filter(({ name }) => !AS_SENT.includes(name))

const takes = ({ schema }: Leaf, value: unknown) => z.safeParse(schema, value).success
/** A text of anything, which may look like a day too. */
const takesAny = (leaf: Leaf) => ['abcdefghij', 'abcdefghij!', 'https://push.example/x'].some(text => takes(leaf, text))
const namesOf = (leaves: Leaf[]) => leaves.map(({ name }) => name)
const texts = () => LEAVES.filter(({ schema }) => defOf(schema).type === 'string')

/** A form that names every letter it takes: nothing is taken for not being something else. */
const isClosed = (form: RegExp | undefined) =>
  form !== undefined &&
  form.source.startsWith('^') &&
  form.source.endsWith('$') &&
  !/m/.test(form.flags) &&
  !/\[\^|\\[DWSPb]|\\u|\\0/.test(form.source) &&
  !/(?<!\\)\.(?![^[]*\])/.test(form.source)

test('every text of every input is without U+0000 and without halves of pairs, or of a closed form', () => {
  const bare = texts().filter(leaf => {
    const def = defOf(leaf.schema)
    const own = def.pattern as RegExp | undefined
    const checks = def.checks ?? []
    const isSound = checks.some(check => (check as unknown) === soundText)
    const isFormed = [own, ...checks.map(check => check[INSIDE].def.pattern)].some(isClosed)
    // days, instants and cursors are judged whole
    const isJudged =
      ['2026-11-22', '2026-11-22T10:00:00Z', `2026-11-22T10:00:00Z_${UUID}`].some(good => takes(leaf, good)) && !takesAny(leaf)
    return !isSound && !isFormed && !isJudged
  })
  expect(namesOf(bare)).toEqual([])
  expect(texts().length).toBeGreaterThan(300)
})

test('no text of any input takes U+0000 or half of a pair, wherever it stands', () => {
  const samples = ['1', 'a', 'Анна', 'minsk', '2026-11-22', 'a@post.example', '+375291234567', 'https://push.example/x', 'Хорошо', '123456']
  const taken = texts().filter(leaf =>
    samples.some(good => ['\0', '\uD800', '\uDC00'].some(bad => [good + bad, bad + good].some(value => takes(leaf, value))))
  )
  expect(namesOf(taken)).toEqual([])
})

test('every id of digits is one that its column can hold', () => {
  const ids = texts().filter(leaf => takes(leaf, '7') && !takes(leaf, 'a') && takes(leaf, '12345'))
  const beyond = ids.filter(leaf => takes(leaf, '2147483648') && !/\.(timetableId|timeslotId)$/.test(leaf.name))
  expect(namesOf(beyond).filter(name => !name.endsWith('confirm-human.code'))).toEqual([])
  expect(namesOf(ids.filter(leaf => takes(leaf, '9223372036854775808')))).toEqual([])
  expect(ids.length).toBeGreaterThan(60)
})

test('every day, instant and cursor of every input is one that there is', () => {
  const bad: Record<string, string[]> = {
    '2026-11-22': ['2026-02-31', '0001-01-01', '9999-12-31', '2026-00-10'],
    '2026-11-22T10:00:00Z': ['2026-11-22T25:00:00Z', '2026-02-31T10:00:00Z', '0000-01-01T00:00:00Z', '9999-12-31T23:59:59Z'],
    [`2026-11-22T10:00:00Z_${UUID}`]: [`9999-99-99T99:99:99Z_${UUID}`, `2026-11-22T10:00:00Z_${'-'.repeat(36)}`],
    'ge2026-11-22T10:00:00Z': ['ge2026-02-31T10:00:00Z', 'lt0001-01-01', 'ge2026-11-22T25:00:00Z', 'ge2026-11-22T10:00:00+99:00']
  }
  let judged = 0
  for (const [good, others] of Object.entries(bad))
    for (const leaf of texts().filter(one => takes(one, good) && !takesAny(one))) {
      judged++
      for (const other of others) expect(takes(leaf, other), `${leaf.name} ${other}`).toBe(false)
    }
  expect(judged).toBeGreaterThan(30)
})

test('every number of every input is whole and has bounds', () => {
  const numbers = LEAVES.filter(({ schema }) => defOf(schema).type === 'number')
  const open = numbers.filter(leaf => [1.5, 2 ** 60, -1, Number.POSITIVE_INFINITY].some(value => takes(leaf, value)))
  expect(namesOf(open)).toEqual([])
  expect(numbers.length).toBeGreaterThan(4)
})

test('an input has no field of another kind', () => {
  expect(namesOf(LEAVES.filter(({ schema }) => !['string', 'number'].includes(defOf(schema).type)))).toEqual([])
})
