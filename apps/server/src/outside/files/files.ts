// The port to where files of people lie: documents and pictures that clinics attach. The local default is a folder under DATA_DIR.
import type { Readable } from 'node:stream'

export type FileStore = {
  /** Keeps the bytes under the id; the same id again replaces them. Resolves when they would outlive a power cut. */
  put(id: string, bytes: Uint8Array): Promise<void>
  /** The bytes as a stream, and how many there are; undefined when there is no such file. */
  open(id: string): Promise<{ stream: Readable; sizeBytes: number } | undefined>
  /** Removed twice is removed. */
  remove(id: string): Promise<void>
}
