import type { ru } from './messages.ru.ts'

export const en: typeof ru = {
  patient: (who: string) => `Patient: ${who}`,
  room: (room: string) => `room ${room}`
}
