import type { ru } from './messages.ru.ts'

export const be: typeof ru = {
  document: 'Дакумент'
}
