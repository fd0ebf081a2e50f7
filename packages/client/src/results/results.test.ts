import { makeCall } from '@vizit/contract/call'
import type { Profile } from '@vizit/contract/profile'
import type { Report, Test } from '@vizit/contract/results'
import { expect, test, vi } from 'vitest'
import { memoryStorage } from '../session/session-store.ts'
import { makeAccessCodes } from './access-codes.ts'
import { hiddenRelatives } from './hidden-relatives.ts'
import { watchIdle } from './idle-watch.ts'
import { type OpeningTools, openReport } from './open-report.ts'
import type { ReportAsked } from './report-asked.ts'
import { askedOf, reportOfTest, reportsOfVisit, stateOf } from './report-state.ts'
import { byMonth, testsView } from './tests-view.ts'
import { placePoints } from './trend-points.ts'

const CARD = { profileId: '7c9e6679-7425-40de-944b-e07fc1f90ae7', providerCode: 'azure' }
const HANDLE = 'h'.repeat(43)
const asked = (n: number): ReportAsked => ({
  kind: 'visit',
  ...CARD,
  orderId: `order-${n}`,
  reportResult: `report-${n}`
})

/** A page whose server answers as told. */
function page(answer: (url: string, headers: Headers) => Response, more: Partial<OpeningTools> = {}) {
  const calls: { url: string; headers: Headers }[] = []
  const storage = memoryStorage()
  const call = makeCall({
    origin: 'http://vizit.example',
    bearer: () => null,
    newKey: () => 'key-0000000000000001',
    appVersion: '0.0.361',
    fetch: async (input, init) => {
      const url = input as string
      const headers = new Headers(init?.headers)
      calls.push({ url, headers })
      return answer(url, headers)
    }
  })
  const tools: OpeningTools = { call, codes: makeAccessCodes(storage), shelf: { memory: [] }, idleMs: 120_000, megabytes: 1, ...more }
  return { calls, storage, tools }
}

const pdf = (bytes = 1_000) => new Response(new Uint8Array(bytes), { headers: { 'content-type': 'application/pdf' } })
const refused = (status: number, error: string) =>
  new Response(JSON.stringify({ data: null, status, error, message: null }), { status, headers: { 'content-type': 'application/json' } })

test('without a code in the session opening leads to the code, and the server is not asked [4.77]', async () => {
  const { tools, calls } = page(() => pdf())
  expect(await openReport(tools, asked(1))).toEqual({ kind: 'confirm-code', failure: null })
  expect(calls).toEqual([])
})

test('with a code in the session the PDF is loaded and shown, the second time from memory [4.76]', async () => {
  const { tools, calls } = page(() => pdf())
  tools.codes.keep(CARD, HANDLE)
  expect(await openReport(tools, asked(1))).toMatchObject({ kind: 'shown', pdf: { size: 1_000 } })
  expect(await openReport(tools, asked(1))).toMatchObject({ kind: 'shown', pdf: { size: 1_000 } })
  expect(calls).toHaveLength(1)
  expect([calls[0]!.headers.get('x-access-code'), calls[0]!.url.includes(HANDLE)]).toEqual([HANDLE, false])
  // memory without a code is not looked at
  tools.codes.forgetAll()
  expect(await openReport(tools, asked(1))).toMatchObject({ kind: 'confirm-code' })
})

test('memory holds a megabyte, and what was opened first leaves first [9.25]', async () => {
  const { tools, calls } = page(() => pdf(400_000))
  tools.codes.keep(CARD, HANDLE)
  for (const n of [1, 2, 3]) await openReport(tools, asked(n))
  expect(tools.shelf.memory.map(({ key }) => key)).toEqual(['report-2', 'report-3'])
  await openReport(tools, asked(3))
  expect(calls).toHaveLength(3)
  await openReport(tools, asked(1))
  expect(calls).toHaveLength(4)
})

test('asked every time: after the one opening neither the code nor the document stays', async () => {
  const { tools } = page(() => pdf(), { idleMs: 0 })
  tools.codes.keep(CARD, HANDLE)
  expect(await openReport(tools, asked(1))).toMatchObject({ kind: 'shown' })
  expect([tools.codes.all(), tools.shelf.memory]).toEqual([[], []])
  expect(await openReport(tools, asked(1))).toMatchObject({ kind: 'confirm-code' })
})

