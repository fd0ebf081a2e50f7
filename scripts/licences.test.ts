import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { problemsOfCredits } from './credits.ts'
import { problemsOfLicences } from './licences.ts'
import { readLock } from './locked-packages.ts'
import { filesOf, root } from './sources.ts'

const lock = readLock()
const page = readFileSync(`${root}docs/credits.md`, 'utf8')
const files = filesOf(['**/*'])

/** What is said of one package more, with this licence. */
function saidOf(license: string | undefined, name = 'planted'): string[] {
  return problemsOfLicences({ ...lock, [`node_modules/${name}`]: { version: '1.0.0', ...(license && { license }) } })
}

test('every package of the lockfile has a licence that the product may take, and every exception is needed', () => {
  expect(problemsOfLicences(lock)).toEqual([])
  const without = Object.fromEntries(Object.entries(lock).filter(([path]) => !path.endsWith('/png-js')))
  expect(problemsOfLicences(without)).toEqual([expect.stringMatching(/^png-js@1\.1\.0: an exception .* no package needs$/)])
})

test('a package without a licence, with another one or with words that are no licence is refused by name', () => {
  for (const license of [
    'GPL-3.0-only',
    'AGPL-3.0-or-later',
    'SSPL-1.0',
    'UNLICENSED',
    'SEE LICENSE IN LICENSE.md',
    'Apache',
    'MIT, BSD',
    'MIT+'
  ])
    expect([license, saidOf(license)]).toEqual([license, [expect.stringMatching(/^planted@1\.0\.0 has the licence /)]])
  expect(saidOf(undefined)).toEqual([expect.stringMatching(/^planted@1\.0\.0 names no licence/)])
})

test('of two licences one is enough where the taker chooses, and both count where both hold', () => {
  for (const license of ['MIT', 'MIT OR GPL-3.0-only', '(MIT AND Zlib)', '(GPL-2.0-only OR (ISC AND BSD-3-Clause))'])
    expect([license, saidOf(license)]).toEqual([license, []])
  for (const license of ['MIT AND GPL-3.0-only', '(MIT OR ISC) AND LGPL-3.0-only', 'Apache-2.0 WITH LLVM-exception'])
    expect([license, saidOf(license)]).toEqual([license, [expect.stringContaining(license)]])
})

test('a licence with a condition is for the packages that were looked at, and for no other', () => {
  expect(saidOf('MPL-2.0')).toHaveLength(1)
  expect(saidOf('OFL-1.1')).toHaveLength(1)
  expect(saidOf('MPL-2.0', 'lightningcss-linux-sparc')).toEqual([])
})

test('the page of credits names every delivered font, picture and paper, and every delivered package with more than the usual terms', () => {
  expect(problemsOfCredits(page, lock, files)).toEqual([])
  expect(problemsOfCredits(page, lock, [...files, 'apps/cabinet/src/planted.webp'])).toEqual([expect.stringContaining('planted.webp')])
  expect(problemsOfCredits(page.replaceAll('web-push', ''), lock, files)).toEqual([expect.stringContaining('web-push (MPL-2.0)')])
  expect(problemsOfCredits(`${page}\n\`apps/gone\``, lock, files)).toEqual([expect.stringContaining('apps/gone, which is not there')])
})
