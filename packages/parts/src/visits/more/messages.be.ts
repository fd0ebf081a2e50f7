import { CANCEL_BEFORE_MINUTES } from '@vizit/rules/cancel-limit'
import { plural } from '@vizit/rules/plural'
import { minutesBe } from '../../amounts/messages.be.ts'
import type { ru } from './messages.ru.ts'

/** Why a visit cannot be moved, and what can be done instead. */
const notMoved: (typeof ru)['notMoved'] = {
  'being-moved': { title: 'Візіт ужо пераносіцца', text: 'Мы папрасілі цэнтр пра новы час. Калі ён адкажа, мы дашлём SMS.' },
  'not-confirmed': {
    title: 'Цэнтр яшчэ не пацвердзіў гэты час',
    text: 'Дачакайцеся адказу цэнтра або адмяніце візіт і запішыцеся на іншы час.'
  },
  'too-late': {
    title: `Да візіту менш за ${minutesBe(CANCEL_BEFORE_MINUTES)}`,
    text: 'Перанесці яго можа толькі цэнтр: патэлефануйце ў рэгістратуру.'
  },
  'not-yours': { title: 'Гэты візіт пераносіць той, хто можа запісваць', text: 'Папрасіце самога пацыента або яго блізкіх.' },
  'already-cancelled': { title: 'Гэты візіт адменены', text: 'Запішыцеся на новы час.' },
  past: { title: 'Гэты візіт ужо прайшоў', text: 'Запішыцеся на новы час.' }
}

