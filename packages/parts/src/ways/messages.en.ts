import type { ru } from './messages.ru.ts'

export const en: typeof ru = {
  doctorsByTown: 'Doctors by town',
  services: 'Services'
}
