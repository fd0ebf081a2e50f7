import { useNavigate, useSearch } from '@tanstack/react-router'
import { consentStands } from '@vizit/client/own-data/own-consents'
import { useGivenConsents } from '@vizit/client/own-data/use-own-consents'
import { useAddresses } from '@vizit/parts/addresses/addresses'
import { CopyNotice } from '@vizit/parts/failures/copy-notice.tsx'
import { LoadFailure } from '@vizit/parts/failures/load-failure.tsx'
import { Screen } from '@vizit/parts/frame/screen.tsx'
import { ConsentCard } from '@vizit/parts/own-data/consent-card.tsx'
import styles from '@vizit/parts/own-data/own-data.module.css'
import { PersonChips, useSubjects } from '@vizit/parts/own-data/person-chips.tsx'
import { useWords } from '@vizit/parts/words/words.tsx'
import { CardSkeleton } from '@vizit/ui/card-skeleton'
import { LiveRegion } from '@vizit/ui/live-region'

type Subject = ReturnType<typeof useSubjects>[number]

/** What was accepted for oneself and one's children, in which words, and taking it back. */
export function ConsentsScreen() {
  const words = useWords('ownData')
  const shell = useWords('shell')
  const addresses = useAddresses()
  const navigate = useNavigate()
  const { who } = useSearch({ strict: false })
  const subjects = useSubjects()
  const subject = subjects.find(one => one.profileId === who) ?? subjects.find(one => one.isMe)
  return (
    <Screen title={words.consentsTitle} note={words.consentsIntro} back={{ label: shell.back, href: addresses.ownData() }}>
      <PersonChips
        chosen={subject?.profileId}
        onChoose={profileId => void navigate({ to: addresses.consents(), search: profileId ? { who: profileId } : {}, replace: true })}
      />
      {subject ? <Stands key={subject.profileId} subject={subject} /> : <Waiting />}
    </Screen>
  )
}

function Stands({ subject }: { subject: Subject }) {
  const words = useWords('ownData')
  const { data, error, isFetching, refetch, dataUpdatedAt } = useGivenConsents(subject.profileId)
  if (!data) {
    return error ? (
      <LoadFailure
        error={error}
        title={words.consentsFailed}
        text={words.consentsFailedText}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    ) : (
      <Waiting />
    )
  }
  return (
    <div className={styles.list}>
      <CopyNotice loadedAt={dataUpdatedAt} isStale={error !== null} />
      {consentStands(subject.isChild ? 'child' : 'adult', data).map(stand => (
        <ConsentCard key={stand.kind} stand={stand} subject={subject} />
      ))}
    </div>
  )
}

function Waiting() {
  const words = useWords('ownData')
  return (
    <div className={styles.list} aria-busy="true">
      <LiveRegion text={words.consentsLoading} />
      <CardSkeleton lines={2} />
      <CardSkeleton lines={2} />
      <CardSkeleton lines={2} />
    </div>
  )
}
