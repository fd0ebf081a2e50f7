// The server judges all that it is sent, and its tests hold its answers against the schemas. A browser needs the addresses of the endpoints alone:
// without their schemas and sentences, and without what schemas are made of, the first page is a tenth smaller and the widget a quarter.
import { parseSync, Visitor } from 'oxc-parser'
import type { Plugin } from 'vite'

const LEFT_OUT = new Set(['input', 'reply', 'summary'])

/** For the build of a face. A schema that its code still asks itself stays. */
export const addressesAlone: Plugin = {
  name: 'addresses-alone',
  apply: 'build',
  enforce: 'post',
  transform(code, id) {
    return id.includes('/packages/contract/src/') ? { code: withoutUnused(withoutSchemas(code)), map: null } : null
  }
}

/** One letter alone, as in `z.object`, is what minified libraries call their own functions. */
const SCHEMAS = 'schemas'
/** The bundler is told that these calls may be dropped. */
export const PURE_CALLS = [SCHEMAS, 'endpoint', 'givenText', 'trimmedText', 'judgedText', 'formedText', 'wholeNumber', 'count']

/** Takes `input`, `reply` and `summary` out of `endpoint({…})`, and calls `z` by the name that may be dropped. */
export function withoutSchemas(code: string): string {
  const cuts: { start: number; end: number; text: string }[] = []
  new Visitor({
    CallExpression({ callee, arguments: [given] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'endpoint' || given?.type !== 'ObjectExpression') return
      for (const one of given.properties)
        if (one.type === 'Property' && one.key.type === 'Identifier' && LEFT_OUT.has(one.key.name))
          cuts.push({ start: one.start, end: one.end, text: `${one.key.name}: undefined` })
    },
    Identifier({ name, start, end }) {
      if (name === 'z') cuts.push({ start, end, text: SCHEMAS })
    }
  }).visit(parseSync('contract.js', code).program)
  const isInside = (at: number) => cuts.some(cut => cut.text !== SCHEMAS && cut.start < at && at < cut.end)
  return cuts
    .filter(cut => cut.text !== SCHEMAS || !isInside(cut.start))
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), code)
}

/** Takes out the imports of which nothing is named any more: a module that nobody asks would still travel with the first page. */
export function withoutUnused(code: string): string {
  const imports: { start: number; end: number; names: string[] }[] = []
  const named: { name: string; start: number }[] = []
  new Visitor({
    ImportDeclaration({ start, end, specifiers }) {
      if (specifiers.length > 0) imports.push({ start, end, names: specifiers.map(one => one.local.name) })
    },
    Identifier({ name, start }) {
      named.push({ name, start })
    }
  }).visit(parseSync('contract.js', code).program)
  const isOfImport = (at: number) => imports.some(one => one.start < at && at < one.end)
  const used = new Set(named.filter(one => !isOfImport(one.start)).map(one => one.name))
  return imports
    .filter(one => !one.names.some(name => used.has(name)))
    .toReversed()
    .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), code)
}
