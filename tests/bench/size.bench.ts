// P10: what a browser loads for the first route and for the heaviest one, JS and CSS, each file gzipped as it travels.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { gzipSync } from 'node:zlib'
import { parseSync } from 'oxc-parser'

export type Sizes = { first: number; largest: number; largestName: string }

/** What every page but the sign-in stands in: the frame, and the table of the pages behind the sign-in. */
const FRAME = ['frame', 'own-routes']

/** In kilobytes of 1,000 bytes; undefined when the face has not been built. Throws where the frame is not found: without it every route would look light. */
export function sizesOf(dist: string): Sizes | undefined {
  const page = join(dist, 'index.html')
  if (!existsSync(page)) return undefined
  const html = readFileSync(page, 'utf8')
  const named = [...html.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)].map(match => match[1]!)
  const first = closure(dist, named)
  let [largest, largestName] = [weight(dist, first), 'the first route']
  const lazy = lazyOf(dist, first)
  const missing = FRAME.filter(name => !lazy.some(route => route.name === name))
  if (missing.length > 0) throw new Error(`no file ${missing.join(', ')}`)
  const frame = new Set(lazy.filter(route => FRAME.includes(route.name)).flatMap(route => [...closure(dist, route.files)]))
  const pages = [...lazy, ...lazyOf(dist, frame)].filter(route => !OF_OTHER_LANGUAGES.test(`${route.name}.`))
  for (const route of pages) {
    const all = new Set([...first, ...frame, ...closure(dist, route.files)])
    const size = weight(dist, all)
    if (size > largest) [largest, largestName] = [size, route.name]
  }
  return { first: weight(dist, first), largest, largestName }
}

/** Words and letters of other languages, which only a card that speaks them asks for. */
const OF_OTHER_LANGUAGES = /^((words|letters)-\w\w|pseudo-words|english|belarusian|write-day-be|(en|be)-(frame|finding|own))\./

/**
 * The widget of clinics' sites. `first`: the script that a page names and the fonts, which are compressed already; `all`: with every part that comes when it
 * is wanted. Gzipped, in kilobytes of 1,000 bytes; undefined when it has not been built.
 */
export function widgetSizesOf(dist: string): { first: number; all: number } | undefined {
  if (!existsSync(join(dist, WIDGET))) return undefined
  const files = readdirSync(dist).filter(name => !OF_OTHER_LANGUAGES.test(name))
  const later = files.filter(name => name.endsWith('.js') && name !== WIDGET)
  const fonts = files.filter(name => name.endsWith('.woff2'))
  const first = weight(dist, [WIDGET]) + fonts.reduce((sum, name) => sum + statSync(join(dist, name)).size, 0) / 1000
  return { first, all: first + weight(dist, later) }
}

const WIDGET = 'vizit-booking.js'

/** The files and all that they import at once. */
function closure(dist: string, files: Iterable<string>): Set<string> {
  const all = new Set<string>()
  const visit = (file: string) => {
    if (all.has(file)) return
    all.add(file)
    if (file.endsWith('.js')) for (const other of importsOf(dist, file)) visit(other)
  }
  for (const file of files) visit(file)
  return all
}

function importsOf(dist: string, file: string): string[] {
  return importedBy(join(dist, file)).map(from => posix.join(dirname(file), from))
}

const importedBy = once(path => {
  const { module } = parseSync(path, readFileSync(path, 'utf8'))
  return [
    ...module.staticImports.map(one => one.moduleRequest.value),
    ...module.staticExports.flatMap(one => one.entries.flatMap(entry => entry.moduleRequest?.value ?? []))
  ].filter(from => from.startsWith('.'))
})

/** What was told of a path is told again without looking. */
function once<T>(look: (path: string) => T): (path: string) => T {
  const told = new Map<string, T>()
  return path => {
    const known = told.get(path) ?? look(path)
    told.set(path, known)
    return known
  }
}

/** Chunks that come later, each with the files that the bundler lists for it. */
function lazyOf(dist: string, files: Iterable<string>): { name: string; files: string[] }[] {
  return [...files]
    .filter(file => file.endsWith('.js'))
    .flatMap(file => {
      const text = readFileSync(join(dist, file), 'utf8')
      const listed = [...(text.match(/m\.f\|\|\(m\.f=\[([^\]]*)\]/)?.[1] ?? '').matchAll(/["'`]([^"'`]+)["'`]/g)].map(match => match[1]!)
      return [...text.matchAll(/import\([`"']\.\/([^`"']+)[`"']\)(?:,__vite__mapDeps\(\[([\d,]*)\]\))?/g)].map(match => ({
        name: match[1]!.replace(/-[\w-]{7}\.js$/, ''),
        files: [
          posix.join(dirname(file), match[1]!),
          ...(match[2] ?? '')
            .split(',')
            .filter(Boolean)
            .map(at => listed[Number(at)]!)
        ]
      }))
    })
}

function weight(dist: string, files: Iterable<string>): number {
  return [...files].reduce((sum, file) => sum + gzippedLength(join(dist, file)), 0) / 1000
}

/** Many pages have the same files. The face is not built anew while it is weighed. */
const gzippedLength = once(path => gzipSync(readFileSync(path), { level: 9 }).length)
