// Figures of two releases side by side: what `npm run bench -- --json` printed once, and what it measured now.
import { readFileSync } from 'node:fs'
import { columnsOf, type Row, shown } from './measure.ts'

/** A row of another run: its value, and its ratio to the floor of that run, which alone says something about another machine. */
export type Figure = Pick<Row, 'name' | 'what' | 'unit' | 'value' | 'ratio'>

/** Reads what `--json` printed. Throws a sentence where the file is none or holds something else. */
export function readFigures(file: string): Figure[] {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    throw new Error(`There is no file ${file} to compare with.`)
  }
  try {
    const { rows } = JSON.parse(text) as { rows: Figure[] }
    if (rows.every(({ name, value }) => typeof name === 'string' && typeof value === 'number')) return rows
  } catch {
    // not what was printed: told below
  }
  throw new Error(`${file} is not what \`npm run bench -- --json\` prints.`)
}

/** A table: by ratio where both have one, else by value. `change` is now to before: 1.10 is a tenth more. */
export function comparisonOf(before: readonly Figure[], now: readonly Figure[]): string {
  const lines = now.flatMap(row => {
    const then = before.find(({ name, what }) => name === row.name && what === row.what)
    if (!then) return []
    const by = row.ratio !== null && then.ratio !== null ? ('ratio' as const) : ('value' as const)
    const [was, is] = [then[by]!, row[by]!]
    const unit = by === 'ratio' ? 'of its floor' : row.unit
    return [[row.name, row.what, `${shown(was)} ${unit}`, `${shown(is)} ${unit}`, was === 0 ? '-' : (is / was).toFixed(2)]]
  })
  return columnsOf([['', 'what', 'before', 'now', 'change'], ...lines])
}
