import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, minskDay } from './days.ts'
import {
  cancelUntil,
  deleteFrom,
  hasOutcome,
  isConfirmed,
  judgeCancel,
  judgeDelete,
  judgeMove,
  mayTransition,
  mergeOrders,
  splitVisits,
  stands,
  syncFrom,
  TRANSITIONS,
  VISIT_STATUSES,
  type VisitStatus,
  visitState,
  visitsFrom
} from './visits.ts'

/** These occupy a slot. */
const ACTIVE_STATUSES = ['reserved', 'pending', 'booked', 'created_manually'] as const

const now = new Date('2026-11-20T11:30:00Z')
const minutesOn = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString()
const visit = (status: VisitStatus, from: number, length = 20) => ({
  status,
  startDate: minutesOn(from),
  endDate: minutesOn(from + length)
})
const status = fc.constantFrom(...VISIT_STATUSES)
const minutes = fc.integer({ min: -100_000, max: 100_000 })

test('a visit stands while it can be called off, a confirmed one can take place, and one with an outcome can do neither', () => {
  for (const one of VISIT_STATUSES) {
    expect(stands(one)).toBe(one !== 'reserved' && mayTransition(one, 'cancelled'))
    expect(isConfirmed(one)).toBe(mayTransition(one, 'cancelled') && mayTransition(one, 'done'))
    expect(hasOutcome(one)).toBe(one === 'done' || one === 'no_show')
  }
})

describe('cancelling', () => {
  test('is possible no later than 30 minutes before the start [9.01]', () => {
    expect(judgeCancel(visit('booked', 31), now)).toBe('may-cancel')
    expect(judgeCancel(visit('booked', 30), now)).toBe('may-cancel')
    expect(judgeCancel({ status: 'booked', startDate: new Date(now.getTime() + 30 * 60_000 - 1).toISOString() }, now)).toBe('too-late')
    expect(judgeCancel(visit('booked', 1), now)).toBe('too-late')
    expect(cancelUntil('2026-11-20T12:00:00Z')).toEqual(now)
  })

  test('is over once the visit has begun, and for one cancelled before', () => {
    expect(judgeCancel(visit('booked', 0), now)).toBe('past')
    expect(judgeCancel(visit('booked', -600), now)).toBe('past')
    expect(judgeCancel(visit('done', 600), now)).toBe('past')
    expect(judgeCancel(visit('cancelled', 600), now)).toBe('already-cancelled')
    expect(judgeCancel(visit('failed', 600), now)).toBe('already-cancelled')
  })

  test('is open for a visit of any active status, while the clinic has not answered too', () => {
    expect(ACTIVE_STATUSES.map(one => judgeCancel(visit(one, 600), now))).toEqual(ACTIVE_STATUSES.map(() => 'may-cancel'))
    fc.assert(
      fc.property(status, minutes, (one, from) => {
        const may = judgeCancel(visit(one, from), now) === 'may-cancel'
        expect(may).toBe(mayTransition(one, 'cancelled') && from >= 30)
      })
    )
  })
})

describe('deleting a visit from the list', () => {
  test('is possible from the following day of Minsk only', () => {
    const evening = { startDate: '2026-11-20T20:59:00Z' }
    expect(judgeDelete(evening, '2026-11-20')).toBe('too-early')
    expect(judgeDelete(evening, '2026-11-21')).toBe('may-delete')
    expect(judgeDelete({ startDate: '2026-11-20T21:00:00Z' }, '2026-11-21')).toBe('too-early')
    expect(judgeDelete(evening, '2026-11-01')).toBe('too-early')
    expect(deleteFrom('2026-11-20T20:59:00Z')).toBe('2026-11-21')
  })

  test('and cancelling are never open at once', () => {
    fc.assert(
      fc.property(status, minutes, (one, from) => {
        const both = judgeDelete(visit(one, from), minskDay(now)) === 'may-delete' && judgeCancel(visit(one, from), now) === 'may-cancel'
        expect(both).toBe(false)
      })
    )
  })
})

describe('the list', () => {
  test('is split into future and past [4.61]', () => {
    const visits = [visit('done', -100), visit('booked', 300), visit('done', -500), visit('pending', 100), visit('no_show', -300)]
    const { future, past } = splitVisits(visits, now)
    expect(future).toEqual([visits[3], visits[1]])
    expect(past).toEqual([visits[0], visits[4], visits[2]])
  })

  test('a visit that goes on is not past yet', () => {
    expect(splitVisits([visit('booked', -10)], now)).toEqual({ future: [visit('booked', -10)], past: [] })
    expect(splitVisits([visit('booked', -20)], now)).toEqual({ future: [], past: [visit('booked', -20)] })
    expect(splitVisits([{ status: 'booked', startDate: minutesOn(-1), endDate: null }], now).past).toHaveLength(1)
  })

  test('reserved, created_manually and cancelled with an end in the past are not real past visits [4.66]', () => {
    const ended = (['reserved', 'created_manually', 'cancelled'] as const).map(one => visit(one, -100))
    expect(splitVisits(ended, now)).toEqual({ future: [], past: [] })
  })

  test('what never became a visit is not a past visit either', () => {
    expect(splitVisits([visit('pending', -100), visit('failed', -100)], now)).toEqual({ future: [], past: [] })
  })

  test('holds every visit once, in order', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(status, minutes)), pairs => {
        const visits = pairs.map(([one, from]) => visit(one, from))
        const { future, past } = splitVisits(visits, now)
        for (const one of visits) {
          const ended = new Date(one.endDate) <= now
          const hidden = one.status === 'cancelled' || (ended && !['booked', 'done', 'no_show'].includes(one.status))
          expect([future.includes(one), past.includes(one)]).toEqual([!hidden && !ended, !hidden && ended])
        }
        expect(future.length + past.length).toBe(new Set([...future, ...past]).size)
        for (let i = 1; i < future.length; i++) expect(future[i - 1]!.startDate <= future[i]!.startDate).toBe(true)
        for (let i = 1; i < past.length; i++) expect(past[i - 1]!.startDate >= past[i]!.startDate).toBe(true)
      })
    )
  })

  test('by default reaches back a month [9.14]', () => {
    expect(visitsFrom('2026-11-20')).toBe('2026-10-20')
    expect(visitsFrom('2026-03-31')).toBe('2026-02-28')
  })
})

