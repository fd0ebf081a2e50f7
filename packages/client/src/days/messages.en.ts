import { plural } from '@vizit/rules/plural'
import type { ru } from './messages.ru.ts'

export const en: typeof ru = {
  today: 'today',
  tomorrow: 'tomorrow',
  timeWrong: 'Enter a valid time',
  timesWrong: 'The start time cannot be later than the end time',
  minskTime: 'Times are in Minsk time.',
  years: (n: number) => plural('en', n, { one: '# year', other: '# years' })
}
