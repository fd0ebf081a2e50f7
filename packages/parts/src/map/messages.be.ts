import type { ru } from './messages.ru.ts'

export const be: typeof ru = {
  view: 'Карта або спіс',
  map: 'Карта',
  list: 'Спіс',
  described: (what: string) => `Карта: ${what}. Тое самае стаіць у спісе.`,
  loading: 'Адкрываем карту',
  layers: { standard: 'Схема', satellite: 'Спадарожнік', hybrid: 'Гібрыд' },
  layersTitle: 'Выгляд карты',
  closer: 'Наблізіць',
  farther: 'Аддаліць',
  whereAmI: 'Паказаць, дзе я',
  findingPlace: 'Даведваемся, дзе вы…',
  me: 'Вы тут',
  positionUnknown: 'Не атрымалася даведацца, дзе вы',
  positionUnknownText: {
    refused: 'Дазвольце нашаму сайту доступ да месцазнаходжання ў наладах браўзера.',
    'not-found': 'Уключыце на прыладзе геалакацыю і паспрабуйце яшчэ раз.'
  },
  chosen: 'Выбрана на карце',
  close: 'Закрыць',
  offMap: 'Астатнія ёсць толькі ў спісе: іх месца на карце мы не ведаем.'
}
