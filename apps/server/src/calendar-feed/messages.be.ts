import type { ru } from './messages.ru.ts'

export const be: typeof ru = {
  visit: 'Візіт'
}
