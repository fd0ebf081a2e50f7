// npm test: everything, from a fresh clone. The last line is `N passed, N failed`.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { check } from './check.mjs'
import { buildPrograms, programs, stalePrograms } from './programs.mjs'
import { inShort, RESULTS, readE2e, readProofs, readVitest } from './results.mjs'
import { pinnedEnv, root, run } from './run.mjs'
import { serverFlags } from './server.mjs'
import { setup } from './setup.mjs'

const E2E = 'tests/e2e/playwright.config.ts'
const PROOFS = 'tests/faults/main.ts'
/** Much of a proof is waiting for servers that end and start: one more than the cores. */
const LANES = '3'
const env = pinnedEnv({ CI: process.env.CI ?? '1' })
const parts = []

mkdirSync(join(root, '.test'), { recursive: true })
for (const file of Object.values(RESULTS)) rmSync(file, { force: true })

await part('set-up', async () => {
  await setup({ browser: true })
  return []
})
// A check, like a build, counts as one test.
await part('check', async () => check())
await part('vitest', async () => {
  const { code } = await run(
    'vitest',
    ['run', '--passWithNoTests', '--reporter=default', '--reporter=json', `--outputFile.json=${RESULTS.vitest}`],
    { env: { ...env, FACES_SHORT: '1' } }
  )
  return counted(code, RESULTS.vitest, readVitest)
})
await part('build', async () => {
  const failed = await buildPrograms(stalePrograms())
  return programs().map(name => ({ name, ok: !failed.includes(name) }))
})
if (existsSync(join(root, E2E))) {
  await part('journeys', async () => {
    const { code } = await run('playwright', ['test', '-c', E2E, '--reporter=list,json'], {
      env: { ...env, E2E_SHORT: '1', PLAYWRIGHT_JSON_OUTPUT_FILE: RESULTS.e2e }
    })
    return counted(code, RESULTS.e2e, readE2e)
  })
}
if (existsSync(join(root, PROOFS))) {
  await part('proofs', async () => {
    const { code } = await run('node', [...serverFlags, PROOFS, '--short', '--lanes', LANES], { env })
    return counted(code, RESULTS.proofs, readProofs)
  })
}
finish()

/** Runs one part; whatever goes wrong in it is one failed test of that part, and the others still run. */
async function part(name, work) {
  console.log(`\n== ${name}`)
  const from = performance.now()
  let results
  try {
    results = await work()
  } catch (error) {
    console.error(error.message)
    results = [{ name: error.message, ok: false }]
  }
  parts.push({ name, results, seconds: (performance.now() - from) / 1000 })
}

/** What the part wrote down about itself; a bad end that no failed test explains is a failed test. */
function counted(code, file, read) {
  const written = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : []
  const results = written.filter(result => result.ok !== undefined)
  return code === 0 || results.some(result => !result.ok) ? results : [...results, { name: `ended with code ${code}`, ok: false }]
}

function finish() {
  console.log('')
  for (const { name, results, seconds } of parts) {
    const failed = results.filter(result => !result.ok)
    console.log(`${name}: ${results.length - failed.length} passed, ${failed.length} failed (${seconds.toFixed(0)} s)`)
    for (const result of failed) console.log([`  FAILED ${result.name}`, ...inShort(result.why)].join('\n    '))
  }
  const all = parts.flatMap(one => one.results)
  const failed = all.filter(result => !result.ok).length
  console.log(`${all.length - failed} passed, ${failed} failed`)
  process.exitCode = failed === 0 && all.length > 0 ? 0 : 1
}
