import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FileStore } from './files.ts'

/** An id of ours and nothing else: no name from outside ever becomes a path. */
const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Files in a folder, a subfolder for each of the first two letters. A file appears whole or not at all. */
export function localFiles(folder: string): FileStore {
  const placeOf = (id: string): string => {
    if (!ID.test(id)) throw new Error('a file is named by an id')
    return join(folder, id.slice(0, 2), id)
  }
  return {
    async put(id, bytes) {
      const place = placeOf(id)
      await mkdir(dirname(place), { recursive: true, mode: 0o700 })
      const half = `${place}.part`
      const file = await open(half, 'w', 0o600)
      try {
        await file.writeFile(bytes)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(half, place)
    },
    async open(id) {
      try {
        const file = await open(placeOf(id), 'r')
        const { size } = await file.stat()
        return { stream: file.createReadStream(), sizeBytes: size }
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
        throw error
      }
    },
    remove: id => rm(placeOf(id), { force: true })
  }
}
