import { useNow } from '@vizit/client/api/clock'
import {
  capital,
  dayOf,
  showDayNumber,
  showFullDay,
  showMoment,
  showMonthOf,
  showTime,
  showWeekdayShort
} from '@vizit/client/days/show-day'
import { addressText } from '@vizit/client/names/spoken-services'
import { useActByVisitLink } from '@vizit/client/reminders/use-visit-link'
import { linkedVisitView } from '@vizit/client/reminders/visit-link-view'
import type { LinkedVisit } from '@vizit/contract/reminders'
import { minskDay } from '@vizit/rules/days'
import { Badge } from '@vizit/ui/badge'
import { Button } from '@vizit/ui/button'
import { ConfirmDialog } from '@vizit/ui/dialogs/confirm-dialog'
import { Talon } from '@vizit/ui/talon/talon'
import { TalonBody } from '@vizit/ui/talon/talon-body'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import { useId, useState } from 'react'
import { RefusalBanner } from '../failures/refusal-banner.tsx'
import { useRefusalWords } from '../refusal-words/use-refusal-words.ts'
import { useWords } from '../words/words.tsx'
import { MoveDialog } from './linked-times.tsx'
import styles from './reminders.module.css'

type LinkedProps = { token: string; visit: LinkedVisit }

/** One visit of the link: when and where, and what may still be said of it. */
export function LinkedVisitTalon({ token, visit }: LinkedProps) {
  const words = useWords('reminders')
  const titleId = useId()
  const now = useNow()
  const view = linkedVisitView(visit, now)
  const day = dayOf(visit.startDate)
  const isGone = view.kind === 'cancelled' || (view.kind === 'done' && view.action === 'cancel')
  const badge =
    view.kind === 'done' ? (
      <Badge kind={view.action === 'cancel' ? 'plain' : 'ok'} icon={<CircleCheck aria-hidden="true" />}>
        {words.done[view.action]}
      </Badge>
    ) : view.kind === 'open' ? null : (
      <Badge kind="plain" icon={<Info aria-hidden="true" />}>
        {view.kind === 'over' ? words.over : words.cancelled}
      </Badge>
    )
  return (
    <Talon
      as="article"
      labelledBy={titleId}
      state={isGone ? 'cancelled' : view.kind === 'over' ? 'past' : 'booked'}
      weekday={showWeekdayShort(day)}
      day={showDayNumber(day)}
      month={showMonthOf(day)}
      dateLabel={showFullDay(day, minskDay(now))}
    >
      <TalonBody
        time={showTime(visit.startDate)}
        title={visit.branchName}
        titleId={titleId}
        titleLevel={2}
        lines={[addressText(visit.branchAddress)]}
      >
        <output className={styles.said}>{badge}</output>
        {view.kind === 'open' ? <Actions token={token} visit={visit} mayChange={view.mayChange} /> : null}
      </TalonBody>
    </Talon>
  )
}

/** Nothing of this happens by itself: each is a press, and a cancellation is asked about once more. */
function Actions({ token, visit, mayChange }: LinkedProps & { mayChange: boolean }) {
  const words = useWords('reminders')
  const tell = useRefusalWords()
  const [asking, setAsking] = useState<'cancel' | 'move' | null>(null)
  const confirm = useActByVisitLink(token)
  const cancel = useActByVisitLink(token)
  const { orderId } = visit
  return (
    <div className={styles.actions}>
      {confirm.isError ? <RefusalBanner {...tell(confirm.error)} /> : null}
      {mayChange ? null : <p>{words.onlyConfirm(showTime(visit.cancelUntil))}</p>}
      <Button
        wide
        waiting={confirm.isPending ? words.confirming : undefined}
        onClick={() => confirm.mutate({ orderId, action: 'confirm' })}
      >
        {words.confirm}
      </Button>
      {mayChange ? (
        <>
          <Button wide kind="second" onClick={() => setAsking('move')}>
            {words.move}
          </Button>
          <Button wide kind="danger-text" onClick={() => setAsking('cancel')}>
            {words.cancel}
          </Button>
        </>
      ) : null}
      <ConfirmDialog
        open={asking === 'cancel'}
        title={words.cancelTitle}
        text={words.cancelText(capital(showMoment(visit.startDate)))}
        confirm={{
          label: words.cancel,
          danger: true,
          waiting: cancel.isPending ? words.cancelling : undefined,
          onPress: () => cancel.mutate({ orderId, action: 'cancel' })
        }}
        back={{ label: words.leave, onPress: () => setAsking(null) }}
        error={cancel.isError ? `${tell(cancel.error).title}. ${tell(cancel.error).text}` : undefined}
      />
      {asking === 'move' ? <MoveDialog token={token} visit={visit} onClose={() => setAsking(null)} /> : null}
    </div>
  )
}
