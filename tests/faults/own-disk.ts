// A small disk of a proof's own, to be filled: a file system in memory over an empty folder. To mount one wants Linux and root.
import { execFileSync } from 'node:child_process'
import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'

const CHUNK = Buffer.alloc(1_048_576, 7)
const PAGE_BYTES = 4_096

export type OwnDisk = {
  /** Until not a byte fits any more. */
  fill(): void
  empty(): void
  unmount(): void
}

/** Throws a sentence where this machine lets nobody mount. */
export function mountOwnDisk(folder: string, megabytes: number): OwnDisk {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0755`, 'vizit-proof', folder], { stdio: 'pipe' })
  } catch (error) {
    throw new Error('This proof fills a disk of its own, which it mounts in memory: it wants Linux and root.', { cause: error })
  }
  const unmount = () => void execFileSync('umount', ['-l', folder], { stdio: 'pipe' })
  // Before the folders of the proof are removed.
  process.prependListener('exit', unmount)
  const ballast = join(folder, 'ballast')
  return {
    fill: () => {
      const file = openSync(ballast, 'a')
      try {
        for (const bytes of [CHUNK.length, PAGE_BYTES]) writeWhileItFits(file, CHUNK.subarray(0, bytes))
      } finally {
        closeSync(file)
      }
    },
    empty: () => rmSync(ballast, { force: true }),
    unmount: () => {
      process.off('exit', unmount)
      unmount()
    }
  }
}

function writeWhileItFits(file: number, bytes: Buffer): void {
  try {
    for (;;) if (writeSync(file, bytes) < bytes.length) return
  } catch (error) {
    if ((error as { code?: string }).code !== 'ENOSPC') throw error
  }
}
