// npm run check [-- name ...]: what a machine can see without running the product.
import { isMain, run } from './run.mjs'

/** In the order of how often they help. Each is a program; its words are shown when it ends with another code than 0. */
const CHECKS = {
  types: ['tsc', '--noEmit', '-p', 'tsconfig.json'],
  'types of browsers': ['tsc', '--noEmit', '-p', 'tsconfig.browsers.json'],
  lint: ['oxlint', '--type-aware', '--deny-warnings', '--report-unused-disable-directives'],
  format: ['biome', 'check', '--error-on-warnings', '.'],
  imports: ['node', 'scripts/check-imports.ts'],
  ports: ['node', 'scripts/check-ports.ts'],
  messages: ['node', 'scripts/check-messages.ts'],
  text: ['node', 'scripts/check-text.ts'],
  licences: ['node', 'scripts/check-licences.ts'],
  secrets: ['node', 'scripts/check-secrets.ts'],
  asvs: ['node', 'scripts/check-asvs.ts'],
  schema: ['node', 'scripts/check-schema.ts'],
  'dead code': ['knip', '--no-progress'],
  // A second check without the tests: what they alone import is no part of the product (docs/decisions/0055).
  'code for tests alone': ['knip', '--production', '--no-progress', '--tags=-oracle,-forTests,-notYet', '--treat-tag-hints-as-errors']
}

/** Of two at a time one mostly has a core for itself. */
const AT_ONCE = 2

/** Runs the checks (all, or those named) and prints a line each as it ends. Gives `[{name, ok}]`, in their order. */
export async function check(names = Object.keys(CHECKS)) {
  const left = [...names]
  const results = new Map()
  async function lane() {
    for (let name = left.shift(); name !== undefined; name = left.shift()) {
      const [command, ...args] = CHECKS[name]
      const from = performance.now()
      const { code, output } = await run(command, args, { quiet: true })
      results.set(name, { name, ok: code === 0 })
      console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${((performance.now() - from) / 1000).toFixed(1)} s)`)
      if (code !== 0) console.log(output.trimEnd())
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane))
  return names.map(name => results.get(name))
}

if (isMain(import.meta.url)) {
  const asked = process.argv.slice(2)
  const unknown = asked.filter(name => !(name in CHECKS))
  if (unknown.length > 0) console.error(`No such check: ${unknown.join(', ')}. There are: ${Object.keys(CHECKS).join(', ')}.`)
  const results = unknown.length > 0 ? [] : await check(asked.length > 0 ? asked : undefined)
  process.exitCode = results.length > 0 && results.every(result => result.ok) ? 0 : 1
}