describe('the cache', () => {
  const order = (orderId: string, minute: number, one: VisitStatus = 'booked') => ({ orderId, lastUpdated: minutesOn(minute), status: one })

  test('keeps of two copies the later one', () => {
    expect(mergeOrders([order('a', 1), order('b', 5)], [order('a', 2, 'done'), order('b', 4, 'done'), order('c', 1)])).toEqual([
      order('a', 2, 'done'),
      order('b', 5),
      order('c', 1)
    ])
    expect(mergeOrders([order('a', 1, 'pending')], [order('a', 1)])).toEqual([order('a', 1)])
  })

  test('drops cancelled visits [4.65]', () => {
    expect(mergeOrders([order('a', 1), order('b', 1, 'cancelled')], [order('a', 2, 'cancelled')])).toEqual([])
    expect(mergeOrders([order('a', 3)], [order('a', 2, 'cancelled')])).toEqual([order('a', 3)])
  })

  test('merged twice is as merged once, and equals the slow way', () => {
    const orders = fc.array(
      fc
        .tuple(fc.constantFrom('a', 'b', 'c', 'd'), fc.integer({ min: 0, max: 3 }), status)
        .map(([id, minute, one]) => order(id, minute, one))
    )
    fc.assert(
      fc.property(orders, orders, (cached, fresh) => {
        const merged = mergeOrders(cached, fresh)
        const all = [...cached, ...fresh]
        const slow = [...new Set(all.map(one => one.orderId))].flatMap(id => {
          const copies = all.filter(one => one.orderId === id)
          const latest = copies.reduce((best, one) => (one.lastUpdated >= best.lastUpdated ? one : best))
          return latest.status === 'cancelled' ? [] : [latest]
        })
        expect(merged).toEqual(slow)
        expect(mergeOrders(merged, merged)).toEqual(merged)
      })
    )
  })

  test('is synchronised from the day before the last time [4.64]', () => {
    expect(syncFrom(new Date('2026-11-20T11:30:00Z'))).toBe('2026-11-19')
    expect(syncFrom(new Date('2026-11-20T22:00:00Z'))).toBe('2026-11-20')
    fc.assert(
      fc.property(minutes, one => {
        expect(addDays(syncFrom(new Date(minutesOn(one))), 1)).toBe(minskDay(new Date(minutesOn(one))))
      })
    )
  })
})

describe('the life of a visit', () => {
  test('goes along the table of edges', () => {
    const edges = VISIT_STATUSES.flatMap(from => VISIT_STATUSES.filter(to => mayTransition(from, to)).map(to => `${from}>${to}`))
    expect(edges).toEqual([
      'reserved>pending',
      'reserved>booked',
      'reserved>cancelled',
      'reserved>failed',
      'pending>booked',
      'pending>cancelled',
      'pending>failed',
      'booked>cancelled',
      'booked>done',
      'booked>no_show',
      'created_manually>booked',
      'created_manually>cancelled',
      'created_manually>done',
      'created_manually>no_show',
      'done>no_show',
      'no_show>done'
    ])
  })

  test('never takes a slot again once it is given back', () => {
    const reached = (from: VisitStatus, seen = new Set<VisitStatus>()): Set<VisitStatus> => {
      for (const to of TRANSITIONS[from]) if (!seen.has(to)) reached(to, seen.add(to))
      return seen
    }
    const inactive = VISIT_STATUSES.filter(one => !(ACTIVE_STATUSES as readonly string[]).includes(one))
    expect(inactive.flatMap(one => [...reached(one)]).filter(one => (ACTIVE_STATUSES as readonly string[]).includes(one))).toEqual([])
  })
})

test('a visit is moved while it could be cancelled and the clinic has confirmed it; else it is told why not', () => {
  const moved = (status: VisitStatus, from: number) => judgeMove(visit(status, from), now)
  expect([moved('booked', 31), moved('created_manually', 30), moved('pending', 31), moved('booked', 29)]).toEqual([
    'may-move',
    'may-move',
    'not-confirmed',
    'too-late'
  ])
  expect([moved('cancelled', 60), moved('failed', 60), moved('done', 60), moved('booked', 0)]).toEqual([
    'already-cancelled',
    'already-cancelled',
    'past',
    'past'
  ])
})

test('a visit is in one state of the list: deleted before all, then called off, then over or to come [3.27]', () => {
  const state = (status: VisitStatus, to: number, isDeleted = false) => visitState({ status, endDate: minutesOn(to), isDeleted }, now)
  expect([state('cancelled', 60, true), state('cancelled', 60), state('failed', -60)]).toEqual(['deleted', 'cancelled', 'cancelled'])
  expect([state('booked', 0), state('booked', 1), state('done', 1)]).toEqual(['past', 'future', 'future'])
})
