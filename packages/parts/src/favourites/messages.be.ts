import { FAVOURITES_MAX } from '@vizit/rules/favourites'
import { plural } from '@vizit/rules/plural'
import { be as counts } from '../counts/messages.be.ts'
import type { ru } from './messages.ru.ts'

export const be: typeof ru = {
  myDoctors: 'Мае ўрачы',
  add: (name: string) => `Дадаць у абранае: ${name}`,
  remove: (name: string) => `Прыбраць з абранага: ${name}`,
  signInFirst: (name: string) => `Дадаць у абранае: ${name}. Спачатку трэба ўвайсці`,
  removed: 'Прыбралі з абранага',
  failed: 'Не атрымалася. Паспрабуйце яшчэ раз.',
  filters: 'Урач, месца і паслуга',
  doctor: 'Урач',
  noDoctor: 'Не выбраны',
  where: 'Дзе',
  chooseWhere: 'Выберыце месца',
  service: 'Паслуга',
  visitItself: 'Прыём урача',
  searchService: 'Знайсці паслугу',
  searchPlace: 'Знайсці цэнтр або вуліцу',
  searchDoctor: 'Прозвішча ўрача',
  waits: (name: string) => `${name} прымае ў некалькіх месцах. Выберыце, куды вам зручней.`,
  none: 'Тут будуць вашы ўрачы',
  noneText: 'Адзначце ўрача сардэчкам у яго картцы\u00a0— і запісацца да яго можна будзе адсюль.',
  toDoctors: 'Выбраць урача',
  added: 'Дадалі ў абранае',
  pushedOut: {
    physicians: (name: string) =>
      `Дадалі ў абранае. Там змяшчаецца ${counts.doctors(FAVOURITES_MAX)}, таму прыбралі самага даўняга: ${name}.`,
    medcenters: (name: string) =>
      `Дадалі ў абранае. Там змяшчаецца ${plural('be', FAVOURITES_MAX, { one: '# цэнтр', few: '# цэнтры', many: '# цэнтраў' })}, таму прыбралі самы даўні: ${name}.`
  }
}
