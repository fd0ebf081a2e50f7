// Pictures of vendors on the disk: so many and so large at most, the oldest go first. What is lost is asked for again: nothing here is ever needed.
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { mediaOf, type TilePicture } from './tiles.ts'

export type KeptTiles = {
  /** `at`: when it was kept, in milliseconds. */
  find(name: string): Promise<(TilePicture & { at: number }) | undefined>
  keep(name: string, bytes: Uint8Array, at: number): Promise<void>
}

type Limits = { files: number; bytes: number }

/** Names are hashes: which squares were looked at cannot be read from the folder. */
const NAME = /^[0-9a-f]{64}$/

/** A folder of pictures. What stands in it from before counts; each process counts what it has found and what it has written. */
export function keptTiles(folder: string, most: Limits): KeptTiles {
  /** The oldest first. */
  let known: Promise<Map<string, { size: number; at: number }>> | undefined
  let total = 0
  const placeOf = (name: string) => join(folder, name.slice(0, 2), name)

  async function readFolder() {
    const files = await readdir(folder, { recursive: true }).catch(() => [])
    const found: [string, { size: number; at: number }][] = []
    for (const file of files) {
      const name = file.slice(3)
      const facts = await stat(join(folder, file)).catch(() => undefined)
      if (!facts?.isFile()) continue
      // Left half written by a process that ended.
      if (!NAME.test(name)) await rm(join(folder, file), { force: true })
      else found.push([name, { size: facts.size, at: facts.mtimeMs }])
    }
    total = found.reduce((sum, [, { size }]) => sum + size, 0)
    return new Map(found.toSorted(([, a], [, b]) => a.at - b.at))
  }

  async function makeRoom(all: Map<string, { size: number; at: number }>): Promise<void> {
    for (const [name, { size }] of all) {
      if (all.size <= most.files && total <= most.bytes) return
      all.delete(name)
      total -= size
      await rm(placeOf(name), { force: true })
    }
  }

  return {
    async find(name) {
      known ??= readFolder()
      const fact = (await known).get(name)
      const bytes = fact && (await readFile(placeOf(name)).catch(() => undefined))
      const media = bytes && mediaOf(bytes)
      return media && { bytes, media, at: fact.at }
    },
    async keep(name, bytes, at) {
      known ??= readFolder()
      const all = await known
      const place = placeOf(name)
      const half = `${place}.${process.pid}.part`
      await mkdir(join(folder, name.slice(0, 2)), { recursive: true, mode: 0o700 })
      await writeFile(half, bytes, { mode: 0o600 })
      await rename(half, place)
      total += bytes.byteLength - (all.get(name)?.size ?? 0)
      all.delete(name)
      all.set(name, { size: bytes.byteLength, at })
      await makeRoom(all)
    }
  }
}
