import type { ru } from './messages.ru.ts'

export const be: typeof ru = {
  of: (at, all) => `${at} з ${all}`,
  previous: 'Папярэдні здымак',
  next: 'Наступны здымак',
  larger: 'Буйней',
  smaller: 'Драбней',
  opening: 'Адкрываем здымак',
  broken: 'Здымак не адкрыўся'
}
