// Is what a clinic calls a PDF one, and harmless? Judged before it is kept: nothing that acts, nothing hidden, nothing that swells up.
import { inflateSync } from 'node:zlib'

export const PDF_MOST_BYTES = 10 * 1024 * 1024
/** All streams of a document together, unpacked. */
const UNPACKED_MOST_BYTES = 64 * 1024 * 1024
const STREAMS_MOST = 20_000
/** The end of a PDF is looked for here. */
const TAIL_BYTES = 1_024

export type PdfVerdict = 'ok' | 'too-large' | 'not-a-pdf' | 'broken' | 'encrypted' | 'acts' | 'swells'

/** What does something when it is opened, or carries something that does. */
const ACTS =
  /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|Filespec|RichMedia|XFA|SubmitForm|ImportData|GoToE|GoToR|Rendition|Movie|Sound|3D|AA)(?![A-Za-z0-9_.-])/
/** Opening at a page is harmless; a link that is followed by opening is not. One that waits for a press may stay. */
const OPENS_WITH_ACTION = /\/OpenAction(?![A-Za-z0-9_.-])(?!\s*\[)/
const LINK = /\/URI(?![A-Za-z0-9_.-])/
/** The matrix of a font is six numbers: words there were once run as a program (CVE-2024-4367). */
const FONT_MATRIX = /\/FontMatrix\s*(?:\[([^\]]*)\]|\{([^}]*)\})?/g
const SIX_NUMBERS = /^\s*(?:[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?\s*){6}$/

/** Judges the bytes. Never throws; takes time in proportion to what is unpacked, which is bounded. */
export function judgePdf(bytes: Uint8Array): PdfVerdict {
  if (bytes.length > PDF_MOST_BYTES) return 'too-large'
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1')
  // [G22] at the very beginning: what is something else as well begins with that
  if (!/^%PDF-(?:1\.[0-7]|2\.0)[\r\n]/.test(text)) return 'not-a-pdf'
  const frame = judgeFrame(text)
  if (frame !== 'ok') return frame
  const split = splitStreams(bytes, text)
  if (split === 'broken' || split === 'swells') return split
  const words = plainNames(split.words)
  if (/\/Encrypt(?![A-Za-z0-9_.-])/.test(words)) return 'encrypted'
  if (ACTS.test(words) || (OPENS_WITH_ACTION.test(words) && LINK.test(words))) return 'acts'
  return [split.words, ...split.unpacked].some(hasWordsInFontMatrix) ? 'acts' : 'ok'
}

/** The end names the place of the table of contents, which is there, and nothing follows. */
function judgeFrame(text: string): 'ok' | 'broken' {
  const end = /startxref\s+(\d{1,10})\s+%%EOF\s*$/.exec(text.slice(-TAIL_BYTES))
  if (!end) return 'broken'
  return /^\s*(?:xref\b|\d+\s+\d+\s+obj\b)/.test(text.slice(Number(end[1]), Number(end[1]) + 40)) ? 'ok' : 'broken'
}

type Split = {
  /** Everything that is no stream, and the objects that were packed into streams. */
  words: string
  /** Other streams, unpacked. */
  unpacked: string[]
}

function splitStreams(bytes: Uint8Array, text: string): Split | 'broken' | 'swells' {
  const [words, unpacked]: [string[], string[]] = [[], []]
  let [at, budget, count] = [0, UNPACKED_MOST_BYTES, 0]
  const begins = /\bstream(?:\r\n|\n)/g
  for (let begin = begins.exec(text); begin; begin = begins.exec(text)) {
    const from = begin.index + begin[0].length
    const to = text.indexOf('endstream', from)
    if (to < 0) return 'broken'
    if (++count > STREAMS_MOST) return 'swells'
    const before = text.slice(at, begin.index)
    words.push(before)
    const content = unpack(bytes.subarray(from, to), plainNames(before.slice(before.lastIndexOf(' obj') + 1)), budget)
    if (content === 'swells' || content === 'broken') return content
    if (content.text !== null) {
      budget -= content.text.length
      ;(content.isObjects ? words : unpacked).push(content.text)
    }
    at = to + 'endstream'.length
    begins.lastIndex = at
  }
  words.push(text.slice(at))
  return { words: words.join('\n'), unpacked }
}

/** `text` null: packed in a way that is not looked into, as pictures are. Objects must be looked into. */
function unpack(packed: Uint8Array, dictionary: string, budget: number): { text: string | null; isObjects: boolean } | 'broken' | 'swells' {
  const isObjects = /\/Type\s*\/(?:ObjStm|XRef)\b/.test(dictionary)
  const filters = [
    ...dictionary.matchAll(
      /\/(FlateDecode|Fl|LZWDecode|ASCII85Decode|ASCIIHexDecode|RunLengthDecode|DCTDecode|JPXDecode|CCITTFaxDecode|JBIG2Decode|Crypt)\b/g
    )
  ]
  const names = filters.map(([, name]) => name!)
  if (names.length === 0) return { text: Buffer.from(packed).toString('latin1'), isObjects }
  if (names.length > 1 || (names[0] !== 'FlateDecode' && names[0] !== 'Fl'))
    return isObjects || names.length > 2 ? 'broken' : { text: null, isObjects }
  if (budget <= 0) return 'swells'
  try {
    return { text: inflateSync(packed, { maxOutputLength: budget }).toString('latin1'), isObjects }
  } catch (error) {
    return (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE' ? 'swells' : 'broken'
  }
}

/** '/J#61vaScript' is '/JavaScript'. */
function plainNames(text: string): string {
  return text.includes('#') ? text.replace(/#([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))) : text
}

function hasWordsInFontMatrix(text: string): boolean {
  if (!text.includes('FontMatrix')) return false
  return [...text.matchAll(FONT_MATRIX)].some(([, list, block]) => !SIX_NUMBERS.test(list ?? block ?? ''))
}
