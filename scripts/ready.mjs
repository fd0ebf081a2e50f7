// node scripts/ready.mjs [--browser] [--faces] [--as-server] FILE [...]: makes a fresh clone ready, then runs the file on the pinned Node. A shell that looked
// `node` up once remembers the machine's own, so a second command of the same line would run on that.
import { buildFaces, staleFaces } from './faces.mjs'
import { become, pinnedNode } from './run.mjs'
import { serverFlags } from './server.mjs'
import { setup } from './setup.mjs'

const at = process.argv.findIndex((word, place) => place > 1 && !word.startsWith('--'))
const options = new Set(process.argv.slice(2, at))
try {
  await setup({ browser: options.has('--browser') })
  const failed = options.has('--faces') ? await buildFaces(staleFaces()) : []
  if (failed.length > 0) throw new Error(`Not built: ${failed.join(', ')}`)
  become(pinnedNode, [...(options.has('--as-server') ? serverFlags : []), ...process.argv.slice(at)])
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
