import { useNow } from '@vizit/client/api/clock'
import { hoursText, langOf } from '@vizit/client/names/spoken-services'
import { addDays, minskDay, weekdayOf } from '@vizit/rules/days'
import { isRoundTheClock, openState } from '@vizit/rules/opening-hours'
import { useWords } from '../words/words.tsx'

/** Whether one gets in now, and until when or from when; then the hours as they are. Hours that are not understood stand alone. */
export function OpenNow({ hours }: { hours: string }) {
  const words = useWords('drugs')
  const now = useNow()
  const state = openState(hours, now)
  if (state === null) return <span lang={langOf(hours)}>{hoursText(hours)}</span>
  const today = minskDay(now)
  const time = (text: string) => text.replace(/^0/, '')
  const when = (day: string) =>
    day === today ? words.today : day === addDays(today, 1) ? words.tomorrow : words.onWeekday[weekdayOf(day) - 1]!
  const said =
    state.kind === 'open'
      ? state.until === null
        ? words.openAlways
        : words.openUntil(time(state.until))
      : state.opens === null
        ? words.closed
        : words.closedUntil(when(state.opens.day), time(state.opens.at))
  return (
    <span>
      <b>{said}</b>
      {isRoundTheClock(hours) ? null : (
        <>
          {' · '}
          <span lang={langOf(hours)}>{hoursText(hours)}</span>
        </>
      )}
    </span>
  )
}
