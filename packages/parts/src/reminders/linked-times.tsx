import { failureOf } from '@vizit/client/api/call-failure'
import { wasNotJudged } from '@vizit/client/api/was-not-judged'
import { capital, showFullDay, showMoment, showTime } from '@vizit/client/days/show-day'
import { useActByVisitLink, useVisitLinkTimes } from '@vizit/client/reminders/use-visit-link'
import { DAYS_AT_FIRST, timesByDay } from '@vizit/client/reminders/visit-link-view'
import type { LinkedVisit } from '@vizit/contract/reminders'
import { Banner } from '@vizit/ui/banner'
import { Button } from '@vizit/ui/button'
import { Dialog } from '@vizit/ui/dialogs/dialog'
import { LiveRegion } from '@vizit/ui/live-region'
import { Skeleton } from '@vizit/ui/skeleton'
import { SlotButton } from '@vizit/ui/talon/slot-button'
import { SlotGroup } from '@vizit/ui/talon/slot-group'
import { useState } from 'react'
import { RefusalBanner } from '../failures/refusal-banner.tsx'
import { useRefusalWords } from '../refusal-words/use-refusal-words.ts'
import { useWords } from '../words/words.tsx'
import styles from './reminders.module.css'

type Free = { timetableId: string; startDate: string }
type MoveDialogProps = { token: string; visit: LinkedVisit; onClose: () => void }

/** Other times of the same doctor; the press below takes the chosen one. */
export function MoveDialog({ token, visit, onClose }: MoveDialogProps) {
  const words = useWords('reminders')
  const tell = useRefusalWords()
  const times = useVisitLinkTimes(token, visit.orderId)
  const move = useActByVisitLink(token)
  const [chosen, setChosen] = useState<Free | null>(null)
  const { orderId } = visit
  const isElsewhere = failureOf(move.error).code === 'VISITOR_ALREADY_BOOKED'
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.timesTitle}
      text={words.timesText}
      actions={
        <>
          {move.isError ? (
            <RefusalBanner {...(isElsewhere ? { title: words.elsewhere, text: words.elsewhereText } : tell(move.error))} />
          ) : null}
          <Button
            wide
            disabled={!chosen}
            waiting={move.isPending ? words.moving : undefined}
            onClick={() =>
              chosen &&
              move.mutate(
                { orderId, action: 'move', timetableId: chosen.timetableId },
                {
                  onSuccess: onClose,
                  onError: error => {
                    // What nobody has looked at stays to be sent again.
                    if (wasNotJudged(failureOf(error).code)) return
                    setChosen(null)
                    void times.refetch()
                  }
                }
              )
            }
          >
            {chosen ? words.moveTo(showMoment(chosen.startDate)) : words.chooseTime}
          </Button>
          <Button wide kind="ghost" onClick={onClose}>
            {words.close}
          </Button>
        </>
      }
    >
      {times.data ? (
        <FreeTimes
          times={times.data}
          chosen={chosen}
          onChoose={time => {
            move.reset()
            setChosen(time)
          }}
        />
      ) : times.error ? (
        <Banner live kind="danger" title={words.timesFailed} retry={{ label: words.again, onPress: () => void times.refetch() }}>
          {tell(times.error).text}
        </Banner>
      ) : (
        <div className={styles.times} aria-busy="true">
          <LiveRegion text={words.timesLoading} />
          <Skeleton height="96px" shape="box" />
          <Skeleton height="96px" shape="box" />
        </div>
      )}
    </Dialog>
  )
}

function FreeTimes({ times, chosen, onChoose }: { times: Free[]; chosen: Free | null; onChoose: (time: Free) => void }) {
  const words = useWords('reminders')
  const [isWhole, setWhole] = useState(false)
  const days = timesByDay(times)
  if (days.length === 0) return <Banner kind="info">{words.timesNone}</Banner>
  return (
    <div className={styles.times}>
      {days.slice(0, isWhole ? undefined : DAYS_AT_FIRST).map(one => (
        <SlotGroup key={one.day} title={capital(showFullDay(one.day))} icon="date">
          {one.times.map(time => (
            <SlotButton
              key={time.timetableId}
              chosen={time.timetableId === chosen?.timetableId}
              aria-label={showMoment(time.startDate)}
              onClick={() => onChoose(time)}
            >
              {showTime(time.startDate)}
            </SlotButton>
          ))}
        </SlotGroup>
      ))}
      {isWhole || days.length <= DAYS_AT_FIRST ? null : (
        <Button kind="second" wide onClick={() => setWhole(true)}>
          {words.timesMore}
        </Button>
      )}
    </div>
  )
}
