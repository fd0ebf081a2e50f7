// The server judges all that it is sent, and its tests hold its answers against the schemas. A browser in somebody else's page needs the addresses
// of the endpoints alone: without their schemas and sentences the widget is a quarter smaller.
import { parseSync, Visitor } from 'oxc-parser'
import type { Plugin } from 'vite'

const LEFT_OUT = new Set(['input', 'reply', 'summary'])

/** The table of all refusals of the product stays at home: a code that the widget has no words for is told as the unexpected. */
const ANY_CODE = "export const refusalCodeOf = code => code ?? 'UNEXPECTED_PROBLEM'"

export const addressesAlone: Plugin = {
  name: 'addresses-alone',
  enforce: 'post',
  transform(code, id) {
    if (id.endsWith('/packages/contract/src/refusal.ts')) return { code: ANY_CODE, map: null }
    return id.includes('/packages/contract/src/') ? { code: withoutSchemas(code), map: null } : null
  }
}

/** Takes `input`, `reply` and `summary` out of `endpoint({…})`, and names schemas so that the bundler knows that they may be dropped. */
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
      // One letter alone is what minified libraries call their own functions.
      if (name === 'z') cuts.push({ start, end, text: 'noSchemas' })
    }
  }).visit(parseSync('contract.js', code).program)
  const inside = (at: number) => cuts.some(cut => cut.text !== 'noSchemas' && cut.start < at && at < cut.end)
  return cuts
    .filter(cut => cut.text !== 'noSchemas' || !inside(cut.start))
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), code)
}
