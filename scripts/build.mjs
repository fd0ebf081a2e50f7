// npm run build: every face and the server for production; with --stale those whose sources changed since.
import { buildPrograms, programs, stalePrograms } from './programs.mjs'

const failed = await buildPrograms(process.argv.includes('--stale') ? stalePrograms() : programs())
if (failed.length > 0) {
  console.error(`Not built: ${failed.join(', ')}`)
  process.exitCode = 1
}
