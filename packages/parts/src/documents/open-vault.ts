import type { LockedVault } from '@vizit/client/documents/locked-vault'
import type { Vault } from '@vizit/client/documents/vault'
import { createContext, use } from 'react'

type OpenVault = {
  vault: Vault
  locked: LockedVault
  /** The lock is another one now. */
  onLock: (locked: LockedVault) => void
  /** Whether something is typed that a lock may not throw away. */
  keepTyped: (kept: boolean) => void
}

const OpenVaultContext = createContext<OpenVault | null>(null)
export const OpenVaultProvider = OpenVaultContext

export function useOpenVault(): OpenVault {
  const open = use(OpenVaultContext)
  if (!open) throw new Error('useOpenVault must stand inside a DocumentsGate')
  return open
}
