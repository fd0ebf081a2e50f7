// What the short run leaves to one of the two faces, and what it never does.
import { expect, test } from 'vitest'
import { isOfShortRun } from './in-one-face.ts'

const both = (file: string, name: string) => [isOfShortRun('cabinet', file, name), isOfShortRun('app', file, name)]
const SHARED = 'tests/faces/visits.faces.ts'

test('a shared test with an id of the register runs in both faces, for each of them needs it', () => {
  expect(both(SHARED, 'a visit is cancelled [4.12]')).toEqual([true, true])
})

test('a shared test without an id runs in one of the two, and about half of them in each', () => {
  const names = Array.from({ length: 200 }, (_, at) => `a visit of the day ${at} is cancelled`)
  const [cabinet, app] = (['cabinet', 'app'] as const).map(face => names.filter(name => isOfShortRun(face, SHARED, name)))
  expect([...cabinet!, ...app!].sort()).toEqual([...names].sort())
  expect(cabinet!.length).toBeGreaterThan(60)
  expect(app!.length).toBeGreaterThan(60)
})

test('a test of one face alone always runs', () => {
  expect(isOfShortRun('app', 'tests/faces/app-visits.app.ts', 'a visit of the day 1 is cancelled')).toBe(true)
  expect(isOfShortRun('cabinet', 'tests/faces/visits.cabinet.ts', 'a visit of the day 1 is cancelled')).toBe(true)
})
