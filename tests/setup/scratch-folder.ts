// Where the databases of a run of tests lie: in memory where there is room for them. An eighth of the processor went into a disk that gives names to files and takes them away.
import { existsSync, mkdtempSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'

const MEMORY = '/dev/shm'
const PREFIX = 'vizit-run-'
/** Those of `npm test` take half a gigabyte; the log of a long proof may grow to two, and two proofs run side by side. */
const ROOM_BYTES = 4 * 1024 ** 3
const FREE_BYTES = 6 * 1024 ** 3
/** No run lasts as long: one that was killed leaves its folder behind, and here that is memory. */
const LEFT_AFTER_MILLIS = 12 * 3_600_000

/**
 * A new empty folder for data that die with the run. A killed server loses as little there as on a disk: what it has written is with the system. `disk`: never in memory, where nothing waits for a disk to
 * have written.
 */
export function makeScratchFolder(name: string, where: 'memory' | 'disk' = 'memory'): string {
  const place = where === 'memory' && hasRoom() ? MEMORY : tmpdir()
  for (const left of readdirSync(place).filter(one => one.startsWith(PREFIX))) removeLeft(join(place, left))
  return mkdtempSync(join(place, `${PREFIX}${name}-`))
}

function hasRoom(): boolean {
  if (!existsSync(MEMORY)) return false
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize >= ROOM_BYTES && freemem() >= FREE_BYTES
}

function removeLeft(folder: string) {
  try {
    if (Date.now() - statSync(folder).mtimeMs > LEFT_AFTER_MILLIS) rmSync(folder, { recursive: true, force: true })
  } catch {
    // Of somebody else, or gone by now.
  }
}
