import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { countPairs, readRegister, readRuledOut, surfacesOf } from './pairs.mjs'
import { inShort, readE2e, readProofs, readVitest } from './results.mjs'

const root = fileURLToPath(new URL('../', import.meta.url))

test('the register covers the whole product: every section of the specification, the server and each of the four faces, every statement once [1.09]', () => {
  const register = readFileSync(`${root}docs/spec/requirements.md`, 'utf8')
  const rows = [...register.matchAll(/^\| (\d+)\.(\d+) \| ([A-Z ]+) \|/gm)].map(([, section, at, where]) => ({
    id: `${section}.${at}`,
    section,
    where: where!.split(' ')
  }))
  expect(new Set(rows.map(row => row.id)).size).toBe(rows.length)
  const sections = [...readFileSync(`${root}docs/spec/product-spec.md`, 'utf8').matchAll(/^## (\d+)\./gm)].map(([, number]) => number!)
  expect([...new Set(rows.map(row => row.section))]).toEqual(sections)
  for (const surface of ['S', 'C', 'A', 'W', 'D'])
    expect(rows.filter(row => row.where.includes(surface)).length, surface).toBeGreaterThan(10)

  const { total, covered, missing, pairs } = JSON.parse(
    execFileSync(process.execPath, [`${root}scripts/requirements.mjs`, '--json'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  ) as { total: number; covered: string[]; missing: string[]; pairs: { total: number; [list: string]: unknown } }
  expect(total).toBe(rows.length)
  expect([...covered, ...missing].sort()).toEqual(rows.map(row => row.id).sort())
  const lists = ['covered', 'missing', 'ruledOut'].flatMap(name => pairs[name] as string[])
  expect(lists.sort()).toEqual(rows.flatMap(row => row.where.map(letter => `${row.id} ${letter}`)).sort())
  expect(pairs.total).toBe(lists.length)
})

const REGISTER = readRegister('| id | where | what must hold |\n|---|---|---|\n| 1.01 | S C A W | x |\n| 1.02 | D | y |\n')
const inServer = (name: string, ok?: boolean) => ({ name, ok, file: 'apps/server/src/booking/booking.test.ts' })

test('a test counts for the face whose own routes it drives, by where it lies', () => {
  const faces = [
    'apps/server/src/booking/booking.test.ts',
    'tests/faults/race.ts',
    'apps/cabinet/src/booking/slot-state.test.ts',
    'tests/e2e/family.e2e.ts',
    'apps/widget/src/booking-state.test.ts',
    'tests/e2e/widget.e2e.ts',
    'tests/e2e/widget-languages.e2e.ts',
    'apps/server/src/public-booking/public-booking.test.ts',
    'apps/patient/src/routes.test.ts',
    'apps/desk/src/routes.test.ts'
  ].map(file => surfacesOf({ file }))
  expect(faces).toEqual(['S', 'S', 'C', 'C', 'W', 'W', 'W', 'SW', 'A', 'D'])
})

test('a test of rules, contract, client, ui, parts or scripts alone counts for no face', () => {
  for (const file of [
    ...['rules', 'contract', 'client', 'ui', 'parts'].map(name => `packages/${name}/src/age.test.ts`),
    'scripts/x.test.ts'
  ])
    expect(surfacesOf({ file, project: 'pure' }), file).toBe('')
})

test('a suite that faces share counts for the face whose project ran it, wherever it lies', () => {
  const file = 'packages/parts/src/visits/visit-card.test.tsx'
  const faces = ['cabinet', 'app-ru', 'app-be', 'widget', 'desk', 'wide', 'server'].map(project => surfacesOf({ file, project }))
  expect(faces).toEqual(['C', 'A', 'A', 'W', 'D', '', ''])
  expect(surfacesOf({ file: 'tests/e2e/visits.e2e.ts', project: 'app-ru' })).toBe('A')
})

test('a pair is covered by a passing test of its own surface, and by none that failed or did not run', () => {
  const results = [
    inServer('booked [1.01]', true),
    { name: 'booked [1.01]', ok: false, file: 'tests/e2e/booking.e2e.ts' },
    { name: 'booked [1.01]', ok: true, file: 'tests/e2e/first-visit.e2e.ts' },
    { name: 'booked [1.01, 1.02]', ok: undefined, file: 'apps/patient/src/x.test.ts' }
  ]
  expect(countPairs(REGISTER, [], results)).toEqual({
    total: 5,
    covered: ['1.01 S'],
    missing: ['1.01 C', '1.01 A', '1.01 W', '1.02 D'],
    ruledOut: [],
    bySurface: {
      S: { total: 1, covered: 1, missing: 0, ruledOut: 0 },
      C: { total: 1, covered: 0, missing: 1, ruledOut: 0 },
      A: { total: 1, covered: 0, missing: 1, ruledOut: 0 },
      W: { total: 1, covered: 0, missing: 1, ruledOut: 0 },
      D: { total: 1, covered: 0, missing: 1, ruledOut: 0 }
    },
    problems: []
  })
})

test('a pair that is ruled out by name is counted apart; one that a test shows, that nobody knows or that has no reason is a mistake', () => {
  const rulings = readRuledOut(
    'before\n\n## Pairs that make no sense for a face\n\n| pair | why |\n|---|---|\n| 1.01 W | it has none |\n| 1.01 S | but it does |\n| 1.02 C | no such letter |\n| 1.02 D | |\n| 1.02 D | twice |\n\n## Other\n\n| 1.01 A | not of this table |\n'
  )
  const { covered, missing, ruledOut, bySurface, problems } = countPairs(REGISTER, rulings, [inServer('booked [1.01]', true)])
  expect({ covered, missing, ruledOut }).toEqual({ covered: [], missing: ['1.01 C', '1.01 A'], ruledOut: ['1.01 S', '1.01 W', '1.02 D'] })
  expect(bySurface.W).toEqual({ total: 1, covered: 0, missing: 0, ruledOut: 1 })
  expect(problems).toEqual([
    'The pair 1.02 D is ruled out twice.',
    'The pair 1.02 C is ruled out, but the register does not have it.',
    'The pair 1.01 S is ruled out, but a test shows it.',
    'The pair 1.02 D is ruled out without a reason.'
  ])
})

test('every ruling of the specification on a pair names one that the register has, once, with its reason', () => {
  const read = (name: string) => readFileSync(`${root}docs/spec/${name}.md`, 'utf8')
  expect(countPairs(readRegister(read('requirements')), readRuledOut(read('decisions')), []).problems).toEqual([])
})

test('each runner’s report tells where a test lies and in which project it ran', () => {
  const vitest = {
    assertionResults: [{ fullName: 'a [1.01]', status: 'passed', meta: { project: 'cabinet' } }],
    name: `${root}apps/x.test.ts`
  }
  expect(readVitest({ testResults: [vitest] })).toEqual([{ name: 'a [1.01]', ok: true, file: 'apps/x.test.ts', project: 'cabinet' }])
  const stack = {
    fullName: 'a',
    status: 'failed',
    meta: { said: 'waited 9 s\nIt showed: 404' },
    failureMessages: ['Error: STACK\n    at a.ts:1']
  }
  const [ofDriver] = readVitest({ testResults: [{ ...vitest, assertionResults: [stack] }] })
  expect(inShort(ofDriver!.why)).toEqual(['waited 9 s', 'It showed: 404', 'Error: STACK', '    at a.ts:1'])
  const spec = { title: 'b [1.01]', file: 'b.e2e.ts', tests: [{ status: 'expected', projectName: 'app-be' }] }
  expect(readE2e({ config: { rootDir: `${root}tests/e2e` }, suites: [{ specs: [spec] }], errors: [] })).toEqual([
    { name: 'b [1.01]', ok: true, file: 'tests/e2e/b.e2e.ts', project: 'app-be' }
  ])
  const error = { message: '\u001b[31mnot seen\u001b[39m\n\n  Timeout', location: { file: `${root}tests/e2e/b.e2e.ts`, line: 7 } }
  const failed = { ...spec, tests: [{ status: 'unexpected', projectName: 'phone', results: [{ errors: [error] }] }] }
  const [told] = readE2e({ config: { rootDir: `${root}tests/e2e` }, suites: [{ specs: [failed] }], errors: [] })
  expect([told!.ok, inShort(told!.why)]).toEqual([false, ['tests/e2e/b.e2e.ts:7 not seen', '  Timeout']])
  expect(readProofs([{ name: 'G1 one', ids: ['1.01'], ok: true }]).map(surfacesOf)).toEqual(['S'])
  const [missed] = readProofs([{ name: 'G1 one', ids: ['1.01'], ok: false, why: '--seed 7\nvisits 2 goal = 0  MISSED' }])
  expect(inShort(missed!.why)).toEqual(['--seed 7', 'visits 2 goal = 0  MISSED'])
})

test('a test knows the project that it runs in', ({ task }) => {
  expect(task.meta.project).toBe('pure')
})
