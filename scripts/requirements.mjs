// npm run requirements [-- --json]: which rows of the register had a passing test in the last run, and on which of their surfaces.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { countPairs, idsIn, readRegister, readRuledOut, SURFACES } from './pairs.mjs'
import { RESULTS, readE2e, readProofs, readVitest } from './results.mjs'
import { root } from './run.mjs'

const READERS = { vitest: readVitest, e2e: readE2e, proofs: readProofs }
const LINE_WIDTH = 110

const rows = readRegister(specification('requirements.md'))
const results = lastRun()
const ids = rows.map(row => row.id)
const unknown = [...new Set(results.flatMap(result => idsIn(result.name)))].filter(id => !ids.includes(id))
const passed = new Set(results.filter(result => result.ok === true).flatMap(result => idsIn(result.name)))
const failed = new Set(results.filter(result => result.ok === false).flatMap(result => idsIn(result.name)))
const covered = new Set(ids.filter(id => passed.has(id) && !failed.has(id)))
const missing = ids.filter(id => !covered.has(id))
const { problems, ...pairs } = countPairs(rows, readRuledOut(specification('decisions.md')), results)

if (process.argv.includes('--json')) console.log(JSON.stringify({ total: ids.length, covered: [...covered], missing, pairs }))
else print()
if (unknown.length > 0) problems.unshift(`Test titles carry ids that the register does not know: ${unknown.join(', ')}`)
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1

function specification(name) {
  return readFileSync(join(root, 'docs', 'spec', name), 'utf8')
}

function lastRun() {
  const files = Object.entries(RESULTS).filter(([, file]) => existsSync(file))
  if (files.length === 0) console.error('No results of a test run: npm test writes them.')
  return files.flatMap(([kind, file]) => READERS[kind](JSON.parse(readFileSync(file, 'utf8'))))
}

function print() {
  console.log('rows with a passing test')
  for (const section of sections())
    printShare(
      `section ${section}`,
      ids.filter(id => covered.has(id) && sectionOf(id) === section).length,
      ids.filter(id => sectionOf(id) === section).length
    )
  printShare('all', covered.size, ids.length)
  if (missing.length > 0) console.log(`without one:\n${wrap(missing)}`)

  console.log('\npairs of row and surface')
  for (const [letter, { total, covered: shown, ruledOut }] of Object.entries(pairs.bySurface))
    printShare(`${letter} ${SURFACES[letter]}`, shown, total, ruledOut)
  printShare('all', pairs.covered.length, pairs.total, pairs.ruledOut.length)
  for (const [letter, name] of Object.entries(SURFACES)) printMissing(letter, name)
}

/** What a surface still lacks, a line (or a few) for each section. */
function printMissing(letter, name) {
  const lacking = pairs.missing.filter(pair => pair.endsWith(` ${letter}`)).map(pair => pair.split(' ')[0])
  if (lacking.length === 0) return
  console.log(`\n${letter} ${name}: ${lacking.length} without a passing test of its own`)
  for (const section of sections()) {
    const group = lacking.filter(id => sectionOf(id) === section)
    if (group.length > 0) console.log(`section ${section} (${group.length})\n${wrap(group)}`)
  }
}

function sections() {
  return [...new Set(ids.map(sectionOf))]
}

function sectionOf(id) {
  return id.split('.')[0]
}

function printShare(name, shown, total, ruledOut = 0) {
  console.log(`${name.padEnd(16)} ${shown} / ${total}${ruledOut > 0 ? `, ${ruledOut} ruled out` : ''}`)
}

function wrap(words) {
  const lines = ['']
  for (const word of words) {
    if (lines.at(-1).length + word.length > LINE_WIDTH) lines.push('')
    lines[lines.length - 1] += `${word} `
  }
  return lines.map(line => `  ${line.trimEnd()}`).join('\n')
}
