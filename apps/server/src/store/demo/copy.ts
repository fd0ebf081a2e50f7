import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'

export type Cell = string | number | boolean | null

const CHUNK = 65_536

/** One row in the text format of COPY. */
export function lineOf(cells: readonly Cell[]): string {
  return `${cells.map(cell => (typeof cell === 'string' ? escaped(cell) : (cell ?? '\\N'))).join('\t')}\n`
}

/**
 * Streams ready lines (see `lineOf`) into a table; memory stays bounded whatever their number.
 * @returns how many lines went in
 */
export async function copyInto(client: pg.Client, table: string, columns: readonly string[], lines: Iterable<string>): Promise<number> {
  let count = 0
  function* chunks(): Generator<string> {
    let chunk = ''
    for (const line of lines) {
      count++
      chunk += line
      if (chunk.length < CHUNK) continue
      yield chunk
      chunk = ''
    }
    if (chunk) yield chunk
  }
  await pipeline(Readable.from(chunks()), client.query(copyFrom(`copy ${table} (${columns.join(', ')}) from stdin`)))
  return count
}

function escaped(text: string): string {
  return /[\\\t\n\r]/.test(text) ? text.replace(/[\\\t\n\r]/g, sign => ESCAPES[sign] ?? sign) : text
}

const ESCAPES: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }
