// What a page of a face begins with, told together with the page: the browser fetches it while it still reads the first script.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The value of a `link` header for an address of the face, `undefined` where there is nothing to tell. Paths begin with '/'. */
export type EarlyFiles = (path: string) => string | undefined

/** Reads `early.json` of a built face, `{address: files}`; the longest address that a path begins with counts. A face without it tells nothing. */
export function readEarlyFiles(folder: string): EarlyFiles {
  const table = join(folder, 'early.json')
  if (!existsSync(table)) return () => undefined
  const links = Object.entries(JSON.parse(readFileSync(table, 'utf8')) as Record<string, string[]>)
    .map(([address, files]) => ({ address, value: files.map(linkOf).join(', ') }))
    .sort((a, b) => b.address.length - a.address.length)
  const begins = (path: string, address: string) => address === '/' || path === address || path.startsWith(`${address}/`)
  return path => links.find(({ address }) => begins(path, address))?.value || undefined
}

/** As the page itself will ask for it; asked for otherwise, it would be fetched twice. */
function linkOf(file: string): string {
  return `</${file}>; rel=${file.endsWith('.css') ? 'preload; as=style' : 'modulepreload'}; crossorigin`
}
