import { failureOf } from '@vizit/client/api/call-failure'
import { useNow } from '@vizit/client/api/clock'
import { useCoverages } from '@vizit/client/programmes/use-coverages'
import { useVisits } from '@vizit/client/visits/use-visits'
import { splitShown } from '@vizit/client/visits/visits-view'
import { useAddresses } from '@vizit/parts/addresses/addresses'
import { CopyNotice } from '@vizit/parts/failures/copy-notice.tsx'
import { LoadFailure } from '@vizit/parts/failures/load-failure.tsx'
import { useRefusalWords } from '@vizit/parts/refusal-words/use-refusal-words'
import { VisitTalon } from '@vizit/parts/visits/talon/visit-talon.tsx'
import { WaitsForYou } from '@vizit/parts/visits/waits-for-you.tsx'
import { useWords } from '@vizit/parts/words/words.tsx'
import { Button } from '@vizit/ui/button'
import { Card } from '@vizit/ui/card'
import { List } from '@vizit/ui/list'
import { ListRow } from '@vizit/ui/list-row'
import { Link } from '@vizit/ui/page/link'
import { Section } from '@vizit/ui/page/section'
import { EmptyTalon } from '@vizit/ui/talon/empty-talon'
import { TalonSkeleton } from '@vizit/ui/talon/talon-skeleton'
import ShieldCheck from 'lucide-react/icons/shield-check'
import styles from './home.module.css'

/** The next visit, what waits for the person, and who pays. */
export function OwnHome() {
  return (
    <>
      <NextVisit />
      <Programme />
    </>
  )
}

function NextVisit() {
  const words = useWords('app')
  const addresses = useAddresses()
  const now = useNow()
  const visits = useVisits()
  if (!visits.copy) {
    if (visits.error) {
      if (failureOf(visits.error).facts.reason === 'DEVICE_NOT_CONFIRMED') return <DeviceUnknown error={visits.error} />
      return (
        <LoadFailure
          error={visits.error}
          title={words.visitsFailed}
          text={words.visitsFailedText}
          onRetry={visits.refresh}
          isRetrying={visits.isAsking}
        />
      )
    }
    return <TalonSkeleton />
  }
  const { future, past } = splitShown(visits.copy.orders, now)
  const [next] = future
  const all = (
    <Link standalone href={addresses.visits()}>
      {words.allVisits(future.length)}
    </Link>
  )
  return (
    <>
      <CopyNotice loadedAt={Date.parse(visits.copy.syncedAt)} isStale={visits.error !== null} />
      <Section title={words.nextVisit} note={next ? all : undefined}>
        {next ? (
          <VisitTalon visit={next} now={now} isReadOnly onAct={() => undefined} />
        ) : (
          <EmptyTalon
            title={words.noVisits}
            text={words.noVisitsText}
            actions={past.length > 0 ? <Link href={addresses.visits({ tab: 'past' })}>{words.pastVisits}</Link> : undefined}
          />
        )}
      </Section>
      <WaitsForYou past={past} now={now} />
    </>
  )
}

/** What is one's own is not shown to a device that its owner has not confirmed: what opens it stands behind the way to it. */
function DeviceUnknown({ error }: { error: unknown }) {
  const words = useWords('app')
  const addresses = useAddresses()
  const { title, text } = useRefusalWords()(error)
  return (
    <Card title={title}>
      <p className={styles.text}>{text}</p>
      <Button wide href={addresses.visits()}>
        {words.confirmDevice}
      </Button>
    </Card>
  )
}

/** The first programme that pays today; nothing where none does. */
function Programme() {
  const words = useWords('app')
  const addresses = useAddresses()
  const mine = useCoverages().data?.[0]?.coverages.find(one => one.status === 'ACTIVE')
  if (!mine) return null
  return (
    <List label={words.programmes}>
      <ListRow
        lead={<ShieldCheck aria-hidden="true" />}
        title={words.programme(mine.programCaption)}
        note={words.programmeOpen}
        href={addresses.programmes()}
      />
    </List>
  )
}
