import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { comparisonOf, type Figure, readFigures } from '../tests/bench/compare.ts'

const folder = mkdtempSync(join(tmpdir(), 'vizit-figures-'))
afterAll(() => rmSync(folder, { recursive: true }))

function aFile(text: string): string {
  const file = join(folder, 'figures.json')
  writeFileSync(file, text)
  return file
}

const aRow = (row: Partial<Figure>): Figure => ({ name: 'P1', what: 'a day', unit: '1/s', value: 100, ratio: 0.2, ...row })

test('figures of another run are compared by their ratio to the floor, and by their value where there is none', () => {
  const file = aFile(
    JSON.stringify({ machine: {}, rows: [aRow({}), aRow({ name: 'P8', what: 'start', unit: 's', value: 0.8, ratio: null })] })
  )
  const now = [aRow({ value: 50, ratio: 0.3 }), aRow({ name: 'P8', what: 'start', unit: 's', value: 0.6, ratio: null })]
  const [, ratio, value] = comparisonOf(readFigures(file), now).split('\n')
  expect(ratio).toMatch(/^P1 +a day +0\.2 of its floor +0\.3 of its floor +1\.50$/)
  expect(value).toMatch(/^P8 +start +0\.8 s +0\.6 s +0\.75$/)
})

test('what was not measured then is left out', () => {
  expect(comparisonOf([aRow({ name: 'P2' })], [aRow({})]).split('\n')).toHaveLength(1)
})

test('a file that is not there, or holds no figures, is told in a sentence', () => {
  expect(() => readFigures(join(folder, 'none.json'))).toThrow(/^There is no file .*none\.json to compare with\.$/)
  for (const text of ['', '{}', '{"rows":[{"name":1}]}'])
    expect(() => readFigures(aFile(text))).toThrow(/is not what `npm run bench -- --json` prints\.$/)
})