/** What can be done with a visit beyond booking and cancelling it: moving, taking out of the list, its documents. */
export const be: typeof ru = {
  back: 'Назад',
  close: 'Закрыць',

  move: 'Перанесці',
  moveLabel: (visit: string) => `Перанесці візіт: ${visit}`,
  moveInstead: 'Выбраць іншы час',
  moving: (moment: string) => `Пераносім на ${moment}, чакаем адказу цэнтра. Пакуль візіт застаецца на ранейшым часе.`,
  moveTitle: 'Перанос візіту',
  current: 'Ваш час',
  where: 'Дзе',
  chosen: 'Новы час візіту',
  chosenSpoken: (moment: string) => `Выбраны час: ${moment}. Кнопка «Перанесці»\u00a0— у канцы старонкі.`,
  insteadOf: (moment: string) => `замест ${moment}`,
  clear: 'Адмяніць выбар часу',
  loading: 'Шукаем вольны час',
  timesFailed: 'Не атрымалася загрузіць вольны час',
  timesFailedText: 'Сам візіт на месцы, яго час не змяніўся.',
  noTimes: (date: string) => `${date} месцаў няма.`,
  nearestDay: (day: string) => `Бліжэйшы дзень\u00a0— ${day}.`,
  showDay: (date: string) => `Паказаць ${date}`,
  noTimesAtAll: 'Іншага вольнага часу ў гэтага ўрача пакуль няма. Візіт застаецца на ранейшым часе.',
  visitNotFound: 'Такога візіту няма',
  visitNotFoundText: 'Ён выдалены са спіса, або ў вас больш няма доступу да візітаў гэтага чалавека.',
  visitFailed: 'Не атрымалася загрузіць візіт',
  visitFailedText: 'Вашы запісы не прапалі\u00a0— паспрабуйце яшчэ раз праз хвіліну.',
  toVisits: 'Да візітаў',
  notMoved,
  moveQuestion: 'Перанесці візіт?',
  was: 'Было',
  becomes: 'Стане',
  otherPlace: 'Увага: прыём у іншым філіяле',
  moveConfirm: 'Перанесці візіт',
  moveSending: 'Пераносім…',
  moveAnyway: 'Перанесці ўсё роўна',
  otherTime: 'Выбраць іншы час',
  keepAsIs: 'Пакінуць як ёсць',
  busy: (time: string) => `Час ${time} толькі што занялі`,
  busyText: 'Ваш візіт застаецца на ранейшым часе. Мы абнавілі спіс\u00a0— выберыце іншы час.',
  moved: 'Візіт перанесены',
  movedLater: 'Пераносім, чакаем адказу цэнтра',
  elsewhere: 'У гэты час ужо ёсць іншы візіт',
  elsewhereText: 'Выберыце іншы час або перанясіце ўсё роўна.',

  print: 'Раздрукаваць',
  printLabel: (visit: string) => `Раздрукаваць талон: ${visit}`,
  talonTitle: 'Талон на прыём',
  talon: {
    when: 'Калі',
    dayAndTimes: (day: string, year: string, times: string) => `${day} ${year}, ${times}`,
    zone: 'Час Мінска, UTC+3',
    who: 'Каму',
    born: (date: string) => `Дата нараджэння: ${date}`,
    service: 'Паслуга',
    whom: 'Да каго',
    where: 'Дзе',
    phones: 'Тэлефон цэнтра',
    extraPay: 'Калі праграма плаціць не за ўсё, даплату назаве рэгістратура',
    payment: 'Аплата',
    before: 'Перад прыёмам',
    asOf: (moment: string, brand: string) => `Звесткі на ${moment}. Час мог змяніцца: праверце візіт у кабінеце «${brand}».`
  },

  visitTitle: 'Візіт',
  boxes: 'Што можна зрабіць',
  call: 'Патэлефанаваць',
  route: 'Маршрут',
  calendar: 'Каляндар',
  printShort: 'Друк',
  prepare: 'Як падрыхтавацца',
  facts: 'Пра візіт',
  reminders: 'Напаміны',
  channel: { sms: 'па SMS', mail: 'лістом', push: 'апавяшчэннем' },
  reminded: (channel, moments) => `${moments.join(' і ')}, ${channel}`,
  notReminded: 'Пра візіт не нагадваем',
  cancelUntil: (until: string) => `можна да ${until}`,
  callCentre: 'Патэлефануйце ў цэнтр',
  timeIsFree: 'Час вызваліўся для іншых.',

  waitsForYou: 'Чакае вас',
  offered: (moment: string) => `З’явіўся час: ${moment}`,
  offerText: (until: string) => `Час не замацаваны: запісваецца той, хто паспеў першым. Наступным паведамім: ${until}.`,
  offerBook: 'Запісацца',
  newResult: 'Гатовы вынік',
  newConclusion: 'Гатовае заключэнне',
  invoice: (sum: string) => `Рахунак на ${sum}`,
  invoiceServices: (n: number) => `Пацвердзіце ${plural('be', n, { one: '# паслугу', few: '# паслугі', many: '# паслуг' })}`,
  whose: (what: string, who: string) => `${what} · ${who}`,

  more: (visit: string) => `Яшчэ пра візіт: ${visit}`,
  again: 'Запісацца зноў',
  centre: 'Пра цэнтр',
  drugs: 'Лекі пасля візіту',
  drugsNote: 'Дзе купіць усё, што прызначылі',
  bookedBy: 'Хто запісаў',
  toDrugs: 'Лекі і аптэкі',
  toDrugsText: 'Цэны ў аптэках вашага горада і хатняя аптэчка.',
  toDrugsAction: 'Знайсці лекі',
  remove: 'Выдаліць са спіса',
  /** [4.74] */
  removeLater: 'Выдаліць можна з наступнага дня',
  removeTitle: 'Выдаліць візіт са спіса?',
  removeText: (moment: string, doctor: string) =>
    `${moment}. ${doctor}. Візіт знікне ва ўсіх, хто яго бачыць, вярнуць яго нельга. Дакументы застануцца ў медыцынскім цэнтры.`,
  removeConfirm: 'Выдаліць візіт',
  removing: 'Выдаляем…',
  removed: 'Візіт выдалены са спіса',

  documents: (n: number) => `Дакументы, ${n}`,
  /** As it is seen, and of which visit. */
  documentsLabel: (n: number, visit: string) => `Дакументы, ${n}: ${visit}`,
  documentsTitle: 'Дакументы візіту',
  documentsLoading: 'Загружаем дакументы',
  documentsFailed: 'Не атрымалася загрузіць дакументы',
  documentsEmpty: 'Дакументаў у гэтага візіту няма.',
  pictures: 'Здымкі візіту',
  picture: 'Здымак',
  document: 'Дакумент',
  size: (bytes: number) =>
    bytes < 1_000_000
      ? `${Math.max(1, Math.round(bytes / 1024))}\u00a0КБ`
      : `${(bytes / (1024 * 1024)).toFixed(1).replace('.', ',')}\u00a0МБ`,
  documentNote: (kind: string, size: string, date: string) => `${kind}, ${size}, ${date}`,
  opening: 'Адкрываем…',
  openFailed: 'Не атрымалася адкрыць дакумент',
  download: 'Захаваць',
  backToDocuments: 'Усе дакументы',
  retry: 'Паўтарыць'
}
