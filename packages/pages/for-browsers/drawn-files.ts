// What pages that the server draws look and begin by (docs/decisions/0071).
import { build, type Plugin } from 'vite'

type DrawnFiles = {
  /** The lazily loaded modules that a page begins with, by its address. */
  beginsWith: Readonly<Record<string, readonly RegExp[]>>
  /** Addresses of which the server draws the first picture. */
  drawn: readonly string[]
  /** Modules that have to be there. */
  named?: readonly RegExp[]
  /** What pages begin with is told to the browser together with the page itself. */
  isToldEarly?: true
  /** The file of the script with which a drawn page begins. */
  beginning: string
  /** The file of one that runs before its first picture, and keeps that waiting. */
  before?: string
}

/** What every drawn page is taken over by. */
const TAKE_OVER = /src\/drawn\/take-over\.tsx$/
const LETTERS = /golos-text-(?:cyrillic|latin)-wght[^/]*\.woff2$/

/**
 * Writes `early.json`, `{address: files}`: what the server tells the browser to fetch together with the first script, not after it. And `drawn.json`, what
 * a drawn page looks by: one style sheet of all that its pages have beside the first (`within`); each file more would keep the first picture waiting. The
 * page itself asks for its letters: found only when the first words stand, they would move them. `begin`: the script with which they begin, `waits`: the files
 * of the program of each, the first one first; `before`: a script that runs before the first picture, where there is one.
 */
export const drawnFiles = ({ beginsWith, drawn, named = [], isToldEarly, beginning, before }: DrawnFiles): Plugin => ({
  name: 'drawn-files',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(_, { bundle = {} }) {
      const letters = Object.keys(bundle).filter(name => LETTERS.test(name))
      if (letters.length !== 2) throw new Error(`the letters of the face are ${letters.join(', ')}`)
      const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true }
      return letters.map(file => ({ tag: 'link', attrs: { ...attrs, href: `/${file}` }, injectTo: 'head-prepend' as const }))
    }
  },
  async generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter(file => file.type === 'chunk')
    const modules = chunks.flatMap(chunk => chunk.moduleIds)
    const gone = named.filter(name => !modules.some(id => name.test(id)))
    if (gone.length > 0) throw new Error(`no such modules: ${gone.map(String).join(', ')}`)
    const byName = new Map(chunks.map(chunk => [chunk.fileName, chunk]))
    function closure(from: typeof chunks): Set<string> {
      const files = new Set<string>()
      const visit = (chunk: (typeof chunks)[number]) => {
        if (files.has(chunk.fileName)) return
        files.add(chunk.fileName)
        for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style)
        for (const name of chunk.imports) if (byName.has(name)) visit(byName.get(name)!)
      }
      from.forEach(visit)
      return files
    }
    const first = closure(chunks.filter(chunk => chunk.isEntry))
    const early = Object.entries(beginsWith).map(([address, holds]) => {
      const begun = holds.flatMap(one => {
        const holding = chunks.filter(chunk => chunk.moduleIds.some(id => one.test(id)))
        if (holding.length === 0) throw new Error(`no file of ${address} holds ${one.source}`)
        return holding
      })
      // The first script stays the first: what is told here is asked for before the page itself is read.
      return [address, begun.length > 0 ? [...new Set([...first, ...closure(begun)])] : []] as const
    })
    if (isToldEarly) this.emitFile({ type: 'asset', fileName: 'early.json', source: JSON.stringify(Object.fromEntries(early)) })

    const begun = early.flatMap(([address, files]) => (drawn.includes(address) ? files : []))
    const within = [...new Set(begun)].filter(file => file.endsWith('.css') && !first.has(file))
    const sheets = within.map(file => bundle[file]).map(file => (file?.type === 'asset' ? String(file.source) : ''))
    const style = this.getFileName(this.emitFile({ type: 'asset', name: 'drawn.css', source: sheets.join('\n') }))
    const entry = chunks.find(chunk => chunk.isEntry)!.fileName
    const taking = closure(chunks.filter(chunk => chunk.moduleIds.some(id => TAKE_OVER.test(id))))
    const waits = early
      .filter(([address]) => drawn.includes(address))
      .map(([address, files]) => [address, [...new Set([entry, ...files, ...taking])].filter(file => file.endsWith('.js'))] as const)
    const script = async (name: string, input: string, format: 'es' | 'iife') =>
      this.getFileName(this.emitFile({ type: 'asset', name, source: await scriptOf(input, format) }))
    const begin = await script('begin.js', beginning, 'es')
    const runs = before && { before: await script('before.js', before, 'iife') }
    this.emitFile({
      type: 'asset',
      fileName: 'drawn.json',
      source: JSON.stringify({ style, within, begin, ...runs, waits: Object.fromEntries(waits) })
    })
  }
})

/** A script of a drawn page, alone: of the program it has nothing. */
async function scriptOf(input: string, format: 'es' | 'iife'): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, copyPublicDir: false, target: 'es2022', modulePreload: false, rolldownOptions: { input, output: { format } } }
  })
  const [script] = (built as { output: { code?: string }[] }).output
  return script!.code!
}
