import { capital, dayOf, showMoment, showTime } from '@vizit/client/days/show-day'
import { useWidth } from '@vizit/client/shell/use-width'
import type { MoveSearch } from '@vizit/client/visits/move-search'
import { type MoveTimes, useMoveTimes } from '@vizit/client/visits/use-move-times'
import type { Visit } from '@vizit/contract/visits'
import { Banner } from '@vizit/ui/banner'
import { useToasts } from '@vizit/ui/dialogs/toast'
import { Chip } from '@vizit/ui/fields/chip'
import { LiveRegion } from '@vizit/ui/live-region'
import { useState } from 'react'
import { useAddresses } from '../../addresses/addresses.ts'
import { useKeptFocus } from '../../frame/use-kept-focus.ts'
import { useWays } from '../../ways/ways.ts'
import { useWords } from '../../words/words.tsx'
import { CurrentTime } from './current-time.tsx'
import type { NewTime } from './move-dialog.tsx'
import styles from './move-visit.module.css'
import { NewTimeBar } from './new-time-bar.tsx'
import { NewTimes } from './new-times.tsx'
import type { TimesShown } from './times-shown.ts'

type MoveVisitProps = { visit: Visit; search: MoveSearch; shown: TimesShown }

/** The visit as it stands, the days and times it can go to, and the chosen one. What is chosen lives in the address. */
export function MoveVisit({ visit, search, shown: { When, Slots } }: MoveVisitProps) {
  const words = useWords('visitsMore')
  const addresses = useAddresses()
  const width = useWidth()
  const ways = useWays()
  const { say } = useToasts()
  const times = useMoveTimes(visit, search)
  const [lost, setLost] = useState<string | null>(null)
  const chosen = chosenOf(times, search.slot)

  function step(change: { [K in keyof MoveSearch]?: MoveSearch[K] | undefined }) {
    // Another day or branch lets the chosen time go; steps of one search are one page.
    const next = { ...search, slot: undefined, ...change }
    ways.askHere({ search: next }, { replace: true, keepScroll: true })
  }
  function choose(change: { [K in keyof MoveSearch]?: MoveSearch[K] | undefined }) {
    setLost(null)
    step(change)
  }

  const { freeByDay, window, today, day } = times
  const list = useKeptFocus()
  return (
    <div className={styles.layout}>
      <div className={styles.now}>
        <CurrentTime visit={visit} today={today} />
        {times.branches.length > 1 ? (
          <fieldset className={styles.branches}>
            <legend>{words.where}</legend>
            {times.branches.map(({ branchId, branch }) => (
              <Chip key={branchId} chosen={branchId === times.branchId} onClick={() => choose({ branch: branchId, day: undefined })}>
                {branch}
              </Chip>
            ))}
          </fieldset>
        ) : null}
      </div>
      <div className={styles.when}>
        <When
          found={{ today, window, day, freeByDay: { data: freeByDay } }}
          view="list"
          width={width}
          onDay={next => choose({ day: next })}
        />
      </div>
      <div className={styles.times} {...list}>
        {lost === null ? null : (
          <Banner kind="danger" title={words.busy(showTime(lost))} live>
            {words.busyText}
          </Banner>
        )}
        <NewTimes
          visit={visit}
          times={times}
          Slots={Slots}
          chosen={search.slot}
          onChoose={slot => choose({ slot })}
          onShowDay={next => choose({ day: next })}
        />
        <LiveRegion text={chosen ? words.chosenSpoken(showMoment(chosen.slot.startTime, today)) : ''} />
        {chosen ? (
          <NewTimeBar
            visit={visit}
            time={chosen}
            onClear={() => choose({ slot: undefined })}
            onLost={() => {
              setLost(chosen.slot.startTime)
              step({ day: dayOf(chosen.slot.startTime) })
            }}
            onMoved={moved => {
              say(moved.movingTo ? words.movedLater : `${words.moved}: ${capital(showMoment(moved.startDate, today))}`)
              void ways.go(addresses.visits(), { replace: true })
            }}
          />
        ) : null}
      </div>
    </div>
  )
}

/** The chosen time with its branch; undefined when it is no longer among those of the day. */
function chosenOf({ places }: MoveTimes, timeslotId: string | undefined): NewTime | undefined {
  const found = places?.flatMap(({ place, slots }) => slots.map(slot => ({ place, slot })))
  return found?.find(({ slot }) => slot.timeslotId === timeslotId)
}
