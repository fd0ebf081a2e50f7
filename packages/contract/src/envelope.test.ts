import fc from 'fast-check'
import { expect, test } from 'vitest'
import { envelope, isEnvelope } from './envelope.ts'

test('the browser judges an answer as the schema of the answers does [7.13]', () => {
  const fields = { data: fc.anything(), status: fc.integer(), error: fc.option(fc.string()), message: fc.option(fc.string()) }
  const facts = fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.integer(), fc.boolean()))
  const bent = fc.oneof(
    fc.anything(),
    fc.constantFrom(null, Number.NaN, Number.POSITIVE_INFINITY, [], [1], undefined, { a: null }, { a: {} })
  )
  const right = fc.record({ ...fields, attributes: facts }, { requiredKeys: ['data', 'status', 'error', 'message'] })
  const oneBent = fc
    .tuple(right, fc.constantFrom('data', 'status', 'error', 'message', 'attributes'), bent)
    .map(([said, field, value]) => ({ ...said, [field]: value }))
  const oneMissing = fc.tuple(right, fc.constantFrom('data', 'status', 'error', 'message')).map(([{ ...said }, field]) => {
    delete (said as Record<string, unknown>)[field]
    return said
  })
  const seen = { yes: 0, no: 0 }
  fc.assert(
    fc.property(fc.oneof(right, oneBent, oneMissing, fc.anything()), said => {
      const expected = envelope.safeParse(said).success
      seen[expected ? 'yes' : 'no']++
      expect(isEnvelope(said)).toBe(expected)
    }),
    { numRuns: 4000 }
  )
  expect(Math.min(seen.yes, seen.no)).toBeGreaterThan(100)
})
