// The programs that are built, the faces (web applications) and the server: which exist, which are stale, and how they are built.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, extname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { alone } from './alone.mjs'
import { pinnedEnv, root, run } from './run.mjs'

const COMPRESSED = new Set(['.js', '.mjs', '.css', '.html', '.svg', '.json', '.webmanifest', '.wasm', '.txt'])
/** Below this a compressed copy saves no packet. */
const WORTH_COMPRESSING_BYTES = 1024
const NOT_SOURCE = new Set(['node_modules', 'dist'])
const FOR_BROWSERS = 'vite.config.ts'
/** Builds what the server draws a face's pages with (docs/decisions/0071), and the server itself (0106). */
const FOR_SERVER = 'vite.server.config.ts'

/** Folder names under apps/ of what browsers read. */
export function faces() {
  return programs().filter(name => hasConfig(name, FOR_BROWSERS))
}

/** Folder names under apps/ that Vite builds: the faces, and the server. */
export function programs() {
  return readdirSync(join(root, 'apps'))
    .filter(name => hasConfig(name, FOR_BROWSERS) || hasConfig(name, FOR_SERVER))
    .sort()
}

function hasConfig(name, config) {
  return existsSync(join(root, 'apps', name, config))
}

/**
 * Builds the given programs for production side by side, those of browsers with compressed copies beside the files. Gives the names of those that failed, whose words are shown; of the
 * others the bundler's remarks about the code of libraries help nobody.
 */
export async function buildPrograms(names, { quiet = false } = {}) {
  if (names.length === 0) return []
  const was = new Map(names.map(one => [one, builtFrom(one)]))
  return alone('programs', async () => {
    // Another command may have built some while this one waited.
    const left = names.filter(one => builtFrom(one) === was.get(one) || isStale(one))
    const built = await Promise.all(left.map(one => buildProgram(one, quiet)))
    return left.filter((_, at) => !built[at])
  })
}

/** Tells one build of a program from another; null: there is none. */
function builtFrom(name) {
  return existsSync(stampOf(name)) ? `${readFileSync(stampOf(name), 'utf8')} ${statSync(stampOf(name)).mtimeMs}` : null
}

/** Whether it could be built. */
async function buildProgram(name, quiet) {
  const hash = sourceHash(name)
  const { code, output } = await build(name)
  if (code !== 0) {
    console.error(output.trimEnd())
    return false
  }
  if (hasConfig(name, FOR_BROWSERS)) await compress(join(root, 'apps', name, 'dist'))
  mkdirSync(dirname(stampOf(name)), { recursive: true })
  writeFileSync(stampOf(name), hash)
  if (!quiet) console.log(`built ${name}`)
  return true
}

/** The files of the browser, then the program by which the server draws the face's pages, where it draws any. */
async function build(name) {
  for (const config of [FOR_BROWSERS, FOR_SERVER].filter(one => hasConfig(name, one))) {
    const done = await run('vite', ['build', '--logLevel', 'warn', '--config', config], {
      cwd: join(root, 'apps', name),
      env: pinnedEnv({ NODE_ENV: 'production' }),
      quiet: true
    })
    if (done.code !== 0) return done
  }
  return { code: 0, output: '' }
}

/** The programs whose sources changed since they were built. */
export function stalePrograms() {
  return programs().filter(isStale)
}

/** Whether the sources of a program changed since it was built. */
export function isStale(name) {
  const folder = join(root, 'apps', name)
  const draws = hasConfig(name, FOR_BROWSERS) && hasConfig(name, FOR_SERVER)
  const isBuilt = existsSync(join(folder, 'dist')) && (!draws || existsSync(join(folder, 'server', 'dist'))) && existsSync(stampOf(name))
  return !isBuilt || readFileSync(stampOf(name), 'utf8') !== sourceHash(name)
}

function stampOf(name) {
  return join(root, 'node_modules', '.cache', `vizit-built-${name}`)
}

function sourceHash(name) {
  const hash = createHash('sha256')
  const folders = [
    join(root, 'apps', name),
    join(root, 'docs', 'user-guide'),
    ...readdirSync(join(root, 'packages')).map(folder => join(root, 'packages', folder))
  ]
  for (const file of [join(root, 'package-lock.json'), ...folders.flatMap(filesIn)]) {
    const { size, mtimeMs } = statSync(file)
    hash.update(`${relative(root, file)} ${size} ${mtimeMs}\n`)
  }
  return hash.digest('hex')
}

function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(entry => {
      if (entry.isDirectory()) return NOT_SOURCE.has(entry.name) ? [] : filesIn(join(folder, entry.name))
      return /\.test\.tsx?$/.test(entry.name) || !entry.isFile() ? [] : [join(folder, entry.name)]
    })
}

async function compress(folder) {
  for (const file of filesIn(folder)) {
    if (!COMPRESSED.has(extname(file)) || statSync(file).size < WORTH_COMPRESSING_BYTES) continue
    const content = readFileSync(file)
    const [gz, br] = await Promise.all([
      promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
      promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } })
    ])
    writeFileSync(`${file}.gz`, gz)
    writeFileSync(`${file}.br`, br)
  }
}
