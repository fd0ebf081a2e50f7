import { plural } from '@vizit/rules/plural'
import { AFTERNOON_FROM, EVENING_FROM } from '@vizit/rules/slots'
import type { ru } from './messages.ru.ts'

export const be: typeof ru = {
  title: 'Фільтры',
  titleOn: n => `Фільтры: ${n}`,
  close: 'Закрыць',
  reset: 'Скінуць фільтры',
  any: 'Любы',
  free: 'Толькі вольныя',
  part: { morning: 'Раніцай', afternoon: 'Удзень', evening: 'Увечары' },
  near: km => `Да ${km} км`,
  priceTo: roubles => `Да ${roubles} руб.`,
  sex: { FEMALE: 'Урач-жанчына', MALE: 'Урач-мужчына' },

  nearby: 'Побач',
  askPart: 'У колькі',
  partHours: `Раніца\u00a0— да ${AFTERNOON_FROM}, дзень\u00a0— да ${EVENING_FROM}, вечар\u00a0— пазней`,
  askNear: 'Не далей за',
  askPrice: 'Цана, не вышэй за',
  askSex: 'Урач',
  shortPart: { morning: 'Раніца', afternoon: 'Дзень', evening: 'Вечар' },
  shortSex: { FEMALE: 'Жанчына', MALE: 'Мужчына' },
  shortNear: km => `${km} км`,
  shortPrice: roubles => `${roubles} руб.`,
  anywhere: 'Усюды',
  anyPrice: 'Любая',
  ownPrice: 'Ці свая цана',
  roublesUnit: 'руб.',
  priceFaults: {
    'not-whole': 'Напішыце цэлы лік рублёў, напрыклад 75',
    'not-positive': 'Цана павінна быць большай за нуль'
  },
  priceTooMuch: roubles => `Не больш за ${roubles} руб.`,
  anyDoctor: 'Любы',
  freeNote: 'Без урачоў, у якіх на гэты дзень няма часу',

  counting: 'Лічым урачоў…',
  show: n => plural('be', n, { one: 'Паказаць # урача', few: 'Паказаць # урачоў', many: 'Паказаць # урачоў' }),
  showOn: day => `Паказаць: ${day}`,
  nobodyBut: filter => `Нікога: прыбярыце «${filter}»`,
  nobodyAtAll: 'Нікога не знайшлі',

  nobodyText: 'Прыбярыце што-небудзь адно або паглядзіце іншы дзень.',
  without: (filter, doctors) => `Без «${filter}»: ${doctors}`,
  findingPlace: 'Даведваемся, дзе вы',
  positionUnknown: 'Не ведаем, дзе вы',
  askPlaceAgain: 'Паспрабаваць яшчэ раз',
  positionUnknownText: {
    refused: 'Пакуль паказаны ўсе цэнтры. Дазвольце браўзеру ведаць, дзе вы.',
    'not-found': 'Пакуль паказаны ўсе цэнтры. Паспрабуйце крыху пазней.'
  }
}
