// The Chromium in which the journeys are tested: one that is here already, else Debian's package.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { root, run } from './run.mjs'

const FOUND = join(root, 'node_modules', '.cache', 'vizit-chromium')
// The shell without windows is the same engine and needs half the processor.
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/opt/google/chrome/chrome'
]

/** The path of the browser that the set-up chose, or undefined. CHROMIUM_PATH goes first. */
export function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  const chosen = existsSync(FOUND) ? readFileSync(FOUND, 'utf8') : undefined
  return chosen && existsSync(chosen) ? chosen : candidates()[0]
}

/** Finds a browser that really starts, installs one where that is allowed, and gives its path; else throws with a sentence what to install. */
export async function findOrInstallChromium() {
  const path = (await firstThatStarts()) ?? ((await installed()) ? await firstThatStarts() : undefined)
  if (!path)
    throw new Error('The tests need a browser: install Chromium (Debian: apt-get install chromium) or Google Chrome, or set CHROMIUM_PATH.')
  return path
}

/** From then on `findChromium` gives this one. It is written down among the packages, so they must be there first. */
export function keepChromium(path) {
  mkdirSync(dirname(FOUND), { recursive: true })
  writeFileSync(FOUND, path)
}

async function firstThatStarts() {
  if (process.env.CHROMIUM_PATH) {
    if (await starts(process.env.CHROMIUM_PATH)) return process.env.CHROMIUM_PATH
    throw new Error(`CHROMIUM_PATH names ${process.env.CHROMIUM_PATH}, which does not start.`)
  }
  const chosen = findChromium()
  for (const path of new Set([chosen, ...candidates()])) if (path && (await starts(path))) return path
}

/** Some systems put a mere signpost to another package under the browser's name, so it is asked for its version. */
async function starts(path) {
  const { code, output } = await run(path, ['--version'], { quiet: true })
  return code === 0 && /\d+\.\d+/.test(output)
}

function candidates() {
  return [...onPath(NAMES), ...[...APPLICATIONS, ...ofPlaywright()].filter(path => existsSync(path))]
}

/** Where programs of these names lie in the folders of PATH, the first name first. */
export function onPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap(name => folders.map(folder => join(folder, name))).filter(path => existsSync(path))
}

function ofPlaywright() {
  const cache =
    process.env.PLAYWRIGHT_BROWSERS_PATH ?? join(homedir(), process.platform === 'darwin' ? 'Library/Caches' : '.cache', 'ms-playwright')
  if (!existsSync(cache)) return []
  const inside = ['chrome-linux/chrome', 'chrome-linux64/chrome', 'chrome-mac/Chromium.app/Contents/MacOS/Chromium']
  return readdirSync(cache)
    .filter(name => /^chromium-\d+$/.test(name))
    .flatMap(name => inside.map(path => join(cache, name, path)))
}

async function installed() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  console.log('Installing Chromium ...')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-q'], { env })
  for (const name of ['chromium-headless-shell', 'chromium'])
    if ((await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], { env })).code === 0) return true
  return false
}
