import type { ru } from './messages.ru.ts'

export const en: typeof ru = {
  of: (at, all) => `${at} of ${all}`,
  previous: 'Previous picture',
  next: 'Next picture',
  larger: 'Larger',
  smaller: 'Smaller',
  opening: 'Opening the picture',
  broken: 'The picture did not open'
}
