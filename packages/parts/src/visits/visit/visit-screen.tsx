import { useNow } from '@vizit/client/api/clock'
import { useOnline } from '@vizit/client/api/use-online'
import { phonesOf } from '@vizit/client/catalogue/phones'
import { dayOf, showMoment, showTime } from '@vizit/client/days/show-day'
import { useUnsentStore, useWaiting } from '@vizit/client/unsent/unsent-provider'
import { useVisit } from '@vizit/client/visits/use-visit'
import { isForPrint, type TalonView, talonView } from '@vizit/client/visits/visits-view'
import type { Visit } from '@vizit/contract/visits'
import { showRoubles } from '@vizit/rules/money'
import { mayOpenResults } from '@vizit/rules/test-results'
import { cancelUntil } from '@vizit/rules/visits'
import { loadAfterPicture } from '@vizit/ui/after-picture.ts'
import { Button } from '@vizit/ui/button'
import { Card } from '@vizit/ui/card'
import { IconButton } from '@vizit/ui/icon-button'
import { List } from '@vizit/ui/list'
import { ListRow } from '@vizit/ui/list-row'
import Banknote from 'lucide-react/icons/banknote'
import CircleUserRound from 'lucide-react/icons/circle-user-round'
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical'
import FileText from 'lucide-react/icons/file-text'
import Pill from 'lucide-react/icons/pill'
import Printer from 'lucide-react/icons/printer'
import { lazy, Suspense, useState } from 'react'
import { useAddresses } from '../../addresses/addresses.ts'
import { focusHeading } from '../../frame/focus-heading.ts'
import { Screen } from '../../frame/screen.tsx'
import { untilLine } from '../../unsent/unsent-lines.ts'
import { saying } from '../../words/saying.ts'
import { useWords } from '../../words/words.tsx'
import { bookAgain, bookInstead } from '../book-again.ts'
import { CancelledTalon } from '../cancelled-talon.tsx'
import { OneVisit } from '../one-visit.tsx'
import { useResultsOfVisit } from '../results-of-visit.tsx'
import { useReviewOfVisit } from '../review-of-visit.tsx'
import { VisitTalon } from '../talon/visit-talon.tsx'
import type { VisitAct } from '../visit-act.ts'
import { Beforehand } from './beforehand.tsx'
import { RemindersRow } from './reminders-row.tsx'
import { VisitBoxes } from './visit-boxes.tsx'
import styles from './visit-screen.module.css'

const Replacements = lazy(
  saying(['replacements'], async () => ({ default: (await import('../replacements/replacements.tsx')).Replacements }))
)
const ActDialogs = lazy(loadAfterPicture(async () => ({ default: (await import('../dialogs/act-dialogs.tsx')).ActDialogs })))

/** A visit that was opened: the ticket, what one does with it, what one should know before it, and last of all its cancelling. */
export function VisitScreen({ orderId }: { orderId: string }) {
  const words = useWords('visitsMore')
  const addresses = useAddresses()
  const now = useNow()
  const { visit } = useVisit(orderId)
  return (
    <Screen
      title={words.visitTitle}
      back={{ label: words.back, href: addresses.visits() }}
      actions={
        visit && isForPrint(talonView(visit, now)) ? (
          <IconButton label={words.print} icon={<Printer aria-hidden="true" />} href={addresses.talon(orderId)} />
        ) : undefined
      }
    >
      <div className={styles.page}>
        <OneVisit orderId={orderId}>{visit => <OpenVisit visit={visit} />}</OneVisit>
      </div>
    </Screen>
  )
}

function OpenVisit({ visit }: { visit: Visit }) {
  const now = useNow()
  const isOnline = useOnline()
  const mayWait = useUnsentStore() !== null
  const [act, setAct] = useState<VisitAct | null>(null)
  const view = talonView(visit, now)
  if (visit.status === 'cancelled' && visit.cancelledBy === 'patient') return <CancelledTalon visit={visit} now={now} />
  const isToCome = view.kind === 'booked' || view.kind === 'pending'
  return (
    <>
      <VisitTalon visit={visit} now={now} isOpen isReadOnly={!isOnline} onAct={setAct} />
      {isToCome ? <VisitBoxes visit={visit} now={now} isOnline={isOnline} /> : null}
      {visit.status === 'cancelled' && visit.cancelledBy === 'clinic' && isOnline ? (
        <Card>
          <Suspense>
            <Replacements visit={visit} />
          </Suspense>
        </Card>
      ) : null}
      {view.kind === 'called-off' || view.kind === 'failed' ? <Instead visit={visit} /> : null}
      {view.kind === 'past' ? <Afterwards visit={visit} now={now} onAct={setAct} /> : null}
      {isToCome ? <Beforehand visit={visit} /> : null}
      <Facts visit={visit} isToCome={isToCome} onAct={setAct} />
      {isToCome && (isOnline || mayWait) ? <Cancelling visit={visit} cancel={view.cancel} onAct={setAct} /> : null}
      {act ? (
        <Suspense>
          <ActDialogs act={act} visit={visit} now={now} onClose={() => setAct(null)} onGone={focusHeading} />
        </Suspense>
      ) : null}
    </>
  )
}

