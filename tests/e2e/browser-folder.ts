// The folder in which a browser keeps everything: searched as whoever finds the computer would search it.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

/** In how many ways a text may lie on a disk. */
function shapesOf(canary: string): Buffer[] {
  const plain = Buffer.from(canary, 'utf8')
  // base64 has three forms, by where the text begins in a group of three bytes; the ends depend on the neighbours
  const coded = [0, 1, 2].map(shift => {
    const text = Buffer.concat([Buffer.alloc(shift), plain])
      .toString('base64')
      .replace(/=+$/, '')
    return Buffer.from(text.slice(shift === 0 ? 0 : shift + 1, -1))
  })
  return [plain, Buffer.from(canary, 'utf16le'), ...coded]
}

/** Every file of the folder that holds a canary: 'canary in path'. Compressed copies of answers are opened first. */
export function canariesIn(folder: string, canaries: Record<string, string>): string[] {
  const wanted = Object.entries(canaries).map(([name, canary]) => ({ name, shapes: shapesOf(canary) }))
  return filesIn(folder).flatMap(file => {
    const raw = readFileSync(file)
    const contents = [raw, ...opened(raw)]
    return wanted
      .filter(({ shapes }) => shapes.some(shape => contents.some(content => content.includes(shape))))
      .map(({ name }) => `${name} in ${file.slice(folder.length + 1)}`)
  })
}

/** What is inside a file of the browser's cache: an answer compressed by the server, somewhere behind its address. */
function opened(raw: Buffer): Buffer[] {
  const found: Buffer[] = []
  for (let at = raw.indexOf(Buffer.from([0x1f, 0x8b, 8])); at >= 0; at = raw.indexOf(Buffer.from([0x1f, 0x8b, 8]), at + 1))
    found.push(...attempt(() => gunzipSync(raw.subarray(at), { finishFlush: 2 })))
  return [...found, ...attempt(() => brotliDecompressSync(raw))]
}

function attempt(open: () => Buffer): Buffer[] {
  try {
    return [open()]
  } catch {
    // no compressed answer begins here
    return []
  }
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return filesIn(path)
    return entry.isFile() && statSync(path).size > 0 ? [path] : []
  })
}
