import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

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

  const { total, covered, missing } = JSON.parse(
    execFileSync(process.execPath, [`${root}scripts/requirements.mjs`, '--json'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  ) as { total: number; covered: string[]; missing: string[] }
  expect(total).toBe(rows.length)
  expect([...covered, ...missing].sort()).toEqual(rows.map(row => row.id).sort())
})
