// npm run build: every face for production; with --stale those whose sources changed since.
import { buildFaces, faces, staleFaces } from './faces.mjs'

const failed = await buildFaces(process.argv.includes('--stale') ? staleFaces() : faces())
if (failed.length > 0) {
  console.error(`Not built: ${failed.join(', ')}`)
  process.exitCode = 1
}
