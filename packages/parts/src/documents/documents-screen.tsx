import { keepForGood, useDocuments } from '@vizit/client/documents/use-documents'
import { DOCUMENTS_MOST } from '@vizit/rules/documents'
import { Banner } from '@vizit/ui/banner'
import { Button } from '@vizit/ui/button'
import { CardSkeleton } from '@vizit/ui/card-skeleton'
import { IconButton } from '@vizit/ui/icon-button'
import { List } from '@vizit/ui/list'
import { ListRow } from '@vizit/ui/list-row'
import { LiveRegion } from '@vizit/ui/live-region'
import { ErrorCard } from '@vizit/ui/page/error-card'
import { BareLink } from '@vizit/ui/page/link-provider'
import { EmptyTalon } from '@vizit/ui/talon/empty-talon'
import Camera from 'lucide-react/icons/camera'
import Lock from 'lucide-react/icons/lock'
import LockOpen from 'lucide-react/icons/lock-open'
import Plus from 'lucide-react/icons/plus'
import { useEffect, useState } from 'react'
import { useAddresses } from '../addresses/addresses.ts'
import { Screen } from '../frame/screen.tsx'
import { useWayBack } from '../ways/use-way-back.ts'
import { useWords } from '../words/words.tsx'
import { DocumentCard } from './document-card.tsx'
import styles from './documents.module.css'
import { LockDialog } from './lock-dialog.tsx'
import { useOpenVault } from './open-vault.ts'
import { RemoveAll } from './remove-all.tsx'

/** [1.39] [2.133] The documents that lie on this device alone. */
export function DocumentsScreen() {
  const words = useWords('documents')
  const shell = useWords('shell')
  const addresses = useAddresses()
  const { vault, locked } = useOpenVault()
  const { data, isError, refetch } = useDocuments(vault)
  const isFull = data !== undefined && data.length >= DOCUMENTS_MOST
  const mayAdd = data !== undefined && data.length > 0 && !isFull
  return (
    <Screen
      title={words.title}
      back={useWayBack(addresses.above.own())}
      actions={mayAdd ? <IconButton label={words.add} icon={<Plus aria-hidden="true" />} href={addresses.addDocument()} /> : undefined}
    >
      <div className={styles.list}>
        <Banner kind="info" icon={<Lock aria-hidden="true" />} title={words.promise}>
          {words.promiseText}
        </Banner>
        {data ? (
          <>
            {data.length === 0 ? (
              <EmptyTalon
                title={words.empty}
                text={words.emptyText}
                actions={<Button href={addresses.addDocument()}>{words.add}</Button>}
              />
            ) : (
              <>
                <NotKept />
                <ul className={styles.cards}>
                  {data.map(document => (
                    <li key={document.id}>
                      <DocumentCard document={document} />
                    </li>
                  ))}
                </ul>
                {isFull ? <Banner kind="wait">{words.most(DOCUMENTS_MOST)}</Banner> : <AddCard />}
              </>
            )}
            <LockRow />
            {data.length > 0 ? <RemoveAll locked={locked} isShut={false} /> : null}
          </>
        ) : isError ? (
          <ErrorCard title={words.failed} text={words.failedText} retry={{ label: shell.retry, onPress: () => void refetch() }} />
        ) : (
          <div aria-busy="true">
            <LiveRegion text={words.loading} />
            <CardSkeleton lines={3} />
          </div>
        )}
      </div>
    </Screen>
  )
}

function AddCard() {
  const words = useWords('documents')
  const addresses = useAddresses()
  return (
    <BareLink className={styles.add} href={addresses.addDocument()}>
      <Camera aria-hidden="true" />
      <span>
        <span className={styles.kind}>{words.add}</span>
        <span className={styles.owner}>{words.addNote}</span>
      </span>
    </BareLink>
  )
}

/** A browser that may clear the documents by itself is told of. It is asked once there is something to lose. */
function NotKept() {
  const words = useWords('documents')
  const [isKept, setKept] = useState(true)
  useEffect(() => void keepForGood().then(setKept), [])
  return isKept ? null : (
    <Banner kind="wait" title={words.notKept}>
      {words.notKeptText}
    </Banner>
  )
}

function LockRow() {
  const words = useWords('documents')
  const { locked } = useOpenVault()
  const [isAsked, setAsked] = useState(false)
  const Sign = locked.lock === 'none' ? LockOpen : Lock
  return (
    <>
      <List label={words.lock}>
        <ListRow lead={<Sign aria-hidden="true" />} title={words.lock} note={words.lockNow[locked.lock]} onPress={() => setAsked(true)} />
      </List>
      {isAsked ? <LockDialog onClose={() => setAsked(false)} /> : null}
    </>
  )
}
