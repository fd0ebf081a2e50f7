// npm run build: every face for production.
import { buildFaces, faces } from './faces.mjs'

const failed = await buildFaces(faces())
if (failed.length > 0) {
  console.error(`Not built: ${failed.join(', ')}`)
  process.exitCode = 1
}
