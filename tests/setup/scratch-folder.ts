// Where the databases of a run of tests lie: in memory where there is room for them. A seventh of the run's time is a disk that gives names to files and takes them away.
import { existsSync, mkdtempSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'

const MEMORY = '/dev/shm'
const PREFIX = 'vizit-run-'
/** All databases of a run take half of it. */
const ROOM_BYTES = 1024 ** 3
const FREE_BYTES = 3 * 1024 ** 3
/** No run lasts as long: one that was killed leaves its folder behind, and here that is memory. */
const LEFT_AFTER_MILLIS = 12 * 3_600_000

/** A new empty folder for data that die with the run. A killed server loses as little there as on a disk: what it has written is with the system. */
export function makeScratchFolder(name: string): string {
  const place = hasRoom() ? MEMORY : tmpdir()
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
