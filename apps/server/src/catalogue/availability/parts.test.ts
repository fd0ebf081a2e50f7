import { expect, test } from 'vitest'
import { EVERYBODY } from '../../testing/test-choice.ts'
import { Assignments } from './assignments.ts'
import { partsOf, withKnownProgrammes } from './parts.ts'

/** In towns 1 to 3; in the first every tenth sees members of `epam-health` alone and as many those of `epam-health` or `granat-dms`, elsewhere nobody does. */
function aCountry(doctors: number) {
  const members = (n: number) => (n % 3 !== 0 ? '-' : n % 30 === 0 ? '!,epam-health' : n % 30 === 15 ? '!,granat-dms,epam-health' : '-')
  const works = Array.from(
    { length: doctors },
    (_, n) => `${n} ${n + 1} ${n + 1} 1 1 ${(n % 3) + 1} 1 0 1,1,-1,-1,-1,-1 FEMALE -1 ${members(n)}`
  )
  return new Assignments([{ provider: 'one', provider_id: 1, assignments: works.join(';') }], id => id)
}

const sizes = (assignments: Assignments, memberOf: string[], townId: string | null = null) =>
  partsOf(assignments, { ...EVERYBODY, townId, memberOf })!.map(part => part.assignments.length)

test('a thousand programmes that there are not remember no choice: whoever names them shares what a visitor asks for', () => {
  const assignments = aCountry(3_000)
  const visitors = partsOf(assignments, EVERYBODY)!
  const members = partsOf(assignments, { ...EVERYBODY, memberOf: ['epam-health'] })!
  const before = assignments.size
  for (let n = 0; n < 1_000; n++) {
    const memberOf = [`made-up-${n}`, `made-up-${n + 1}`]
    expect(partsOf(assignments, { ...EVERYBODY, memberOf })!.every((part, nr) => part === visitors[nr])).toBe(true)
    const mixed = partsOf(assignments, { ...EVERYBODY, memberOf: ['epam-health', ...memberOf] })!
    expect(mixed.every((part, nr) => part === members[nr])).toBe(true)
    expect(withKnownProgrammes(assignments, { ...EVERYBODY, memberOf })).toEqual(EVERYBODY)
  }
  expect(assignments.size).toEqual(before)
})

test('a choice in which nobody sees members of other programmes alone is one part, which is no copy', () => {
  const assignments = aCountry(3_000)
  expect(sizes(assignments, [])).toEqual([2_800, 200])
  expect(sizes(assignments, ['granat-dms'])).toEqual([2_900, 100])
  expect(sizes(assignments, ['epam-health'])).toEqual([3_000])
  expect(sizes(assignments, [], '1')).toEqual([800, 200])
  // Members of a programme that nobody of the town asks for are visitors there.
  expect(sizes(assignments, ['granat-dms'], '2')).toEqual([1_000])
  expect(partsOf(assignments, { ...EVERYBODY, townId: '2' })![0]).toBe(assignments.chosen({ ...EVERYBODY, townId: '2' }))
  expect(partsOf(assignments, { ...EVERYBODY, provider: 'nobody' })).toBe(null)
})

test('a country of two hundred thousand assignments is remembered with both its parts', () => {
  const assignments = aCountry(200_000)
  const [first, others] = partsOf(assignments, EVERYBODY)!
  partsOf(assignments, { ...EVERYBODY, memberOf: ['granat-dms'] })
  const again = partsOf(assignments, EVERYBODY)!
  expect([again[0] === first, again[1] === others]).toEqual([true, true])
})
