import type { Visit } from '@vizit/contract/visits'
import { describe, expect, test } from 'vitest'
import { readVisitsAddress } from './visits-search.ts'
import { talonView, visitsView } from './visits-view.ts'

const NOW = new Date('2026-11-17T09:00:00Z')

function aVisit(facts: Partial<Visit> = {}): Visit {
  const startDate = facts.startDate ?? '2026-11-20T11:30:00Z'
  return {
    orderId: startDate,
    startDate,
    endDate: new Date(Date.parse(startDate) + 20 * 60_000).toISOString(),
    status: 'booked',
    isManageable: true,
    targetDate: null,
    lastUpdated: '2026-11-17T08:50:00Z',
    physicianName: 'Ковалёва Анна Сергеевна',
    speciality: 'Терапевт',
    branchName: 'Каштан на Сурганова',
    serviceName: null,
    customerFirstName: 'Ольга',
    cancelledBy: null,
    cancelReason: null,
    ...facts
  } as Visit
}

const past = (facts: Partial<Visit> = {}) => aVisit({ startDate: '2026-10-28T08:00:00Z', status: 'done', ...facts })
const copy = (...orders: Visit[]) => ({ orders, syncedAt: '2026-11-17T08:59:00Z', whole: true })
const view = (visits: ReturnType<typeof copy> | undefined, tab: 'future' | 'past' = 'future', typed = '') =>
  visitsView(visits, 'answered', { tab, typed }, NOW)

describe('the list', () => {
  test('before the first answer it loads; what went wrong is told apart', () => {
    expect(visitsView(undefined, 'asking', { tab: 'future', typed: '' }, NOW).kind).toBe('loading')
    expect(visitsView(undefined, 'failed', { tab: 'future', typed: '' }, NOW).kind).toBe('failed')
    expect(visitsView(undefined, 'no-connection', { tab: 'future', typed: '' }, NOW).kind).toBe('no-connection')
  })

  test('a copy is shown whatever became of the question', () => {
    expect(visitsView(copy(aVisit()), 'no-connection', { tab: 'future', typed: '' }, NOW).kind).toBe('list')
  })

  test('no visit at all has words of its own [2.27], an empty tab or search has others [2.26]', () => {
    expect(view(copy()).kind).toBe('no-visits-yet')
    expect(view(copy(past())).kind).toBe('nothing-matches')
    expect(view(copy(aVisit()), 'future', 'кардиолог').kind).toBe('nothing-matches')
  })

  test('with only the last month known nobody is told that there is nothing', () => {
    expect(view({ ...copy(), whole: false }, 'past')).toEqual({ kind: 'nothing-matches', more: true })
  })

  test('the visits are split into future, soonest first, and past, latest first [4.61]', () => {
    const soon = aVisit({ startDate: '2026-11-18T08:00:00Z' })
    const old = past({ startDate: '2026-10-08T08:00:00Z' })
    const all = copy(aVisit(), soon, old, past())
    expect(view(all)).toMatchObject({ visits: [soon, aVisit()] })
    expect(view(all, 'past')).toMatchObject({ visits: [past(), old] })
  })

  test('what was reserved, entered by hand or cancelled and has ended is no past visit [4.66]', () => {
    const ended = (['reserved', 'created_manually', 'cancelled'] as const).map(status => past({ status }))
    expect(view(copy(...ended, past()), 'past')).toMatchObject({ visits: [past()] })
  })

  test('a visit that the clinic has called off is shown until its day is over, an own cancelled one is not', () => {
    const calledOff = aVisit({ status: 'cancelled', cancelledBy: 'clinic' })
    expect(view(copy(calledOff, aVisit({ status: 'cancelled', cancelledBy: 'patient' })))).toMatchObject({ visits: [calledOff] })
  })

  test('the search asks for every word, from three letters, in any case, ё as е [5.67 5.68 5.69 5.70 5.71]', () => {
    const all = copy(
      aVisit(),
      aVisit({ physicianName: 'Бобрик Раиса Игоревна', speciality: 'Кардиолог', startDate: '2026-11-21T08:00:00Z' })
    )
    const found = (typed: string) => {
      const shown = view(all, 'future', typed)
      return shown.kind === 'list' ? shown.visits.map(visit => visit.physicianName) : []
    }
    expect(found('КОВАЛЕВА терапевт')).toEqual(['Ковалёва Анна Сергеевна'])
    expect(found('ковалёва кардиолог')).toEqual([])
    expect(found('на ра')).toHaveLength(2)
  })
})

describe('the address', () => {
  test('keeps the tab and the search', () => {
    expect(readVisitsAddress({ tab: 'past', q: 'каштан' })).toEqual({ tab: 'past', q: 'каштан' })
    expect(readVisitsAddress({ tab: 'future', q: '' })).toEqual({})
  })

  test('the All tab cannot be asked for [2.22]', () => {
    expect(readVisitsAddress({ tab: 'all', q: 7 })).toEqual({ q: '7' })
  })
})

describe('a ticket', () => {
  test('may be cancelled until thirty minutes before the start [9.01]', () => {
    const at = (now: string) => talonView(aVisit(), new Date(now))
    expect(at('2026-11-20T11:00:00Z')).toEqual({ kind: 'booked', cancel: 'may-cancel' })
    expect(at('2026-11-20T11:00:01Z')).toEqual({ kind: 'booked', cancel: 'too-late' })
    expect(talonView(aVisit({ isManageable: false }), NOW)).toEqual({ kind: 'booked', cancel: 'not-yours' })
  })

  test('that is being confirmed says by when, and after two hours that it takes long', () => {
    const pending = aVisit({ status: 'pending', targetDate: '2026-11-17T13:00:00Z' })
    expect(talonView(pending, NOW)).toMatchObject({ kind: 'pending', answersAt: '2026-11-17T13:00:00Z', overdue: false })
    expect(talonView(pending, new Date('2026-11-17T13:30:00Z'))).toMatchObject({ answersAt: null, overdue: true })
  })

  test('knows the visit that failed, was called off, took place or was missed', () => {
    expect(talonView(aVisit({ status: 'failed' }), NOW)).toEqual({ kind: 'failed' })
    expect(talonView(aVisit({ status: 'cancelled', cancelReason: 'врач на больничном' }), NOW)).toEqual({
      kind: 'called-off',
      reason: 'врач на больничном'
    })
    expect(talonView(past(), NOW)).toEqual({ kind: 'past', missed: false })
    expect(talonView(past({ status: 'no_show' }), NOW)).toEqual({ kind: 'past', missed: true })
  })
})
