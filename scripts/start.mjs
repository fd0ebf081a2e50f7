// npm start: from a fresh clone to the running product, in four steps that are told: packages and programs here, database and server by the server. A restart
// builds only what changed.

import { stepLine } from '../apps/server/src/step-line.mjs'
import { whyNoEmbedded } from '../apps/server/src/store/embedded-platform.mjs'
import { buildPrograms, programs, stalePrograms } from './programs.mjs'
import { become, pinnedNode } from './run.mjs'
import { serverEntry, serverFlags } from './server.mjs'
import { setup } from './setup.mjs'

try {
  // Told before minutes of installing and building.
  const why = process.env.DATABASE_URL?.trim() ? undefined : whyNoEmbedded()
  if (why) throw new Error(why)
  await step('packages', async () => ((await setup()) === 'installed' ? 'installed from the lockfile' : 'in place'))
  await step('programs', async () => {
    const stale = stalePrograms()
    if (stale.length > 0) console.log(`Building ${stale.join(', ')} ...`)
    const failed = await buildPrograms(stale, { quiet: true })
    if (failed.length > 0) throw new Error(`Not built: ${failed.join(', ')}`)
    return stale.length > 0 ? `built: ${stale.join(', ')}` : `as they were built: ${programs().join(', ')}`
  })
  become(pinnedNode, [...serverFlags, serverEntry])
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}

/** `work` gives what is to be said of it. */
async function step(name, work) {
  const from = performance.now()
  const told = await work()
  console.log(stepLine(name, performance.now() - from, told))
}
