// npm run requirements [-- --json]: which rows of the register had a passing test in the last run.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { RESULTS, readE2e, readProofs, readVitest } from './results.mjs'
import { root } from './run.mjs'

const SURFACES = { S: 'server', C: 'cabinet', A: 'patient app', W: 'widget', D: 'staff desk' }
const READERS = { vitest: readVitest, e2e: readE2e, proofs1: readProofs, proofs2: readProofs }
const LINE_WIDTH = 110

const rows = readRegister()
const results = lastRun()
const ids = rows.map(row => row.id)
const unknown = [...new Set(results.flatMap(result => idsIn(result.name)))].filter(id => !ids.includes(id))
const passed = new Set(results.filter(result => result.ok === true).flatMap(result => idsIn(result.name)))
const failed = new Set(results.filter(result => result.ok === false).flatMap(result => idsIn(result.name)))
const covered = new Set(ids.filter(id => passed.has(id) && !failed.has(id)))
const missing = ids.filter(id => !covered.has(id))

if (process.argv.includes('--json')) console.log(JSON.stringify({ total: ids.length, covered: [...covered], missing }))
else print()
if (unknown.length > 0) {
  console.error(`Test titles carry ids that the register does not know: ${unknown.join(', ')}`)
  process.exitCode = 1
}

/** `[{id: '5.77', where: ['S', 'C']}]`, in the register's order. */
function readRegister() {
  const text = readFileSync(join(root, 'docs', 'spec', 'requirements.md'), 'utf8')
  return [...text.matchAll(/^\| (\d+\.\d+) \| ([A-Z ]+) \|/gm)].map(([, id, where]) => ({ id, where: where.split(' ') }))
}

function lastRun() {
  const files = Object.entries(RESULTS).filter(([, file]) => existsSync(file))
  if (files.length === 0) console.error('No results of a test run: npm test writes them.')
  return files.flatMap(([kind, file]) => READERS[kind](JSON.parse(readFileSync(file, 'utf8'))))
}

/** 'a second spouse is refused [5.77, 5.78]' -> ['5.77', '5.78'] */
function idsIn(name) {
  return [...name.matchAll(/\[(\d+\.\d+(?:[,\s]+\d+\.\d+)*)\]/g)].flatMap(([, list]) => list.split(/[,\s]+/))
}

function print() {
  for (const section of new Set(rows.map(sectionOf)))
    printShare(
      `section ${section}`,
      rows.filter(row => sectionOf(row) === section)
    )
  for (const [letter, name] of Object.entries(SURFACES))
    printShare(
      `${letter} ${name}`,
      rows.filter(row => row.where.includes(letter))
    )
  printShare('all', rows)
  if (missing.length > 0) console.log(`\nwithout a passing test:\n${wrap(missing)}`)
}

function sectionOf(row) {
  return row.id.split('.')[0]
}

function printShare(name, group) {
  console.log(`${name.padEnd(16)} ${group.filter(row => covered.has(row.id)).length} / ${group.length}`)
}

function wrap(words) {
  const lines = ['']
  for (const word of words) {
    if (lines.at(-1).length + word.length > LINE_WIDTH) lines.push('')
    lines[lines.length - 1] += `${word} `
  }
  return lines.map(line => line.trimEnd()).join('\n')
}
