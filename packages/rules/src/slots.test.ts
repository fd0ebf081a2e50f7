import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { instantText } from './days.ts'
import { foldSlots, groupByPart, hoursOfPart, judgeClinicTime, mergeSlots, partOfDay, type Slot } from './slots.ts'

const at = (minute: number) => instantText(new Date(Date.UTC(2026, 10, 20, 6, 0) + minute * 60_000))
const slot = (from: number, to: number): Slot => ({ start: at(from), end: at(to) })
const starts = (groups: Slot[][]) => groups.map(group => group.map(one => one.start))

// Slots laid on a line of minutes: lengths and gaps, so that they never overlap.
const line = fc
  .array(fc.record({ gap: fc.constantFrom(0, 0, 0, 1, 10), length: fc.constantFrom(5, 10, 15, 20) }), { maxLength: 12 })
  .map(steps => {
    let minute = 0
    return steps.map(({ gap, length }) => {
      const from = minute + gap
      minute = from + length
      return slot(from, minute)
    })
  })

describe('slots of one doctor', () => {
  test('that follow one another merge to the length of the service [4.57]', () => {
    const free = [slot(0, 20), slot(20, 40), slot(40, 60)]
    expect(mergeSlots(free, 40)).toEqual([
      [free[0], free[1]],
      [free[1], free[2]]
    ])
    expect(mergeSlots(free, 20)).toEqual([[free[0]], [free[1]], [free[2]]])
    expect(mergeSlots(free, 60)).toEqual([free])
    expect(mergeSlots(free, 61)).toEqual([])
  })

  test('do not merge over a gap of even one minute [4.57]', () => {
    expect(mergeSlots([slot(0, 20), slot(21, 41)], 40)).toEqual([])
  })

  test('merge in the order of time, however they came', () => {
    expect(starts(mergeSlots([slot(20, 40), slot(0, 20)], 40))).toEqual([[at(0), at(20)]])
  })

  test('take as many slots as the service needs and no more', () => {
    expect(starts(mergeSlots([slot(0, 20), slot(20, 40), slot(40, 60)], 30))).toEqual([
      [at(0), at(20)],
      [at(20), at(40)]
    ])
  })

  test('count once when given twice, and never when they last no time', () => {
    expect(starts(mergeSlots([slot(0, 20), slot(0, 20), slot(20, 40), slot(20, 20)], 40))).toEqual([[at(0), at(20)]])
    expect(mergeSlots([slot(5, 5)], 0)).toEqual([])
  })

  test('merge as by looking at every pair of ends', () => {
    fc.assert(
      fc.property(line, fc.integer({ min: 1, max: 60 }), fc.nat(), (free, minutes, turn) => {
        const slow: Slot[][] = []
        for (let from = 0; from < free.length; from++) {
          for (let to = from; to < free.length; to++) {
            const group = free.slice(from, to + 1)
            const unbroken = group.every((one, i) => i === 0 || one.start === group[i - 1]!.end)
            const long = Date.parse(group.at(-1)!.end) - Date.parse(group[0]!.start) >= minutes * 60_000
            if (unbroken && long) {
              slow.push(group)
              break
            }
          }
        }
        const shift = free.length ? turn % free.length : 0
        expect(mergeSlots([...free.slice(shift), ...free.slice(0, shift)], minutes)).toEqual(slow)
      })
    )
  })

  test('of a whole year are merged at once, even where no run is long enough', () => {
    const many = Array.from({ length: 20_000 }, (_, i) => slot(i * 5, i * 5 + 5))
    const start = performance.now()
    expect(mergeSlots(many, 1_000_000)).toEqual([])
    expect(mergeSlots(many, 60)).toHaveLength(20_000 - 11)
    expect(performance.now() - start).toBeLessThan(2000)
  })
})

describe('the parts of a day', () => {
  test('are morning before noon, afternoon until 17:00, then evening [3.95]', () => {
    expect(['00:00', '11:59', '12:00', '16:59', '17:00', '23:59'].map(partOfDay)).toEqual([
      'morning',
      'morning',
      'afternoon',
      'afternoon',
      'evening',
      'evening'
    ])
  })

  test('are told by the clock of Minsk', () => {
    const free = ['2026-11-20T08:59:00Z', '2026-11-20T09:00:00Z', '2026-11-20T14:00:00Z', '2026-11-20T06:00:00Z'].map(startTime => ({
      startTime
    }))
    expect(groupByPart(free, one => one.startTime)).toEqual([
      { part: 'morning', items: [free[0], free[3]] },
      { part: 'afternoon', items: [free[1]] },
      { part: 'evening', items: [free[2]] }
    ])
    expect(groupByPart([free[2]!], one => one.startTime).map(group => group.part)).toEqual(['evening'])
  })

  test('hold every slot once', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -300, max: 1200 })), minutes => {
        const groups = groupByPart(minutes, at)
        expect(groups.flatMap(group => group.items).toSorted()).toEqual(minutes.toSorted())
        for (const { items } of groups) expect(items.length).toBeGreaterThan(0)
      })
    )
  })
})

describe('more than five slots fold behind a toggle [9.13]', () => {
  const hours = (...list: number[]) => list.map(hour => `2026-11-20T${String(hour - 3).padStart(2, '0')}:00:00Z`)
  const fold = (list: string[], opened = false) => foldSlots(list, start => start, opened)

  test('five stay as they are, six become five and a toggle', () => {
    expect(fold(hours(8, 9, 10, 11, 12))).toEqual({ shown: hours(8, 9, 10, 11, 12), toggle: 'none' })
    expect(fold(hours(6, 7, 8, 9, 10, 11))).toEqual({ shown: hours(6, 7, 8, 9, 10), toggle: 'more' })
    expect(fold(hours(6, 7, 8, 9, 10, 11), true)).toEqual({ shown: hours(6, 7, 8, 9, 10, 11), toggle: 'less' })
  })

  test('each part of the day that has times shows some, the earliest of each in turn, in the order of the day', () => {
    expect(fold(hours(8, 9, 10, 11, 13, 14, 15, 18, 19)).shown).toEqual(hours(8, 9, 13, 14, 18))
    expect(fold(hours(8, 9, 10, 11, 15, 16)).shown).toEqual(hours(8, 9, 10, 15, 16))
    expect(fold(hours(8, 9, 10, 11, 12, 20)).shown).toEqual(hours(8, 9, 10, 12, 20))
  })
})

test.each([
  [null, { from: 0, to: 24 }],
  ['morning', { from: 0, to: 12 }],
  ['afternoon', { from: 12, to: 17 }],
  ['evening', { from: 17, to: 24 }]
] as const)('the hours of %s are %j', (part, hours) => {
  expect(hoursOfPart(part)).toEqual(hours)
})

test.each([
  ['0000-01-01T00:00:00Z', 'too-long-ago'],
  ['2025-11-18T08:00:00Z', 'too-long-ago'],
  ['2025-11-19T07:59:59Z', 'too-long-ago'],
  ['2025-11-19T08:00:00Z', 'ok'],
  ['2026-11-20T08:00:00Z', 'ok'],
  ['2028-11-20T08:00:00Z', 'ok'],
  ['2028-11-21T08:00:01Z', 'too-far'],
  ['9999-12-31T23:59:59Z', 'too-far'],
  ['2026-11-20T25:00:00Z', 'too-long-ago']
])('a clinic that names %s is told: %s', (at, verdict) => {
  expect(judgeClinicTime(Date.parse(at), new Date('2026-11-20T08:00:00Z'))).toBe(verdict)
})
