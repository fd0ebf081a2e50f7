import type { Timeslot } from '@vizit/contract/catalogue'
import { expect, test } from 'vitest'
import { nearestSlots } from './nearest-slots.ts'

const slot = (startTime: string): Timeslot => ({ timeslotId: startTime, startTime, endTime: startTime, assignmentId: '1' })
const times = (day: string, ...clock: string[]) => clock.map(time => slot(`${day}T${time}:00Z`))
const LOST = slot('2026-11-20T11:30:00Z')

test('a busy time is answered by the nearest ones of the same doctor: that day, then the next with places [4.39]', () => {
  const free = [
    ...times('2026-11-23', '05:40', '06:20', '08:00', '11:30'),
    ...times('2026-11-20', '10:10', '12:10', '14:40'),
    ...times('2026-11-24', '06:00')
  ]
  expect(nearestSlots(free, LOST).map(one => [one.day, one.slots.map(near => near.startTime.slice(11, 16))])).toEqual([
    ['2026-11-20', ['10:10', '12:10', '14:40']],
    ['2026-11-23', ['05:40', '06:20', '08:00', '11:30']]
  ])
})

test('of many the four nearest to the lost time are offered, and never the lost time itself', () => {
  const free = [LOST, ...times('2026-11-20', '05:00', '06:00', '10:00', '11:00', '12:00', '13:00')]
  expect(nearestSlots(free, LOST)[0]!.slots.map(near => near.startTime.slice(11, 16))).toEqual(['10:00', '11:00', '12:00', '13:00'])
})

test('a doctor without other times offers none', () => {
  expect(nearestSlots([LOST, slot('2026-11-19T06:00:00Z')], LOST)).toEqual([])
})
