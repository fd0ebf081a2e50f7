import { useNow } from '@vizit/client/api/clock'
import { dayOf, showDate, showTime } from '@vizit/client/days/show-day'
import { minskDay } from '@vizit/rules/days'
import { useWords } from '../words/words.tsx'

/** An instant of the past in words: the day alone, or «сегодня, 14:30» and «20 ноября, 14:30» with the time. */
export function useMoment(): { day: (instant: string) => string; moment: (instant: string) => string } {
  const { today: todayWord } = useWords('sessions')
  const today = minskDay(useNow())
  const day = (instant: string) => (dayOf(instant) === today ? todayWord : showDate(dayOf(instant), today))
  return { day, moment: instant => `${day(instant)}, ${showTime(instant)}` }
}
