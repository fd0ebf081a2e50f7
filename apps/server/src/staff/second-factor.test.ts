import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { newTotpSecret, openTotp, sealTotp, stepOfCode } from './second-factor.ts'

/** The secret of RFC 6238, appendix B, whose codes of eight digits end with these. */
const SECRET = Buffer.from('12345678901234567890')
const VECTORS: [number, string][] = [
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130']
]

test.each(VECTORS)('at %i seconds the code is that of RFC 6238', (seconds, code) => {
  const now = new Date(seconds * 1000)
  expect(stepOfCode(SECRET, code, now)).toBe(Math.floor(seconds / 30))
  expect(
    stepOfCode(
      SECRET,
      code.replace(/.$/, last => String((Number(last) + 1) % 10)),
      now
    )
  ).toBeNull()
})

test('a code is good half a minute early and late, and not longer', () => {
  const [, [seconds, code]] = VECTORS as [unknown, [number, string]]
  const after = (more: number) => stepOfCode(SECRET, code, new Date((seconds + more) * 1000))
  const step = Math.floor(seconds / 30)
  expect([-30, 0, 30].map(after)).toEqual([step, step, step])
  expect([-60, 60].map(after)).toEqual([null, null])
})

test('a sealed secret opens for its account under its SECRET alone', () => {
  const [id, secret] = [randomUUID(), newTotpSecret()]
  const sealed = sealTotp('one'.repeat(12), id, secret)
  expect(openTotp('one'.repeat(12), id, sealed)).toEqual(secret)
  expect(openTotp('two'.repeat(12), id, sealed)).toBeNull()
  expect(openTotp('one'.repeat(12), randomUUID(), sealed)).toBeNull()
  sealed[40]! ^= 1
  expect(openTotp('one'.repeat(12), id, sealed)).toBeNull()
})
