// npm run faces: every test of the faces of patients and of the widget, in every face that it is of; whatever is said beyond goes to Vitest.
import { become } from './run.mjs'
import { setup } from './setup.mjs'

const FACES = ['cabinet', 'app', 'widget'].flatMap(face => ['--project', face])

try {
  await setup({ browser: true })
  become('vitest', ['run', ...FACES, ...process.argv.slice(2)])
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
