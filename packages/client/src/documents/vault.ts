// The documents of one account on this device: everything of them is encrypted, names and numbers too.
import type { IdentityDocument } from '@vizit/rules/documents'
import { newId } from '../session/new-id.ts'
import { accountOnDevice, deviceSecret, type Sealed, sealBytes, sealValue, unsealBytes, unsealValue } from './device-keys.ts'
import { changeEntries, dropUnder, type Entry, isThere, namesUnder, readEntry } from './documents-database.ts'

/** What was typed, with pages that are kept already (by id) and those that are new. */
export type DocumentGiven = Omit<IdentityDocument, 'id' | 'addedAt' | 'pages'> & { pages: readonly (string | Blob)[] }

export type Vault = {
  list: () => Promise<IdentityDocument[]>
  /** `id` null: a new one. Gives its id. Pages that it no longer has are dropped. */
  put: (id: string | null, given: DocumentGiven, now: number) => Promise<string>
  page: (pageId: string) => Promise<Blob>
  remove: (document: IdentityDocument) => Promise<void>
}

/** `name`: of the account on this device. */
export function makeVault(name: string, key: CryptoKey): Vault {
  const ofDocument = (id: string) => `${name}/document/${id}`
  const ofPage = (id: string) => `${name}/page/${id}`

  async function read(at: string): Promise<IdentityDocument[]> {
    const sealed = (await readEntry(at)) as Sealed | undefined
    return sealed ? [await unsealValue<IdentityDocument>(key, at, sealed)] : []
  }

  return {
    list: async () => {
      const all = await Promise.all((await namesUnder(ofDocument(''))).map(read))
      return all.flat().sort((a, b) => a.addedAt - b.addedAt)
    },
    put: async (id, { pages, ...typed }, now) => {
      const at = ofDocument(id ?? newId())
      const [former] = id === null ? [] : await read(at)
      const entries: Entry[] = []
      const pageIds: string[] = []
      for (const page of pages) {
        if (typeof page === 'string') {
          pageIds.push(page)
          continue
        }
        const pageId = newId()
        entries.push([ofPage(pageId), await sealBytes(key, ofPage(pageId), await page.arrayBuffer())])
        pageIds.push(pageId)
      }
      const document: IdentityDocument = {
        ...typed,
        id: at.slice(ofDocument('').length),
        pages: pageIds,
        addedAt: former?.addedAt ?? now
      }
      const gone = former?.pages.filter(page => !pageIds.includes(page)) ?? []
      await changeEntries([...entries, [at, await sealValue(key, at, document)]], gone.map(ofPage))
      return document.id
    },
    page: async pageId => {
      const sealed = (await readEntry(ofPage(pageId))) as Sealed | undefined
      if (!sealed) throw new Error('no such page')
      return new Blob([await unsealBytes(key, ofPage(pageId), sealed)], { type: 'image/webp' })
    },
    remove: ({ id, pages }) => changeEntries([], [ofDocument(id), ...pages.map(ofPage)])
  }
}

/** Drops all that this account keeps here, lock and key too. A device without documents stays as it is. */
export async function dropDocumentsOf(hashKey: string): Promise<void> {
  if (!(await isThere())) return
  const { name } = await accountOnDevice(await deviceSecret(), hashKey)
  await dropUnder(`${name}/`)
}
