// The product's source files as the checks read them: parsed, so that a word in a comment or a string is not taken for code.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type ParseResult, parseSync } from 'oxc-parser'
import { globSync } from 'tinyglobby'

export type Source = {
  /** From the root, with forward slashes: 'apps/server/src/booking/book-visit.ts'. */
  path: string
  text: string
  /** The text with its comments blanked out; lines and columns stay. */
  code: string
  program: ParseResult['program']
  /** What it imports or re-exports from, types too. */
  imports: { from: string; line: number }[]
  /** Tests and what only tests use. */
  isTest: boolean
}

export const root = fileURLToPath(new URL('..', import.meta.url))

/** What commands leave behind. */
const NOT_SOURCE = ['**/node_modules/**', '**/dist/**', '**/generated/**', '.git/**', '.data/**', '.test/**', 'proof/**', 'test-results/**']

export function filesOf(patterns: string[]): string[] {
  return globSync(patterns, { cwd: root, dot: true, ignore: NOT_SOURCE }).sort()
}

export function sourcesOf(patterns: string[]): Source[] {
  return filesOf(patterns).map(path => read(path))
}

export function lineOf(text: string, at: number): number {
  return text.slice(0, at).split('\n').length
}

/** Prints one line a problem and lets the script fail if there is any. */
export function report(problems: string[]) {
  for (const problem of problems) console.error(problem)
  process.exitCode = problems.length > 0 ? 1 : 0
}

function read(path: string): Source {
  const text = readFileSync(`${root}${path}`, 'utf8')
  const { program, module, comments } = parseSync(path, text)
  let code = text
  for (const { start, end } of comments) code = code.slice(0, start) + code.slice(start, end).replace(/[^\n]/g, ' ') + code.slice(end)
  const requests = [
    ...module.staticImports.map(one => one.moduleRequest),
    ...module.staticExports.flatMap(one => one.entries.flatMap(entry => entry.moduleRequest ?? [])),
    ...module.dynamicImports.map(one => one.moduleRequest).map(span => ({ ...span, value: text.slice(span.start + 1, span.end - 1) }))
  ]
  return {
    path,
    text,
    code,
    program,
    imports: requests.map(({ value, start }) => ({ from: value, line: lineOf(text, start) })),
    isTest: /\.test\.tsx?$|(^|\/)test-[^/]*\.tsx?$|^apps\/server\/src\/testing\//.test(path)
  }
}