test('a code error forgets the code and leads to it, anything else is told in a dialog [4.82] [4.83]', async () => {
  for (const code of ['INVALID_ACODE', 'ACODES_BLOCKED', 'INVALID_ACODE_BLOCKED', 'BLOCKED_TRY_LATER']) {
    const { tools } = page(() => refused(403, code))
    tools.codes.keep(CARD, HANDLE)
    expect(await openReport(tools, asked(1))).toMatchObject({ kind: 'confirm-code', failure: { code } })
    expect(tools.codes.read(CARD)).toBeUndefined()
  }
  for (const code of ['NOT_FOUND', 'DOCUMENT_REFUSED', 'UNEXPECTED_PROBLEM']) {
    const { tools } = page(() => refused(500, code))
    tools.codes.keep(CARD, HANDLE)
    expect(await openReport(tools, asked(1))).toMatchObject({ kind: 'failed', failure: { code } })
    expect(tools.codes.read(CARD)).toBe(HANDLE)
  }
})

test('session storage holds the handle of each card, and nonsense there opens nothing [3.108] [4.78]', () => {
  const storage = memoryStorage()
  const codes = makeAccessCodes(storage)
  codes.keep(CARD, HANDLE)
  codes.keep({ ...CARD, providerCode: 'linden' }, 'other')
  expect([codes.read(CARD), makeAccessCodes(storage).read(CARD), codes.all()]).toEqual([HANDLE, HANDLE, [HANDLE, 'other']])
  codes.forget(CARD)
  expect(codes.all()).toEqual(['other'])
  codes.forgetAll()
  expect(storage.length).toBe(0)
  for (const nonsense of ['{', '7', 'null', '{"azure:x":5}']) {
    storage.setItem('vizit.opened-cards', nonsense)
    expect(codes.all()).toEqual([])
  }
})

test('listeners are attached when the setting is 0 or more, and an idle time without a sign closes the cards [4.79] [4.81]', () => {
  vi.useFakeTimers()
  const watched = (idleMs: number) => {
    const target = new EventTarget()
    const attached = vi.spyOn(target, 'addEventListener')
    const [onIdle, onActive] = [vi.fn(), vi.fn()]
    return { target, attached, onIdle, onActive, end: watchIdle({ idleMs, target, clock: () => new Date(), onIdle, onActive }) }
  }
  const session = watched(-1)
  vi.advanceTimersByTime(10 ** 9)
  expect([session.attached.mock.calls.length, session.onIdle.mock.calls.length]).toEqual([0, 0])
  for (const idleMs of [0, 120_000]) {
    const { target, attached, onIdle, onActive, end } = watched(idleMs)
    expect(attached).toHaveBeenCalled()
    vi.advanceTimersByTime(119_999)
    target.dispatchEvent(new Event('keydown'))
    target.dispatchEvent(new Event('pointermove'))
    vi.advanceTimersByTime(119_999)
    expect([onIdle.mock.calls.length, onActive.mock.calls.length]).toEqual([0, 1])
    vi.advanceTimersByTime(1)
    expect(onIdle).toHaveBeenCalledOnce()
    end()
    target.dispatchEvent(new Event('keydown'))
    vi.advanceTimersByTime(240_000)
    expect(onIdle).toHaveBeenCalledOnce()
  }
  // the device slept: its timers stood still, its clock went on
  const slept = watched(120_000)
  vi.setSystemTime(Date.now() + 120_000)
  slept.target.dispatchEvent(new Event('pointermove'))
  expect([slept.onIdle.mock.calls.length, slept.onActive.mock.calls.length]).toEqual([1, 0])
  slept.end()
  vi.useRealTimers()
})

const aTest = (facts: Partial<Test>): Test =>
  ({
    id: 'test-1',
    ...CARD,
    testProvider: 'azure',
    date: '2026-11-18T05:30:00Z',
    status: 'ready',
    name: 'Общий анализ крови',
    physicianName: 'Ковалёва Анна Сергеевна',
    branchName: 'Каштан',
    speciality: 'Терапевт',
    customerFirstName: 'Ольга',
    testResults: [{ id: 'test-1', recordLink: 'r-1', name: 'Общий анализ крови', fileName: 'анализ.pdf' }],
    ...facts
  }) as Test

