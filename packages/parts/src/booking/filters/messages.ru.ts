import type { NoPosition } from '@vizit/client/catalogue/use-position'
import type { Sex } from '@vizit/rules/people'
import { plural } from '@vizit/rules/plural'
import { AFTERNOON_FROM, EVENING_FROM, type PartOfDay } from '@vizit/rules/slots'

const parts: Record<PartOfDay, string> = { morning: 'Утром', afternoon: 'Днём', evening: 'Вечером' }
const sexes: Record<Sex, string> = { FEMALE: 'Врач-женщина', MALE: 'Врач-мужчина' }
const positionUnknown: Record<NoPosition, string> = {
  refused: 'Пока показаны все центры. Разрешите браузеру узнавать, где вы.',
  'not-found': 'Пока показаны все центры. Попробуйте немного позже.'
}

export const ru = {
  title: 'Фильтры',
  titleOn: (n: number) => `Фильтры: ${n}`,
  close: 'Закрыть',
  reset: 'Сбросить фильтры',
  any: 'Любое',
  /** A filter that is on, as its chip says it. */
  free: 'Только свободные',
  part: parts,
  near: (km: string) => `До ${km} км`,
  priceTo: (roubles: string) => `До ${roubles} руб.`,
  sex: sexes,

  nearby: 'Рядом',
  askPart: 'Во сколько',
  partHours: `Утро\u00a0— до ${AFTERNOON_FROM}, день\u00a0— до ${EVENING_FROM}, вечер\u00a0— позже`,
  askNear: 'Не дальше',
  askPrice: 'Цена, не выше',
  askSex: 'Врач',
  shortPart: { morning: 'Утро', afternoon: 'День', evening: 'Вечер' } satisfies Record<PartOfDay, string>,
  shortSex: { FEMALE: 'Женщина', MALE: 'Мужчина' } satisfies Record<Sex, string>,
  shortNear: (km: string) => `${km} км`,
  shortPrice: (roubles: string) => `${roubles} руб.`,
  anywhere: 'Везде',
  anyPrice: 'Любая',
  ownPrice: 'Или своя цена',
  roublesUnit: 'руб.',
  priceFaults: {
    'not-whole': 'Напишите целое число рублей, например 75',
    'not-positive': 'Цена должна быть больше нуля'
  },
  priceTooMuch: (roubles: string) => `Не больше ${roubles} руб.`,
  anyDoctor: 'Любой',
  freeNote: 'Без врачей, у которых на этот день нет времени',

  counting: 'Считаем врачей…',
  show: (n: number) => plural('ru', n, { one: 'Показать # врача', few: 'Показать # врача', many: 'Показать # врачей' }),
  showOn: (day: string) => `Показать: ${day}`,
  nobodyBut: (filter: string) => `Никого: уберите «${filter}»`,
  nobodyAtAll: 'Никого не нашли',

  nobodyText: 'Уберите что-нибудь одно или посмотрите другой день.',
  without: (filter: string, doctors: string) => `Без «${filter}»: ${doctors}`,
  findingPlace: 'Узнаём, где вы',
  positionUnknown: 'Не знаем, где вы',
  askPlaceAgain: 'Попробовать ещё раз',
  positionUnknownText: positionUnknown
}
