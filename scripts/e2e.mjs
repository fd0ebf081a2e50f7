// npm run e2e: the journeys in Chromium; whatever is said beyond goes to Playwright. With --engines [NAME ...] a short one in the other engines as well.
import { buildPrograms, stalePrograms } from './programs.mjs'
import { become } from './run.mjs'
import { serverFlags } from './server.mjs'
import { setup } from './setup.mjs'

const asked = process.argv.slice(2)
const ENGINES = '--engines'

try {
  await setup({ browser: true })
  const failed = await buildPrograms(stalePrograms())
  if (failed.length > 0) throw new Error(`Not built: ${failed.join(', ')}`)
  if (asked.includes(ENGINES)) {
    become('node', [...serverFlags, 'tests/engines/main.ts', ...asked.filter(one => one !== ENGINES)])
  } else {
    become('playwright', ['test', '-c', 'tests/e2e/playwright.config.ts', ...asked])
  }
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
