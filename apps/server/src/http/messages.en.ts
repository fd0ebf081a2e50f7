import type { ru } from './messages.ru.ts'

export const en: typeof ru = {
  patient: (who: string) => `Patient: ${who}`,
  room: (room: string) => `room ${room}`,
  tooManyTitle: 'Too many pages in a minute',
  tooManyText: 'Very many pages were opened from your network address. Wait a minute and open this page again.',
  notNowTitle: 'The page does not open just now',
  notNowText: 'Wait a minute and open it again. Your visits and data are safe.',
  openAgain: 'Open again'
}
