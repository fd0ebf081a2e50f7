import type { ru } from './messages.ru.ts'

export const be: typeof ru = {
  code: (brand: string, code: string) => `${brand}: код ${code}, каб адкрыць дакументы. Дзейнічае суткі. Нікому яго не кажыце.`,
  ready: (brand: string, link: string) => `${brand}: у асабістым кабінеце новы дакумент. ${link}`,
  readySubject: 'Новы дакумент у асабістым кабінеце',
  readyBrief: 'У асабістым кабінеце новы дакумент',
  patient: 'Пацыент',
  birthday: 'Дата нараджэння',
  day: 'Дата',
  doctor: 'Урач',
  centre: 'Медыцынскі цэнтр',
  observation: 'Паказчык',
  value: 'Значэнне',
  unit: 'Адзінкі',
  norm: 'Норма',
  belowNorm: 'ніжэй за норму',
  aboveNorm: 'вышэй за норму',
  atLeast: (number: string) => `ад ${number}`,
  atMost: (number: string) => `да ${number}`,
  decimalSign: ',',
  page: (brand: string, page: number, pages: number) => `${brand}. Старонка ${page} з ${pages}`
}
