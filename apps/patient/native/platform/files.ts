import { Directory, Filesystem } from '@capacitor/filesystem'
import { Share } from '@capacitor/share'
import type { Files } from '@vizit/client/platform/port'

/** In the cache of the app: no backup has it, and no other app reads it but the one that a file is handed to. */
const HANDED = { path: 'handed', directory: Directory.Cache }

export const files: Files = {
  // A web view has no downloads: the sheet of the phone keeps a file, opens it or sends it on.
  async save(bytes, name) {
    await dropHandedFiles()
    const path = `${HANDED.path}/${name.replace(/[\\/:*?"<>|]/g, '_')}`
    const { uri } = await Filesystem.writeFile({ path, directory: HANDED.directory, data: await inBase64(bytes), recursive: true })
    // Whoever closes the sheet has changed their mind.
    await Share.share({ files: [uri] }).catch(() => undefined)
  }
}

/** What was handed on may be of a person's health: it goes with the next file and the next start, not at once, since the other app still reads it. */
export async function dropHandedFiles(): Promise<void> {
  await Filesystem.rmdir({ ...HANDED, recursive: true }).catch(() => undefined)
}

function inBase64(bytes: Blob): Promise<string> {
  return new Promise((done, failed) => {
    const reader = new FileReader()
    reader.onload = () => done((reader.result as string).replace(/^[^,]*,/, ''))
    reader.onerror = () => failed(reader.error)
    reader.readAsDataURL(bytes)
  })
}
