// Figures and how they are told: medians of interleaved rounds, beside the floor that was measured in the same rounds.

/** One thing measured in every round. `measure` gives what it saw in this round. */
export type Work = {
  name: string
  unit: string
  measure(): Promise<{ value: number; notes?: Record<string, number> }>
}

export type Floor = { work: string; words: string }

export type Target = {
  /** Of the ratio to the floor, or of the value itself. */
  of: 'ratio' | 'value'
  least?: number
  most?: number
}

export type Row = {
  name: string
  what: string
  unit: string
  value: number
  floor: number | null
  floorName: string | null
  ratio: number | null
  rounds: number[]
  notes: Record<string, number>
  target: string | null
  met: boolean | null
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

type Seen = { values: number[]; notes: Record<string, number[]> }

/** Runs all works one after another, so many times over: a slow minute of the machine falls on all of them. */
export async function inRounds(works: readonly Work[], rounds: number, say: (line: string) => void): Promise<Map<string, Seen>> {
  const seen = new Map<string, Seen>(works.map(work => [work.name, { values: [], notes: {} }]))
  for (let round = 1; round <= rounds; round++) {
    for (const work of works) {
      const { value, notes = {} } = await work.measure()
      const mine = seen.get(work.name)!
      mine.values.push(value)
      for (const [name, note] of Object.entries(notes)) {
        mine.notes[name] ??= []
        mine.notes[name].push(note)
      }
      say(
        `round ${round}: ${work.name} ${shown(value)} ${work.unit}${Object.entries(notes)
          .map(([name, note]) => `, ${name} ${shown(note)}`)
          .join('')}`
      )
    }
  }
  return seen
}

export function judge(ratio: number | null, value: number, target: Target | undefined): { target: string | null; met: boolean | null } {
  if (!target) return { target: null, met: null }
  const judged = target.of === 'ratio' ? ratio : value
  const words = [target.least === undefined ? '' : `>= ${target.least}`, target.most === undefined ? '' : `<= ${target.most}`]
    .filter(Boolean)
    .join(' and ')
  if (judged === null) return { target: words, met: null }
  const met = judged >= (target.least ?? Number.NEGATIVE_INFINITY) && judged <= (target.most ?? Number.POSITIVE_INFINITY)
  return { target: target.of === 'ratio' ? `${words} of the floor` : words, met }
}

export function shown(value: number): string {
  if (Number.isNaN(value)) return '-'
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 1 ? 1 : 3
  return value.toLocaleString('en', { maximumFractionDigits: digits })
}

export function tableOf(rows: readonly Row[]): string {
  const lines = rows.map(row => [
    row.name,
    row.what,
    `${shown(row.value)} ${row.unit}`,
    row.ratio === null ? '' : `${row.ratio.toFixed(3)} of ${row.floorName}`,
    Object.entries(row.notes)
      .map(([name, note]) => `${name} ${shown(note)}`)
      .join(', '),
    row.target ?? '',
    row.met === null ? '' : row.met ? 'met' : 'MISSED'
  ])
  return columnsOf([['', 'what', 'median', 'ratio', 'beside it', 'target', ''], ...lines])
}

/** Lines of cells as columns of one width each; the first line are their heads. */
export function columnsOf(all: readonly string[][]): string {
  const widths = all[0]!.map((_, column) => Math.max(...all.map(line => line[column]!.length)))
  return all
    .map(line =>
      line
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd()
    )
    .join('\n')
}
