import type { ru } from './messages.ru.ts'

export const en: typeof ru = {
  room: (room: string) => `room ${room}`
}