/** It will not take place: the way to another time. */
function Instead({ visit }: { visit: Visit }) {
  const words = useWords('visits')
  const addresses = useAddresses()
  return (
    <Button kind="second" wide href={bookInstead(addresses, visit)}>
      {words.otherTime}
    </Button>
  )
}

type ActProps = { visit: Visit; onAct: (act: VisitAct) => void }

/** A visit that is over: another one, the review of it, what the clinic concluded; the rest behind the dots. */
function Afterwards({ visit, now, onAct }: ActProps & { now: Date }) {
  const words = useWords('visitsMore')
  const addresses = useAddresses()
  const review = useReviewOfVisit()(visit, now)
  const results = useResultsOfVisit()
  return (
    <div className={styles.afterwards}>
      <Button wide href={bookAgain(addresses, visit)}>
        {words.again}
      </Button>
      <div className={styles.small}>
        {mayOpenResults(visit) === 'may-open' ? results(visit) : null}
        {review}
        <IconButton
          kind="plain"
          className={styles.dots}
          label={words.more(visit.physicianName)}
          aria-haspopup="dialog"
          icon={<EllipsisVertical aria-hidden="true" />}
          onClick={() => onAct('more')}
        />
      </div>
    </div>
  )
}

/** Who booked it for somebody else, price, documents, medicines and reminders: only those that there are. */
function Facts({ visit, isToCome, onAct }: ActProps & { isToCome: boolean }) {
  const words = useWords('visitsMore')
  const catalogue = useWords('catalogue')
  const addresses = useAddresses()
  const price = visit.payer
    ? `${visit.payer.programCaption}, ${visit.payer.coverer}`
    : visit.price === null
      ? ''
      : catalogue.priceFrom(showRoubles(visit.price))
  const isOver = !isToCome && visit.isPast && visit.status !== 'cancelled'
  const rows = [
    visit.bookedBy ? (
      <ListRow key="booker" lead={<CircleUserRound aria-hidden="true" />} title={words.bookedBy} note={visit.bookedBy} />
    ) : null,
    price ? <ListRow key="price" lead={<Banknote aria-hidden="true" />} title={words.talon.payment} note={price} /> : null,
    visit.documents > 0 ? (
      <ListRow
        key="documents"
        lead={<FileText aria-hidden="true" />}
        title={words.documents(visit.documents)}
        onPress={() => onAct('documents')}
      />
    ) : null,
    isOver ? (
      <ListRow
        key="drugs"
        lead={<Pill aria-hidden="true" />}
        title={words.drugs}
        note={words.drugsNote}
        href={addresses.visitDrugs(visit.orderId)}
      />
    ) : null,
    isToCome ? <RemindersRow key="reminders" visit={visit} /> : null
  ].filter(row => row !== null)
  return rows.length > 0 ? <List label={words.facts}>{rows}</List> : null
}

type CancelState = Extract<TalonView, { kind: 'booked' }>['cancel']

/** Last of all, with the moment until which it can be done [9.01]; afterwards the centre is called. */
function Cancelling({ visit, cancel, onAct }: ActProps & { cancel: CancelState }) {
  const words = useWords('visitsMore')
  const visits = useWords('visits')
  const unsent = useWaiting(['cancelling'], { orderId: visit.orderId })
  const phone = phonesOf(visit.branchPhones)[0]
  if (unsent) return <UnsentCancelling startDate={visit.startDate} id={unsent.id} />
  if (cancel === 'not-yours') return null
  if (cancel === 'too-late')
    return phone ? (
      <Button wide kind="second" href={phone.href}>
        {words.callCentre}
      </Button>
    ) : null
  const until = cancelUntil(visit.startDate).toISOString()
  const shown = dayOf(until) === dayOf(visit.startDate) ? showTime(until) : showMoment(until)
  return (
    <p className={styles.cancel}>
      <Button kind="danger-text" flush onClick={() => onAct('cancel')}>
        {visits.cancelConfirm}
      </Button>
      <span>{words.cancelUntil(shown)}</span>
    </p>
  )
}

/** It was cancelled without a connection: until when that is of use, and the way back. */
function UnsentCancelling({ startDate, id }: { startDate: string; id: string }) {
  const words = useWords('unsent')
  const store = useUnsentStore()
  return (
    <p className={styles.cancel}>
      <Button kind="second" onClick={() => void store?.drop(id)}>
        {words.forget}
      </Button>
      <span>{untilLine(words, startDate)}</span>
    </p>
  )
}
