import { CANCEL_BEFORE_MINUTES } from '@vizit/rules/cancel-limit'
import { minutesBe } from '../amounts/messages.be.ts'
import type { ru } from './messages.ru.ts'

export const be: typeof ru = {
  title: 'Візіты',
  tabs: 'Якія візіты паказаць',
  future: 'Будучыя',
  futureCount: (n: number) => (n > 0 ? `Будучыя, ${n}` : 'Будучыя'),
  past: 'Мінулыя',
  refresh: 'Абнавіць',
  refreshing: 'Абнаўляем візіты',
  search: 'Знайсці візіт: урач, цэнтр, паслуга',
  searchPlaceholder: 'Пошук...',
  openSearch: 'Пошук',
  clear: 'Ачысціць пошук',
  book: 'Запісацца',
  loading: 'Загружаем візіты',
  shown: (n: number) => `Паказана візітаў: ${n}`,

  booked: 'Вы запісаны',
  pending: 'Пацвярджаем',
  cancelled: 'Адменены',
  failedBadge: 'Не пацверджаны',
  took: 'Адбыўся',
  missed: 'Вы не прыйшлі',
  /** «Терапевт · каму: мне» */
  specialityAndWho: (speciality: string, who: string) => `${speciality} · каму: ${who}`,
  who: (who: string) => `Каму: ${who}`,
  me: 'мне',
  doctor: (speciality: string, name: string) => `${speciality} ${name}`,
  person: (name: string, relation: string) => `${name}, ${relation}`,
  paidBy: (programme: string, coverer: string) => `Па праграме: ${programme}, ${coverer}`,
  room: (room: string) => `каб.\u00a0${room}`,
  /** `after`: of the quiet hours. */
  answersBy: (time: string, after: string | undefined) =>
    `Цэнтр адкажа сёння да ${time}. ${after ? `Мы дашлём SMS пасля ${after}` : 'Мы дашлём SMS'}.`,
  answersSoon: (after: string | undefined) =>
    after ? `Мы дашлём SMS пасля ${after}, калі цэнтр адкажа.` : 'Мы дашлём SMS, калі цэнтр адкажа.',
  overdue: 'Цэнтр адказвае даўжэй, чым звычайна. Можна пачакаць, адмяніць візіт або патэлефанаваць.',
  calledOff: (reason: string) => `Цэнтр адмяніў прыём: ${reason}.`,
  calledOffPlain: 'Цэнтр адмяніў прыём.',
  notConfirmed: 'Цэнтр не пацвердзіў гэты час.',
  otherTime: 'Выбраць іншы час',
  tooLate: `Да візіту менш за ${minutesBe(CANCEL_BEFORE_MINUTES)}: каб адмяніць, патэлефануйце ў цэнтр.`,
  toCalendar: 'У каляндар',
  calendarFailed: 'Не атрымалася захаваць файл календара',
  cancel: 'Адмяніць',
  cancelLabel: (visit: string) => `Адмяніць візіт: ${visit}`,
  toCalendarLabel: (visit: string) => `У каляндар: ${visit}`,

  cancelTitle: 'Адмена візіту',
  cancelQuestion: 'Вы сапраўды хочаце адмяніць візіт да ўрача?',
  cancelText: (moment: string, doctor: string, speciality: string, until: string) =>
    `${moment}. ${doctor}, ${speciality}. Апошні час для адмены: ${until}.`,
  cancelConfirm: 'Адмяніць візіт',
  cancelling: 'Адмяняем…',
  leave: 'Пакінуць як ёсць',
  cancelledToast: 'Візіт адменены!',
  /** [8.14] */
  cancelFailed: 'Не атрымалася адмяніць візіт',
  /** [8.15] */
  deleteFailed: 'Не атрымалася выдаліць візіт',
  createdToast: 'Візіт створаны!',
  refusedTitle: 'Немагчыма адмяніць візіт',
  refusedText: 'Каб адмяніць візіт, калі ласка, звярніцеся да адміністратара медыцынскага цэнтра',
  understood: 'Зразумела',

  emptyTitle: 'У вас пакуль няма візітаў',
  emptyText: 'Калі запішацеся, талон з’явіцца тут: урач, час і адрас заўсёды пад рукой.',
  emptyAction: 'Запісацца да ўрача',
  nothing: 'Даныя не знойдзены',
  nothingFuture: 'Будучых візітаў няма. Выберыце ўрача і час\u00a0— гэта зойме пару хвілін.',
  nothingPast: 'За апошні месяц мінулых візітаў няма.',
  nothingPastAtAll: 'Мінулых візітаў няма.',
  nothingTyped: 'Паспрабуйце іншае слова: прозвішча ўрача, спецыяльнасць або назву цэнтра.',
  clearSearch: 'Ачысціць пошук',
  earlier: 'Паказаць ранейшыя',
  asking: 'Загружаем…',
  /** [8.16] */
  error: 'Памылка',
  because: (said: string, text: string) => `${said.replace(/[.!?…]?$/, '.')} ${text}`,
  failed: 'Не атрымалася загрузіць візіты',
  failedText: 'Вашы запісы не прапалі\u00a0— паспрабуйце яшчэ раз праз хвіліну.',
  notRefreshed: 'Не атрымалася абнавіць візіты',
  notRefreshedText: (time: string) => `Паказваем копію за ${time}.`,
  offline: 'Няма сувязі',
  offlineCopy: (time: string) => `Паказваем копію за ${time}`,
  offlineNothing: 'Няма сувязі',
  offlineNothingText: 'Візіты не прапалі: яны з’явяцца тут, як толькі сувязь вернецца.',
  retry: 'Паўтарыць',
  offlineAside: 'Пакуль няма сувязі',
  offlineAsideText: 'Запісацца і адмяніць можна, калі сувязь вернецца.',
  offlineAsideLater:
    'Запісацца можна, калі сувязь вернецца. Адмяніць візіт можна і зараз: адкрыйце яго, і адмена адправіцца, як толькі з’явіцца сувязь.',
  offlineCall: (branch: string) => `Калі спяшаецеся, патэлефануйце ў ${branch}:`,

  before: 'Перад прыёмам',
  beforeText: {
    adult: 'Вазьміце пашпарт і прыйдзіце за дзесяць хвілін.',
    child:
      'Для дзіцяці вазьміце яго пасведчанне аб нараджэнні (з чатырнаццаці гадоў\u00a0— пашпарт) і пашпарт аднаго з бацькоў, прыйдзіце за дзесяць хвілін.'
  },
  beforeCancel: `Адмяніць візіт можна не пазней чым за ${minutesBe(CANCEL_BEFORE_MINUTES)} да пачатку.`
}
