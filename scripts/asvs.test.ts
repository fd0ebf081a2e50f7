import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { problemsOfPage, rowsOf, wantedIds } from './asvs.ts'
import { filesOf, root } from './sources.ts'

const read = (file: string) => readFileSync(`${root}${file}`, 'utf8')
const page = read('docs/asvs.md')
const repository = { files: filesOf(['{apps,packages,scripts,tests,docs}/**/*.{ts,tsx,mjs,md}']), read }

/** What is said of the page with these words in place of others. */
function saidOf(before: string | RegExp, after: string): string[] {
  const changed = page.replace(before, after)
  expect(changed).not.toBe(page)
  return problemsOfPage(changed, repository)
}

test('the page of OWASP ASVS has each requirement of the levels 1 and 2 once, and what it names is there', () => {
  expect(problemsOfPage(page, repository)).toEqual([])
  // 70 of level 1 and 183 of level 2, as the standard counts them.
  expect(wantedIds()).toHaveLength(253)
  expect([rowsOf(page).filter(row => row.level === '1').length, rowsOf(page).filter(row => row.level === '2').length]).toEqual([70, 183])
})

test('a row that is left out, is there twice or is of no requirement is told', () => {
  const row = /^\| 2\.4\.1 .*\n/m
  expect(saidOf(row, '')[0]).toBe('2.4.1 has no row')
  expect(saidOf(row, '$&$&')[0]).toBe('2.4.1 has two rows')
  expect(saidOf(/^\| 2\.4\.1 /m, '| 2.4.2 ').slice(0, 2)).toEqual(['2.4.1 has no row', '2.4.2 is no requirement of the levels 1 and 2'])
})

test('a row that names a test, a file or a proof that there is not is told, and one that says yes and names nothing', () => {
  expect(saidOf('"a code lives ten minutes"', '"a code lives for ever"')).toEqual([
    '6.5.5: sign-in.test.ts has no test "a code lives for ever"'
  ])
  expect(saidOf('`sign-in.test.ts` "a code lives', '`sign-out.test.ts` "a code lives')).toEqual([
    '6.5.5: sign-out.test.ts is the name of 0 files'
  ])
  expect(saidOf('`npm run prove -- G1`', '`npm run prove -- G999`')).toEqual(['2.3.4: there is no proof G999'])
  expect(saidOf(/^(\| 2\.3\.4 .*\| yes).*\|$/m, '$1: of course |')).toEqual(['2.3.4 says yes and names no test, file or proof'])
  expect(saidOf(' "a subject cannot add a header"', '')).toEqual(['1.3.11: mail.test.ts is named without the title of a test'])
})

test('the numbers at the head of the page are those of its rows', () => {
  expect(saidOf(/^(\| 2\.3\.4 .*\|) yes/m, '$1 partly')).toEqual([expect.stringMatching(/^the page says \d+,.*; there are \d+,/)])
  expect(saidOf(/^(\| 2\.3\.4 .*\|) yes/m, '$1 certainly')[0]).toMatch(/^2\.3\.4 says none of: yes, partly, missing/)
})
