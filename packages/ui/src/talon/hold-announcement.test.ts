import { expect, test } from 'vitest'
import { passedMoment } from './hold-announcement.ts'

test('the wait is spoken when two minutes and half a minute are left, and never between', () => {
  const spoken = []
  for (let left = 300; left > 0; left--) {
    const moment = passedMoment(left, left - 1)
    if (moment) spoken.push([left - 1, moment])
  }
  expect(spoken).toEqual([
    [120, 120],
    [30, 30]
  ])
})

test('a tab that slept over both moments speaks only the later one', () => {
  expect(passedMoment(200, 20)).toBe(30)
  expect(passedMoment(200, 0)).toBeUndefined()
})
