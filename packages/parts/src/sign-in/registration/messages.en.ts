import { plural } from '@vizit/rules/plural'
import type { ru } from './messages.ru.ts'

export const en: typeof ru = {
  title: 'This number is new to us',
  text: (seconds: number) =>
    `We will create a new account in ${plural('en', seconds, { one: '# second', other: '# seconds' })}. If you used another number before, change it.`,
  now: 'Create it now'
}
