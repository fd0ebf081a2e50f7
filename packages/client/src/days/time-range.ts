import { judgeTimeRange } from '@vizit/rules/time-range'
import type { ru } from './messages.ru.ts'

type Words = Pick<typeof ru, 'timeWrong' | 'timesWrong'>

/** What to say under two fields of time, 'HH:MM'; null when they are a range. [5.22] [5.23] */
export function timeRangeFault(words: Words, from: string, to: string): string | null {
  switch (judgeTimeRange(from, to)) {
    case 'not-a-time':
      return words.timeWrong
    case 'start-after-end':
      return words.timesWrong
    case 'ok':
      return null
  }
}
