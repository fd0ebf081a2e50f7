import { expect, test } from 'vitest'
import { chooseReplacements, judgeUrgency, type Nearness } from './replacements.ts'

const ages = { adult: true, children: false }
const time = (startDate: string, nearness: Nearness, more: object = {}) => ({ timetableId: startDate, startDate, nearness, ages, ...more })
const WAS = '2026-11-24T11:30:00Z'

test('three times at most: first the same doctor, then the branch, then the town; of each the nearest to the time that was', () => {
  const all = [
    time('2026-11-24T11:00:00Z', 'town'),
    time('2026-12-03T11:00:00Z', 'branch'),
    time('2026-11-27T11:00:00Z', 'branch'),
    time('2026-12-04T11:00:00Z', 'doctor'),
    time('2026-11-23T11:00:00Z', 'doctor')
  ]
  const shown = chooseReplacements(all, WAS, '1990-05-15').map(one => one.startDate)
  expect(shown).toEqual(['2026-11-23T11:00:00Z', '2026-11-27T11:00:00Z', '2026-12-04T11:00:00Z'])
  expect(chooseReplacements(all, WAS, '2018-05-15')).toEqual([])
  expect(chooseReplacements([], WAS, null)).toEqual([])
})

test('what begins within a day is told of at once', () => {
  expect(judgeUrgency(WAS, new Date('2026-11-23T11:30:01Z'))).toBe('at-once')
  expect(judgeUrgency(WAS, new Date('2026-11-23T11:30:00Z'))).toBe('can-wait')
})
