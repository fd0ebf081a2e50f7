import type { ru } from './messages.ru.ts'

export const be: typeof ru = {
  patient: (who: string) => `Пацыент: ${who}`,
  room: (room: string) => `каб. ${room}`
}
