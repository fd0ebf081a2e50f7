import { useQueryClient } from '@tanstack/react-query'
import { useClock } from '@vizit/client/api/clock'
import type { LockedVault } from '@vizit/client/documents/locked-vault'
import { useFoundVault } from '@vizit/client/documents/use-documents'
import type { Vault } from '@vizit/client/documents/vault'
import { LOCKS_AFTER_MS } from '@vizit/rules/documents'
import { CardSkeleton } from '@vizit/ui/card-skeleton'
import { LiveRegion } from '@vizit/ui/live-region'
import { ErrorCard } from '@vizit/ui/page/error-card'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import { useAddresses } from '../addresses/addresses.ts'
import { Screen } from '../frame/screen.tsx'
import { useWayBack } from '../ways/use-way-back.ts'
import { useWords } from '../words/words.tsx'
import styles from './documents.module.css'
import { LockScreen } from './lock-screen.tsx'
import { OpenVaultProvider } from './open-vault.ts'
import { useLeaving } from './use-leaving.ts'

/** Around the pages of documents: they are there once the lock is open, covered while the app is left, and locked again after a minute. */
export function DocumentsGate({ children }: { children: ReactNode }) {
  const words = useWords('documents')
  const shell = useWords('shell')
  const addresses = useAddresses()
  const back = useWayBack(addresses.above.own())
  const { data, isError, refetch } = useFoundVault()
  if (data) return <Locked found={data}>{children}</Locked>
  return (
    <Screen title={words.title} back={back}>
      {isError ? (
        <ErrorCard title={words.failed} text={words.failedText} retry={{ label: shell.retry, onPress: () => void refetch() }} />
      ) : (
        <div aria-busy="true">
          <LiveRegion text={words.loading} />
          <CardSkeleton lines={3} />
        </div>
      )}
    </Screen>
  )
}

function Locked({ found, children }: { found: LockedVault; children: ReactNode }) {
  const words = useWords('documents')
  const queries = useQueryClient()
  const clock = useClock()
  const [locked, setLocked] = useState(found)
  const [vault, setVault] = useState<Vault | null>(null)
  // What was typed outlives a lock: a camera is another app, and takes its time.
  const [keepsTyped, setKeepsTyped] = useState(false)
  const [isShut, setShut] = useState(true)

  function lock() {
    if (locked.lock === 'none') return
    setShut(true)
    if (keepsTyped) return
    setVault(null)
    queries.removeQueries({ queryKey: ['documents', 'list'] })
  }
  const isLeft = useLeaving(LOCKS_AFTER_MS, lock)

  const openFreely = useEffectEvent(async () => {
    if (locked.lock !== 'none') return
    const answer = await locked.open(clock().getTime())
    if (answer.kind === 'open') {
      setVault(answer.vault)
      setShut(false)
    }
  })
  useEffect(() => void openFreely(), [])

  if (vault === null && locked.lock === 'none') return null
  return (
    <>
      {isShut && locked.lock !== 'none' ? (
        <LockScreen
          locked={locked}
          onOpen={opened => {
            // The page that waits behind the lock goes on with its own.
            setVault(now => now ?? opened)
            setShut(false)
          }}
        />
      ) : null}
      {vault ? (
        <OpenVaultProvider value={{ vault, locked, onLock: setLocked, keepTyped: setKeepsTyped }}>
          <div hidden={isShut} inert={isShut}>
            {children}
          </div>
        </OpenVaultProvider>
      ) : null}
      {isLeft
        ? createPortal(
            <div className={styles.cover}>
              <p>{words.covered}</p>
            </div>,
            document.body
          )
        : null}
    </>
  )
}
