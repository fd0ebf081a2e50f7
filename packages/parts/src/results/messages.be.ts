import { A_CODE_LENGTH } from '@vizit/rules/codes'
import { plural } from '@vizit/rules/plural'
import { signsBe } from '../amounts/messages.be.ts'
import { be as counts } from '../counts/messages.be.ts'
import type { ru } from './messages.ru.ts'

const inTime = (seconds: number) =>
  seconds % 60 === 0
    ? plural('be', seconds / 60, { one: '# хвіліну', few: '# хвіліны', many: '# хвілін' })
    : plural('be', seconds, { one: '# секунду', few: '# секунды', many: '# секунд' })

export const be: typeof ru = {
  demo: 'Гэта дэманстрацыйныя аналізы',
  demoText: 'Вынікі прыдуманыя, каб паказаць раздзел: вас і вашай сям’і яны не датычацца.',
  title: 'Аналізы',
  tabs: 'Якія аналізы паказаць',
  ready: (n: number) => (n > 0 ? `Гатовыя, ${n}` : 'Гатовыя'),
  inWork: (n: number) => (n > 0 ? `У рабоце, ${n}` : 'У рабоце'),
  all: 'Усе',
  refresh: 'Абнавіць',
  refreshing: 'Абнаўляем аналізы',
  refreshed: 'Аналізы абноўлены',
  search: 'Знайсці аналіз: назва, урач, цэнтр',
  openSearch: 'Пошук',
  loading: 'Загружаем аналізы',
  shown: (n: number) => `Паказана: ${counts.results(n)}`,
  emptyTitle: 'У вас пакуль няма аналізаў',
  emptyText: 'Калі цэнтр возьме аналіз у работу, ён з’явіцца тут. Пра гатовы вынік мы паведамім.',
  askClinics: 'Спытаць цэнтры',
  asking: 'Пытаем цэнтры…',
  nothing: 'Даныя не знойдзены',
  nothingTyped: 'Паспрабуйце іншае слова: назву аналізу, прозвішча ўрача або імя блізкага.',
  nothingReady: 'Гатовых аналізаў пакуль няма. Пра гатовы вынік мы паведамім.',
  nothingInWork: 'Зараз лабараторыя ні над чым не працуе: усе аналізы гатовыя.',
  clearSearch: 'Ачысціць пошук',
  failed: 'Не атрымалася загрузіць аналізы',
  failedText: 'Вашы вынікі не прапалі\u00a0— паспрабуйце яшчэ раз праз хвіліну.',
  notRefreshed: 'Не ўсе цэнтры адказалі',
  notRefreshedText: 'Паказваем тое, што ўжо вядома. Паспрабуйце абнавіць праз некалькі хвілін.',
  offlineText: 'Спіс\u00a0— якім ён быў апошні раз. Адкрыць дакумент можна будзе, калі сувязь вернецца.',
  readyBadge: 'Гатовы',
  inWorkBadge: 'У рабоце',
  inWorkUntil: (date: string) => `У рабоце да ${date}`,
  takenAt: (time: string) => `здадзены ў ${time}`,
  me: 'Мне',
  whose: (name: string, relation: string) => `${name}, ${relation}`,
  open: 'Адкрыць',
  openLabel: (name: string, date: string) => `Адкрыць: ${name}, ${date}`,
  opening: 'Адкрываем…',

  howTitle: 'Як адкрыць вынік',
  howText: `Цэнтр дасылае ў SMS код медкарты, ${signsBe(A_CODE_LENGTH)}. Увядзіце яго\u00a0— і вынік адкрыецца на гэтай прыладзе.`,
  noDiagnosis: 'Вынік\u00a0— не дыягназ. Калі лічбы трывожаць,',
  showDoctor: 'пакажыце іх урачу',
  hiddenTitle: 'Чыіх вынікаў тут няма',
  hiddenText: (names: string) => `${names}: бачыць вынікі вам не дазвалялі. Дазволіць можа толькі сам чалавек\u00a0— у сваім кабінеце.`,
  hiddenLink: 'Да правоў у «Маёй сям’і»',

  fromVisit: 'Дакументы візіту',
  conclusion: 'Заключэнне',
  result: 'Вынік',

  openerText: 'Дакумент гатовы. Яго можна адкрыць тут або захаваць на прыладу.',
  openHere: 'Адкрыць тут',
  download: 'Спампаваць PDF',
  close: 'Закрыць',
  failedTitle: 'Нешта пайшло не так',
  understood: 'Зразумела',

  codeTitle: 'Код медыцынскай карты',
  codeText: (name: string, place: string) =>
    `Каб адкрыць ${name ? `«${name}»` : 'дакумент'}, увядзіце код медкарты\u00a0— ${signsBe(A_CODE_LENGTH)}. Яго дасылае ў SMS медыцынскі цэнтр${place ? `: ${place}` : ''}.`,
  codeWhat:
    'Гэта не нумар карты і не код для ўваходу. Код дае сам цэнтр, каб вынік не адкрыў старонні: націсніце «Атрымаць код па SMS»\u00a0— ён прыйдзе на нумар, які запісаны ў карце цэнтра.',
  codeLabel: 'Код медкарты',
  codeHint: 'Няма SMS? Код падкажуць у рэгістратуры цэнтра.',
  codeShort: `У кодзе павінна быць ${signsBe(A_CODE_LENGTH)}`,
  sendCode: 'Атрымаць код па SMS',
  sending: 'Адпраўляем код…',
  sentTo: (phone: string) =>
    phone ? `Код адпраўлены на нумар ${phone.replaceAll(' ', '\u00a0')}` : 'Цэнтр адправіў код на нумар з вашай карты',
  resendIn: (time: string) => `Новы код\u00a0— праз ${time}`,
  noPhone: 'У карце няма нумара тэлефона',
  noPhoneText: 'Код падкажуць у рэгістратуры медыцынскага цэнтра.',
  continue: 'Працягнуць',
  checking: 'Правяраем код…',
  closesAfter: (seconds: number) => `Праз ${inTime(seconds)} без дзеянняў дакумент закрыецца сам`,
  closesAtOnce: 'Код спатрэбіцца пры кожным адкрыцці',
  closed: 'Дакумент закрыты: вас доўга не было',
  closedText: 'Так яго не ўбачыць старонні чалавек. Каб адкрыць зноў, увядзіце код.',

  document: 'Дакумент',
  page: (n: number, of: number) => `Старонка ${n} з ${of}`,
  noText: 'Старонка\u00a0— малюнак, яе тэкст прачытаць уголас нельга.',
  notDrawn: 'Тут дакумент паказаць не атрымалася',
  notDrawnText: 'Спампуйце яго і адкрыйце ў праграме для PDF.',

  outOfRange: (out: number, of: number) =>
    `${out} з ${plural('be', of, { one: '# паказчыка', few: '# паказчыкаў', many: '# паказчыкаў' })} па-за нормай`,
  outNames: (names: string) => `Па-за нормай: ${names}.`,
  allWithin: (of: number) =>
    of === 1 ? 'Паказчык у норме' : `Усе ${plural('be', of, { one: '# паказчык', few: '# паказчыкі', many: '# паказчыкаў' })} у норме`,
  allWithinText: 'Тут няма значэнняў вышэй або ніжэй за норму.',
  noRange: (n: number) => `У ${plural('be', n, { one: '# паказчыка', few: '# паказчыкаў', many: '# паказчыкаў' })} нормы няма.`,
  orderedBy: 'Аналіз прызначыў урач:',
  writtenBy: 'Заключэнне напісаў урач:',
  table: 'Паказчыкі',
  tableFailed: 'Паказчыкі не загрузіліся',
  tableFailedText: 'Сам дакумент\u00a0— ніжэй. Паспрабуйце яшчэ раз або адкрыйце дакумент.',
  retry: 'Паўтарыць',
  name: 'Паказчык',
  value: 'Значэнне',
  range: 'Норма',
  below: 'ніжэй за норму',
  above: 'вышэй за норму',
  within: 'у норме',
  trend: 'Як мянялася',
  trendLabel: (name: string) => `Як мянялася: ${name}`,
  trendLoading: 'Загружаем мінулыя значэнні',
  trendAlone: 'Раней гэты паказчык тут не вымяралі.',
  trendFailed: 'Мінулыя значэнні не загрузіліся.',
  chart: (name: string, unit: string, first: string, last: string) =>
    `${name}${unit ? `, ${unit}` : ''}: было ${first}, стала ${last}. Усе значэнні\u00a0— у табліцы ніжэй.`,
  ofRange: { atLeast: (number: string) => `ад ${number}`, atMost: (number: string) => `да ${number}`, decimalSign: ',' },
  normBand: 'Паласа\u00a0— норма',
  date: 'Дата'
}
