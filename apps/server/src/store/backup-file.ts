// The backup file: one gzip stream that holds a line of JSON about its origin, the rows of each table as PostgreSQL's own COPY text,
// and a closing line of JSON with the counts and a checksum over everything before it.
import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync, statSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'

/** One plain sentence for the operator: why a backup was not made or not restored. */
export class BackupError extends Error {
  override name = 'BackupError'
}

export type BackedUpTable = { schema: string; name: string; columns: string[] }

export type Header = {
  format: typeof FORMAT
  formatVersion: number
  /** The highest migration; with the hashes of all of them. */
  schemaVersion: number
  migrations: { version: number; hash: string }[]
  /** The schema version of the job queue's own tables. */
  jobsVersion: number
  serverMajor: number
  /** In an order in which each table stands after those it refers to, as far as there is one. */
  tables: BackedUpTable[]
}

export type Trailer = {
  /** By table, in the header's order. */
  rows: number[]
  sequences: { schema: string; name: string; value: string; isCalled: boolean }[]
  sha256: string
}

export type OpenBackup = {
  header: Header
  /** The rows of the next table, to be read to the end before the following one. */
  nextTable(): AsyncGenerator<Buffer>
  /** Throws when the file is not whole. */
  trailer(): Promise<Trailer>
  close(): void
}

const FORMAT = 'vizit-backup'
export const FORMAT_VERSION = 1
const MAX_LINE_BYTES = 16_000_000
/** Fast: the rows are written while other people wait for the database. */
const COMPRESSION = 3

/** Writes the file beside its place and moves it in when it is whole and on the disk. Never overwrites. */
export async function writeBackup(
  file: string,
  header: Omit<Header, 'format' | 'formatVersion'>,
  rowsOf: (table: BackedUpTable) => AsyncIterable<Buffer>,
  closing: () => Promise<Omit<Trailer, 'sha256'>>
): Promise<void> {
  if (existsSync(file)) throw new BackupError(`${file} exists already: choose another name.`)
  const partial = `${file}.partial`
  const hash = createHash('sha256')
  const hashed = (bytes: Buffer) => {
    hash.update(bytes)
    return bytes
  }
  async function* content() {
    yield hashed(lineOf({ format: FORMAT, formatVersion: FORMAT_VERSION, ...header }))
    for (const table of header.tables) {
      for await (const chunk of rowsOf(table)) yield hashed(Buffer.concat([lengthOf(chunk.length), chunk]))
      yield hashed(lengthOf(0))
    }
    yield lineOf({ ...(await closing()), sha256: hash.digest('hex') })
  }
  try {
    await pipeline(Readable.from(content()), createGzip({ level: COMPRESSION }), createWriteStream(partial, { mode: 0o600, flush: true }))
    await rename(partial, file)
    await flush(dirname(file))
  } catch (error) {
    await rm(partial, { force: true })
    throw error
  }
}

/** Opens a backup file. Throws `BackupError` when it is empty, no backup, or of a format this version does not know. */
export async function openBackup(file: string): Promise<OpenBackup> {
  if (!existsSync(file)) throw new BackupError(`${file} does not exist.`)
  if (statSync(file).size === 0) throw new BackupError(`${file} is empty: it is no backup.`)
  const hash = createHash('sha256')
  const { line, exactly, end, close } = reading(file)
  const header = parse(await line().catch(() => Buffer.alloc(0)), hash)
  if (header?.format !== FORMAT) {
    close()
    throw new BackupError(`${file} is not a backup made by this product.`)
  }
  if (header.formatVersion !== FORMAT_VERSION) {
    close()
    throw new BackupError(
      `${file} has the format ${header.formatVersion}, this version of the product reads ${FORMAT_VERSION}: use the version that made it.`
    )
  }
  return {
    header: header as Header,
    close,
    async *nextTable() {
      for (;;) {
        const length = await exactly(4)
        hash.update(length)
        if (length.readUInt32BE() === 0) return
        const chunk = await exactly(length.readUInt32BE())
        hash.update(chunk)
        yield chunk
      }
    },
    async trailer() {
      const trailer = parse(await line())
      await end()
      if (trailer?.sha256 !== hash.digest('hex')) throw new BackupError(`${file} is damaged: its checksum does not match.`)
      return trailer as Trailer
    }
  }
}

/** A rename is on the disk only when its folder is. */
async function flush(folder: string) {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function lineOf(value: unknown): Buffer {
  return Buffer.from(`${JSON.stringify(value)}\n`)
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes)
  return length
}

function parse(line: Buffer, hash?: ReturnType<typeof createHash>): Partial<Header & Trailer> | undefined {
  hash?.update(line)
  try {
    return JSON.parse(line.toString())
  } catch {
    // Whatever it is, it is not a line of ours; the caller says so.
    return
  }
}

/** Reads the unpacked bytes piece by piece; a file that ends or breaks early is a `BackupError`. */
function reading(file: string) {
  const source = createReadStream(file)
  const unpacked = source.pipe(createGunzip())
  source.on('error', error => unpacked.destroy(error))
  const chunks = unpacked[Symbol.asyncIterator]() as AsyncIterator<Buffer>
  let rest: Buffer = Buffer.alloc(0)

  async function more(): Promise<boolean> {
    try {
      const { value, done } = await chunks.next()
      if (done) return false
      rest = rest.length > 0 ? Buffer.concat([rest, value]) : value
      return true
    } catch (error) {
      throw new BackupError(`${file} is cut off or damaged (${(error as Error).message}).`)
    }
  }
  function take(bytes: number): Buffer {
    const taken = rest.subarray(0, bytes)
    rest = rest.subarray(bytes)
    return taken
  }
  async function atLeast(bytes: number) {
    while (rest.length < bytes) if (!(await more())) throw new BackupError(`${file} is cut off.`)
  }
  return {
    async exactly(bytes: number): Promise<Buffer> {
      await atLeast(bytes)
      return take(bytes)
    },
    async line(): Promise<Buffer> {
      for (;;) {
        const at = rest.indexOf(10)
        if (at >= 0) return take(at + 1)
        if (rest.length > MAX_LINE_BYTES) throw new BackupError(`${file} is damaged.`)
        await atLeast(rest.length + 1)
      }
    },
    async end() {
      if (rest.length > 0 || (await more())) throw new BackupError(`${file} is damaged: it goes on after its end.`)
    },
    close: () => void source.destroy()
  }
}
