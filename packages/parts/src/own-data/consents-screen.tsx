import { consentStands } from '@vizit/client/own-data/own-consents'
import { useGivenConsents } from '@vizit/client/own-data/use-own-consents'
import { CardSkeleton } from '@vizit/ui/card-skeleton'
import { LiveRegion } from '@vizit/ui/live-region'
import { useAddresses } from '../addresses/addresses.ts'
import { CopyNotice } from '../failures/copy-notice.tsx'
import { LoadFailure } from '../failures/load-failure.tsx'
import { Screen } from '../frame/screen.tsx'
import { useWays } from '../ways/ways.ts'
import { useWords } from '../words/words.tsx'
import { ConsentCard } from './consent-card.tsx'
import styles from './own-data.module.css'
import { PersonChips, useSubjects } from './person-chips.tsx'

type Subject = ReturnType<typeof useSubjects>[number]

/** What was accepted for oneself and one's children, in which words, and taking it back. */
export function ConsentsScreen({ who }: { who?: string | undefined }) {
  const words = useWords('ownData')
  const shell = useWords('shell')
  const addresses = useAddresses()
  const ways = useWays()
  const subjects = useSubjects()
  const subject = subjects.find(one => one.profileId === who) ?? subjects.find(one => one.isMe)
  return (
    <Screen title={words.consentsTitle} note={words.consentsIntro} back={{ label: shell.back, href: addresses.ownData() }}>
      <PersonChips
        chosen={subject?.profileId}
        onChoose={profileId => void ways.go(addresses.consents({ who: profileId }), { replace: true })}
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
