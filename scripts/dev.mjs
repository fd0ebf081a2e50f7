// npm run dev: the server restarts when its sources change, the faces and the workshop of the components reload in the browser.
import { spawn } from 'node:child_process'
import { basename, join } from 'node:path'
import { faces } from './programs.mjs'
import { pinnedEnv, pinnedNode, root } from './run.mjs'
import { serverFlags, serverSource } from './server.mjs'

const FIRST_FACE_PORT = 5173
const port = process.env.PORT ?? '8080'
/** What the server answers itself; everything else is a face's own. */
const OF_THE_SERVER = ['/api', '/inbox', '/inbox.json', '/healthz', '/readyz', '/metrics']

/** Where the components are looked at by themselves: no face, and in no build of one. */
const WORKSHOP = join('packages', 'ui', 'workshop')

if (process.argv[2] === '--face') await serveFace(process.argv[3], Number(process.argv[4]))
else startAll()

function startAll() {
  const children = [child(['--watch', '--watch-preserve-output', ...serverFlags, serverSource])]
  const folders = [...faces().map(name => join('apps', name)), WORKSHOP]
  for (const [index, folder] of folders.entries())
    children.push(child(['scripts/dev.mjs', '--face', folder, String(FIRST_FACE_PORT + index)]))
  const stop = signal => {
    for (const one of children) one.kill(signal)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal))
  // One that ends takes the others along: half a product is no playground.
  for (const one of children) {
    one.on('exit', code => {
      process.exitCode ||= code ?? 0
      stop('SIGTERM')
    })
  }
}

function child(args) {
  return spawn(pinnedNode, args, {
    cwd: root,
    env: pinnedEnv({
      PORT: port,
      APP_ORIGIN: originOf('cabinet', process.env.APP_ORIGIN),
      PATIENT_ORIGIN: originOf('patient', process.env.PATIENT_ORIGIN)
    }),
    stdio: ['ignore', 'inherit', 'inherit']
  })
}

/** Where a face is opened while one works on it. */
function originOf(name, given) {
  return given ?? `http://localhost:${FIRST_FACE_PORT + faces().indexOf(name)}`
}

async function serveFace(folder, facePort) {
  const { createServer } = await import('vite')
  const proxy = Object.fromEntries(OF_THE_SERVER.map(path => [path, { target: `http://127.0.0.1:${port}`, changeOrigin: false }]))
  const vite = await createServer({
    root: join(root, folder),
    server: { port: facePort, strictPort: true, proxy },
    clearScreen: false
  })
  await vite.listen()
  console.log(`${basename(folder)}: http://localhost:${facePort}${vite.config.base}`)
  const close = () => void vite.close().then(() => process.exit(0))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, close)
}
