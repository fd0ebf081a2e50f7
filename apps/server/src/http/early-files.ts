// What a page of a face begins with, told together with the page: the browser fetches it while it still reads the first script.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The value of a `link` header for an address of the face, `undefined` where there is nothing to tell. Paths begin with '/'. */
export type EarlyFiles = (path: string) => string | undefined

/** From `early.json` of a built face, for its header. */
export function readEarlyFiles(folder: string): EarlyFiles {
  const files = readEarlyTable(folder)
  return path => files(path).map(linkOf).join(', ') || undefined
}

/** Reads `early.json` of a built face, `{address: files}`; the longest address that a path begins with counts. A face without it tells nothing. */
export function readEarlyTable(folder: string): (path: string) => readonly string[] {
  const table = join(folder, 'early.json')
  if (!existsSync(table)) return () => []
  const known = Object.entries(JSON.parse(readFileSync(table, 'utf8')) as Record<string, string[]>)
    .map(([address, files]) => ({ address, files }))
    .sort((a, b) => b.address.length - a.address.length)
  const begins = (path: string, address: string) => address === '/' || path === address || path.startsWith(`${address}/`)
  return path => known.find(({ address }) => begins(path, address))?.files ?? []
}

/** As the page itself will ask for it; asked for otherwise, it would be fetched twice. */
function linkOf(file: string): string {
  const kind = file.endsWith('.css') ? 'preload; as=style' : file.endsWith('.woff2') ? 'preload; as=font' : 'modulepreload'
  return `</${file}>; rel=${kind}; crossorigin`
}
