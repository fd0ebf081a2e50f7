import { expect, test } from 'vitest'
import { papersOf, papersOfAll } from './what-to-bring.ts'

const visit = (profileId: string, startDate = '2026-11-20T11:30:00Z') => ({ profileId, startDate })
const olga = { birthday: '1988-03-14', me: { profileId: 'olga' }, family: [{ profileId: 'misha', birthday: '2019-05-02' }] }

test('for a child’s visit a child’s papers are told, for an adult’s an adult’s, for both both', () => {
  expect(papersOfAll([visit('olga')], olga)).toEqual(['adult'])
  expect(papersOfAll([visit('misha')], olga)).toEqual(['child'])
  expect(papersOfAll([visit('misha'), visit('olga'), visit('misha')], olga)).toEqual(['adult', 'child'])
  expect([papersOfAll([], olga), papersOfAll([visit('misha')], undefined)]).toEqual([['adult'], ['adult']])
})

test('who is 18 on the day of the visit, by the clock of Minsk, comes as an adult', () => {
  expect(papersOf(visit('misha', '2037-05-01T20:59:00Z'), '2019-05-02')).toBe('child')
  expect(papersOf(visit('misha', '2037-05-01T21:00:00Z'), '2019-05-02')).toBe('adult')
})
