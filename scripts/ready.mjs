// node scripts/ready.mjs [--browser] [--server | --as-server] [--faces] FILE [...]: makes a fresh clone ready, with the server or all programs built, then runs the file on the
// pinned Node, --as-server with the server's flags. A shell that looked `node` up once remembers the machine's own, so a second command of the same line would run on that.
import { buildPrograms, stalePrograms } from './programs.mjs'
import { become, pinnedNode } from './run.mjs'
import { serverFlags } from './server.mjs'
import { setup } from './setup.mjs'

const at = process.argv.findIndex((word, place) => place > 1 && !word.startsWith('--'))
const options = new Set(process.argv.slice(2, at))
try {
  await setup({ browser: options.has('--browser') })
  const needs = name => options.has('--faces') || (name === 'server' && (options.has('--server') || options.has('--as-server')))
  const failed = await buildPrograms(stalePrograms().filter(needs))
  if (failed.length > 0) throw new Error(`Not built: ${failed.join(', ')}`)
  become(pinnedNode, [...(options.has('--as-server') ? serverFlags : []), ...process.argv.slice(at)])
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