test('the list of tests is loading, failed, empty, a tab of tests, or finds nothing', () => {
  const tests = [aTest({}), aTest({ id: 'test-2', status: 'in progress', name: 'Витамин D', testResults: [] })]
  const view = (tab: 'ready' | 'in-work' | 'all', typed = '') => testsView(tests, 'answered', { tab, typed })
  expect(testsView(undefined, 'asking', { tab: 'ready', typed: '' })).toEqual({ kind: 'loading' })
  expect(testsView(undefined, 'failed', { tab: 'ready', typed: '' })).toEqual({ kind: 'failed' })
  expect(testsView([], 'answered', { tab: 'ready', typed: '' })).toEqual({ kind: 'no-tests-yet' })
  expect(view('ready')).toMatchObject({ kind: 'list', tests: [{ id: 'test-1' }] })
  expect(view('in-work')).toMatchObject({ kind: 'list', tests: [{ id: 'test-2' }] })
  expect(view('all', 'ковалева КРОВИ')).toMatchObject({ kind: 'list', tests: [{ id: 'test-1' }] })
  expect(view('all', 'печень')).toEqual({ kind: 'nothing-matches' })
  expect(tests.map(reportOfTest)).toEqual([{ kind: 'test', id: 'test-1', ...CARD, testProvider: 'azure', recordLink: 'r-1' }, null])
})

test('the state of the router carries id, recordLink, providerCode, isTest, testProvider, profileId and no word of the document [2.32]', () => {
  const test = reportOfTest(aTest({}))!
  expect(stateOf(test)).toEqual({ id: 'test-1', recordLink: 'r-1', isTest: true, testProvider: 'azure', ...CARD })
  for (const one of [test, asked(1)]) expect(askedOf(JSON.parse(JSON.stringify(stateOf(one))))).toEqual(one)
  expect(askedOf({})).toBeNull()
})

test('tests stand under the month of Minsk that they were taken in', () => {
  const dates = ['2026-11-18T05:30:00Z', '2026-10-31T21:00:00Z', '2026-10-31T20:59:00Z', '2025-10-01T08:00:00Z']
  const months = byMonth(dates.map((date, at) => aTest({ id: `${at}`, date })))
  expect(months.map(({ month, tests }) => [month, tests.map(({ id }) => id)])).toEqual([
    ['2026-11', ['0', '1']],
    ['2026-10', ['2']],
    ['2025-10', ['3']]
  ])
})

test('the documents of a visit are opened by its order, and are called as the clinic calls them', () => {
  const visit = { orderId: 'order-1', ...CARD, reports: [{ id: 'conclusion', reportResults: ['report-1', 'report-2'] }] }
  const known = [{ id: 'report-1', name: 'Заключение терапевта' }] as Report[]
  expect(reportsOfVisit(visit, known)).toEqual([
    { asked: asked(1), kind: 'conclusion', name: 'Заключение терапевта' },
    { asked: { ...asked(1), reportResult: 'report-2' }, kind: 'conclusion', name: '' }
  ])
  expect(reportsOfVisit({ ...visit, reports: [] }, undefined)).toEqual([])
})

test('relatives who did not share their results are named, oneself and who shared are not', () => {
  const family = [
    { relKind: 'ME', firstName: 'Ольга', accessLevel: 'ALL' },
    { relKind: 'CHILD', firstName: 'Михаил', accessLevel: 'ALL' },
    { relKind: 'SPOUSE', firstName: 'Павел', accessLevel: 'VIEW_REPORTS_TESTS' },
    { relKind: 'PARENT', firstName: 'Нина', accessLevel: 'BOOK_VISITS' }
  ]
  expect(hiddenRelatives({ family } as Profile)).toEqual(['Нина'])
  expect(hiddenRelatives(undefined)).toEqual([])
})

test('a trend is drawn by date across and by value up, with the range of the last value as a band', () => {
  const range = { low: 120, high: 150 }
  const point = (date: string, number: number) => ({ date: `${date}T06:00:00Z`, number, range })
  const box = { width: 124, height: 124 }
  const rising = placePoints([point('2026-01-01', 110), point('2026-01-11', 120), point('2026-01-21', 150)], box)
  expect(rising).toEqual({
    dots: [
      { x: 12, y: 112 },
      { x: 62, y: 87 },
      { x: 112, y: 12 }
    ],
    band: { top: 12, bottom: 87 },
    least: 110,
    most: 150
  })
  const open = (low: number | null, high: number | null) => placePoints([{ ...point('2026-01-01', 5), range: { low, high } }], box).band
  expect([open(null, null), open(null, 5), open(5, null)]).toEqual([null, { top: 62, bottom: 124 }, { top: 0, bottom: 62 }])
})
