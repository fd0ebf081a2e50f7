import { useNow } from '@vizit/client/api/clock'
import { capital, showDate, showMoment, showTimeOf } from '@vizit/client/days/show-day'
import { names } from '@vizit/client/names/spoken-names'
import { offerForm, requestName } from '@vizit/client/waiting-list/offer'
import { useDropWaitingRequest } from '@vizit/client/waiting-list/use-waiting-requests'
import type { WaitingRequest } from '@vizit/contract/waiting-list'
import { minskDay } from '@vizit/rules/days'
import { Badge } from '@vizit/ui/badge'
import { Banner } from '@vizit/ui/banner'
import { Button } from '@vizit/ui/button'
import { Card } from '@vizit/ui/card'
import { useToasts } from '@vizit/ui/dialogs/toast'
import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import Hourglass from 'lucide-react/icons/hourglass'
import X from 'lucide-react/icons/x'
import { useId } from 'react'
import { useAddresses } from '../addresses/addresses.ts'
import { RefusalBanner } from '../failures/refusal-banner.tsx'
import { useRefusalWords } from '../refusal-words/use-refusal-words.ts'
import type { AllWords } from '../words/all-words.ts'
import { useWords } from '../words/words.tsx'
import styles from './waiting.module.css'

const BADGES = {
  waiting: { kind: 'wait', icon: <Hourglass aria-hidden="true" /> },
  offered: { kind: 'ok', icon: <Clock aria-hidden="true" /> },
  booked: { kind: 'info', icon: <Check aria-hidden="true" /> },
  expired: { kind: 'plain', icon: <X aria-hidden="true" /> }
} as const

/** [5.22] When it may begin: the hours, else the parts of the day. */
function hoursOf({ times, parts }: WaitingRequest, words: AllWords['waitingList']): string {
  if (times) return words.hours(times.from, times.to)
  return parts.length === 3 ? words.anyPart : parts.map(part => words.parts[part]).join(', ')
}

/** One request: for whom, what and which days, its state, and what can be done now. */
export function RequestCard({ request }: { request: WaitingRequest }) {
  const words = useWords('waitingList')
  const addresses = useAddresses()
  const tell = useRefusalWords()
  const { say } = useToasts()
  const drop = useDropWaitingRequest()
  const today = minskDay(useNow())
  const titleId = useId()
  const name = requestName(request)
  const by = request.service ? request.doctor?.name : request.doctor && request.speciality && names.speciality(request.speciality.name)
  const about = [by, request.branch?.name]
  return (
    <Card as="article" aria-labelledby={titleId} className={styles.request}>
      <div className={styles.head}>
        <h3 id={titleId} className={styles.name}>
          {name}
        </h3>
        <Badge {...BADGES[request.state]}>{words.states[request.state]}</Badge>
      </div>
      <div className={styles.lines}>
        {about.some(Boolean) ? <p>{about.filter(Boolean).join(', ')}</p> : null}
        <p>
          {words.days(showDate(request.from, today), showDate(request.to, today))}, {hoursOf(request, words)}
        </p>
        <p>{words.who(request.patientName)}</p>
        {request.state === 'expired' ? <p>{words.expired}</p> : null}
      </div>
      {request.offer ? (
        <Banner kind="ok" title={capital(words.offered(showMoment(request.offer.startDate, today), request.offer.branchName))}>
          {words.offeredUntil(showTimeOf(request.offer.until, today))}
        </Banner>
      ) : null}
      <div className={styles.actions}>
        {request.offer ? <Button href={offerForm(request, request.offer.timetableId, addresses)}>{words.book}</Button> : null}
        {request.state === 'booked' ? (
          <Button kind="second" size="small" href={addresses.visits()}>
            {words.toVisits}
          </Button>
        ) : null}
        <Button
          kind="danger-text"
          size="small"
          flush
          aria-label={words.removeLabel(name)}
          waiting={drop.isPending ? words.removing : undefined}
          onClick={() => drop.mutate(request.id, { onSuccess: () => say(words.removed) })}
        >
          {words.remove}
        </Button>
      </div>
      {drop.isError ? <RefusalBanner title={words.notRemoved} text={tell(drop.error).text} /> : null}
    </Card>
  )
}
