import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { IdentityDocument } from '@vizit/rules/documents'
import { useEffect, useState } from 'react'
import { useClock } from '../api/clock.ts'
import { useProfile } from '../profile/use-profile.ts'
import { findVault } from './locked-vault.ts'
import { type DocumentGiven, dropDocumentsOf, type Vault } from './vault.ts'

const LIST_KEY = ['documents', 'list'] as const

/** The documents' place on this device for who is signed in. The key of the query bears the account, so that nobody finds another one's. */
export function useFoundVault() {
  const hashKey = useProfile().data?.hashKey
  return useQuery({
    queryKey: ['documents', 'vault', hashKey],
    queryFn: () => findVault(hashKey!),
    enabled: Boolean(hashKey),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false
  })
}

/** What lies in an open vault; forgotten with the screen that asked. */
export function useDocuments(vault: Vault) {
  return useQuery({ queryKey: LIST_KEY, queryFn: vault.list, gcTime: 0, staleTime: 0, retry: false })
}

export function usePutDocument(vault: Vault, id: string | null) {
  const queries = useQueryClient()
  const clock = useClock()
  return useMutation({
    mutationFn: (given: DocumentGiven) => vault.put(id, given, clock().getTime()),
    gcTime: 0,
    onSuccess: () => queries.invalidateQueries({ queryKey: LIST_KEY })
  })
}

export function useRemoveDocument(vault: Vault) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (document: IdentityDocument) => vault.remove(document),
    gcTime: 0,
    onSuccess: () => queries.invalidateQueries({ queryKey: LIST_KEY })
  })
}

/** The address of a page in this window's memory; null while it is being opened, false where it cannot be. */
export function usePageAddress(vault: Vault, page: string | Blob): string | null | false {
  const [address, setAddress] = useState<string | null | false>(null)
  useEffect(() => {
    let made: string | undefined
    let isGone = false
    async function show() {
      const blob = typeof page === 'string' ? await vault.page(page) : page
      if (isGone) return
      made = URL.createObjectURL(blob)
      setAddress(made)
    }
    show().catch(() => {
      if (!isGone) setAddress(false)
    })
    return () => {
      isGone = true
      if (made) URL.revokeObjectURL(made)
    }
  }, [vault, page])
  return address
}

/** Drops what the account that is signed in keeps on this device: with the account itself its documents go too. */
export function useDropDocuments(): () => Promise<void> {
  const hashKey = useProfile().data?.hashKey
  return async () => {
    // Where the browser refuses its storage nothing lies.
    if (hashKey) await dropDocumentsOf(hashKey).catch(() => undefined)
  }
}

/** Asks the browser not to clear the documents by itself; true: it will not. */
export async function keepForGood(): Promise<boolean> {
  const storage = navigator.storage as StorageManager | undefined
  if (!storage?.persist) return false
  return (await storage.persisted().catch(() => false)) || (await storage.persist().catch(() => false))
}

/** A full disk has a name of its own. */
export function isDiskFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError'
}
