// What a person sees and does knows neither the addresses of a face nor what leads to them: the face gives both (addresses, ways).
import { lineOf, report, type Source, sourcesOf } from './sources.ts'

const ROUTER = /^@tanstack\/react-router/

const problems: string[] = []
for (const source of sourcesOf(['packages/{client,parts}/src/**/*.{ts,tsx}'])) {
  if (source.isTest) continue
  checkRouter(source)
  checkAddresses(source)
}
report(problems)

function checkRouter({ path, imports }: Source) {
  for (const { from, line } of imports)
    if (ROUTER.test(from)) problems.push(`${path}:${line}: only a face imports ${from}; ask useWays, useHere or take properties`)
}

function checkAddresses({ path, text, program }: Source) {
  for (const { value, at } of literalsOf(program))
    if (/^\/[a-z]/i.test(value)) problems.push(`${path}:${lineOf(text, at)}: ${value} is an address of a face; ask useAddresses or take it`)
}

/** Strings, and what templates begin with; of imports and types none. */
function* literalsOf(node: unknown): Generator<{ value: string; at: number }> {
  if (Array.isArray(node)) for (const one of node) yield* literalsOf(one)
  if (!isNode(node) || /^(Import|ExportAll|TS.*Type$)/.test(node.type)) return
  if (node.type === 'Literal' && typeof node.value === 'string') yield { value: node.value, at: node.start }
  if (node.type === 'TemplateLiteral') {
    const [first] = node.quasis as { value: { raw: string } }[]
    yield { value: first!.value.raw, at: node.start }
  }
  for (const [name, value] of Object.entries(node)) if (name !== 'source') yield* literalsOf(value)
}

type Node = { type: string; start: number; value?: unknown; quasis?: unknown }

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}
