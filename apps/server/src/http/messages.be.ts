import type { ru } from './messages.ru.ts'

export const be: typeof ru = {
  room: (room: string) => `каб. ${room}`
}
