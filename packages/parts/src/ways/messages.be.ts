import type { ru } from './messages.ru.ts'

export const be: typeof ru = {
  doctorsByTown: 'Урачы па гарадах',
  services: 'Паслугі'
}
