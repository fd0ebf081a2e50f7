// npm start: from a fresh clone to the running product. A restart builds only what changed.
import { buildFaces, staleFaces } from './faces.mjs'
import { become, pinnedNode } from './run.mjs'
import { serverEntry, serverFlags } from './server.mjs'
import { setup } from './setup.mjs'

try {
  await setup()
  const failed = await buildFaces(staleFaces())
  if (failed.length > 0) throw new Error(`Not built: ${failed.join(', ')}`)
  become(pinnedNode, [...serverFlags, serverEntry])
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
