import { plural } from '@vizit/rules/plural'
import { be as counts } from '../counts/messages.be.ts'
import type { ru } from './messages.ru.ts'

/** «350 м», «1,4 км», «12 км»: no more exact than it helps on foot. */
function distance(km: number): string {
  if (km < 0.95) return `${Math.max(10, Math.round(km * 100) * 10)} м`
  return `${km < 10 ? km.toFixed(1).replace('.', ',') : Math.round(km)} км`
}

const DRUGSTORES = { one: 'У # аптэцы', few: 'У # аптэках', many: 'У # аптэках' }

/** «Лекі» have no singular: what is counted is «лякарства». */
export const be: typeof ru = {
  onPrescription: 'Па рэцэпце',
  overTheCounter: 'Без рэцэпта',
  /** [3.75] */
  priceFrom: (roubles: string) => `ад ${roubles} руб.`,
  price: (roubles: string) => `${roubles} руб.`,
  nobodyHasIt: 'Няма ў аптэках',
  /** [1.18] [3.76] */
  source: (name: string) => `Даныя: ${name}. Цэны даведачныя, удакладняйце ў аптэцы.`,
  /** [9.55] */
  sorts: { totalPrice: 'Па цане', distance: 'Па адлегласці', rank: 'Лепшы выбар' },

  title: 'Лекі',
  note: 'Дзе ёсць лекі і колькі каштуюць',
  rowNote: 'Дзе купіць і колькі каштуе, хатняя аптэчка',
  search: 'Знайсці лекі',
  searchPlaceholder: 'Напрыклад: метформин',
  clear: 'Ачысціць пошук',
  hint: 'Пачніце з трох літар, па-руску. Назву, карацейшую за тры літары, увядзіце цалкам.',
  loading: 'Шукаем лекі',
  found: (n: number) => (n === 0 ? 'Нічога не знайшлі' : `Знайшлі ${counts.drugs(n)}`),
  /** The service gives a hundred at most. */
  foundMany: (n: number) => `Паказаны першыя ${n}. Дапішыце назву, каб знайсці дакладней.`,
  nothing: 'Такіх лекаў не знайшлі',
  nothingText: 'Праверце, ці няма памылкі ў напісанні. Шукайце па дзейным рэчыве: яно напісана на ўпакоўцы пад гандлёвай назвай.',
  nothingShort: 'Дапішыце назву: ад трох літар падыдзе і яе частка.',
  own: 'Вы шукалі',
  forget: (text: string) => `Прыбраць з пошукаў: ${text}`,
  forgetAll: 'Ачысціць',
  forgetting: 'Прыбіраем…',
  forgotten: 'Пошукі выдалены',
  popular: 'Часта шукаюць',
  close: 'Закрыць',

  notFound: 'Такіх лекаў у даведніку няма',
  notFoundText: 'Магчыма, іх больш не выпускаюць у гэтай форме. Знайдзіце замену па назве.',
  toSearch: 'Да пошуку лекаў',
  drugstores: 'Аптэкі',
  inDrugstores: (n: number) => plural('be', n, DRUGSTORES),
  sortLabel: 'Парадак аптэк',
  loadingDrugstores: 'Шукаем аптэкі',
  noDrugstores: (town: string) => `${town}: у аптэках гэтага няма`,
  noDrugstoresText: 'Паглядзіце ў суседнім горадзе або спытайце ўрача пра замену.',
  showMore: 'Паказаць яшчэ',
  distance,
  call: (name: string, phone: string) => `Патэлефанаваць у аптэку ${name}: ${phone}`,
  onMap: 'На карце',
  onMapLabel: (name: string) => `${name} на карце. Адкрыецца сайт карт у новай укладцы`,
  has: (n: number, all: number) => `Ёсць ${n} з ${all}`,
  missing: (names: string) => `Няма: ${names}`,
  findPlace: 'Паказаць бліжэйшыя',
  findingPlace: 'Вызначаем, дзе вы…',
  whereAmI: 'Дзе вы зараз?',
  whereAmIText: 'Браўзер спытае дазволу. Ваша месца застаецца на гэтай прыладзе: аптэкі сартуе сам браўзер.',
  /** [8.88] */
  positionUnknown: 'Не атрымалася даведацца, дзе вы',
  positionUnknownText: {
    refused: 'Дазвольце нашаму сайту доступ да месцазнаходжання ў наладах браўзера. Пакуль аптэкі стаяць у парадку «Лепшы выбар».',
    'not-found': 'Уключыце на прыладзе геалакацыю і паспрабуйце яшчэ раз. Пакуль аптэкі стаяць у парадку «Лепшы выбар».'
  },

  chest: 'Аптэчка',
  chestNote: 'Што ёсць дома і да якога дня прыдатна',
  chestCard: 'Хатняя аптэчка',
  chestCardText: 'Запісвайце, што ёсць дома і да якога дня прыдатна, — не давядзецца купляць другі раз.',
  openChest: 'Адкрыць аптэчку',
  toChest: 'Пакласці ў аптэчку',
  puttingIn: 'Кладзём…',
  inChest: 'У аптэчцы',
  putIn: 'Паклалі ў аптэчку',
  signInForChest: 'Увайдзіце, каб весці аптэчку',
  chestFailed: 'Не атрымалася загрузіць аптэчку',
  chestFailedText: 'Яна не прапала — паспрабуйце яшчэ раз праз хвіліну.',
  chestEmpty: 'Аптэчка пакуль пустая',
  chestEmptyText: 'Знайдзіце лекі і пакладзіце іх сюды: запомнім, што ёсць дома і да якога дня прыдатна.',
  goodTill: (date: string) => `Прыдатна да ${date}`,
  outOfDate: (date: string) => `Было прыдатна да ${date}`,
  noDate: 'Тэрмін прыдатнасці не пазначаны',
  editMedicine: 'Тэрмін і нататка',
  editLabel: (name: string) => `Тэрмін і нататка: ${name}`,
  editTitle: 'Тэрмін і нататка',
  useBeforeField: 'Прыдатна да',
  useBeforeHint: 'Як на ўпакоўцы: дзень, месяц, год',
  notADate: 'Такой даты няма. Прыклад: 31.12.2027',
  noteField: 'Нататка',
  noteHint: 'Напрыклад: паўпачкі, на верхняй паліцы',
  optional: 'неабавязкова',
  noteTooLong: (most: number) => `Не больш за ${plural('be', most, { one: '# знак', few: '# знакі', many: '# знакаў' })}`,
  save: 'Захаваць',
  saving: 'Захоўваем…',
  saved: 'Захавалі',
  cancel: 'Адмена',
  findIt: 'Знайсці ў аптэках',
  findLabel: (name: string) => `Знайсці ў аптэках: ${name}`,
  dropIt: 'Прыбраць',
  dropLabel: (name: string) => `Прыбраць з аптэчкі: ${name}`,
  dropTitle: 'Прыбраць з аптэчкі?',
  dropText: (name: string) => `${name}. Тэрмін і нататка таксама выдаляцца.`,
  dropping: 'Прыбіраем…',
  dropped: 'Прыбралі з аптэчкі',
  keep: 'Пакінуць',

  forVisit: 'Лекі пасля візіту',
  forVisitNote: 'Дзе купіць усё, што прызначылі',
  visitList: 'Спіс',
  visitEmpty: 'Спіс пакуль пусты',
  visitEmptyText: 'Знайдзіце ўсе прызначаныя лекі, і мы палічым пакупку па аптэках. Спіс бачыце толькі вы.',
  visitFailed: 'Не атрымалася загрузіць спіс',
  visitFailedText: 'Ён не прапаў — паспрабуйце яшчэ раз праз хвіліну.',
  visitNotFound: 'Такога візіту няма',
  visitNotFoundText: 'Ён выдалены са спіса, або ў вас больш няма доступу да візітаў гэтага чалавека.',
  toVisits: 'Да візітаў',
  added: (name: string) => `Дадалі: ${name}`,
  alreadyThere: 'Ужо ў спісе',
  removeLabel: (name: string) => `Прыбраць са спіса: ${name}`,
  removedFromList: (name: string) => `Прыбралі: ${name}`,
  listFull: (most: number) => `У спісе ўжо ${counts.drugs(most)}: больш не змяшчаецца`,
  whereAll: 'Дзе купіць'
}
