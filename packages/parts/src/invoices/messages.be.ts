import { plural } from '@vizit/rules/plural'
import { be as counts } from '../counts/messages.be.ts'
import type { ru } from './messages.ru.ts'

export const be: typeof ru = {
  filters: { visits: 'Візіты', invoices: 'Рахункі' },
  filter: 'Што паказаць',
  /** How many wait for an answer. */
  waiting: (n: number) => (n > 0 ? `Рахункі, ${n}` : 'Рахункі'),
  waitingLabel: (n: number) =>
    n > 0 ? `Рахункі, ${plural('be', n, { one: '# чакае', few: '# чакаюць', many: '# чакаюць' })} вашага адказу` : 'Рахункі',
  states: {
    waiting: 'Чакае вашага адказу',
    confirmed: 'Паслугі пацверджаны',
    'confirmed-partially': 'Пацверджаны часткова',
    rejected: 'Паслугі адхілены'
  },
  payments: {
    waiting: 'Аплата чакае вашага адказу',
    'confirmed-in-full': 'Аплата пацверджана цалкам',
    'confirmed-partially': 'Аплата пацверджана часткова',
    'rejected-in-full': 'Аплата адхілена цалкам'
  },
  decisions: { confirmed: 'Аказана', rejected: 'Не аказана' },
  title: (number: string) => `Рахунак ${number}`,
  back: 'Рахункі',
  roubles: (roubles: string) => `${roubles}\u00a0руб.`,
  visitNote: (moment: string, doctor: string) => `Прыём ${moment}, ${doctor}`,
  issued: (date: string) => `ад ${date}`,
  /** [9.57] */
  positions: counts.positions,
  loading: 'Загружаем рахункі',
  failed: 'Не атрымалася загрузіць рахункі',
  failedText: 'Яны не прапалі\u00a0— паспрабуйце яшчэ раз праз хвіліну.',
  notFound: 'Такога рахунку няма',
  notFoundText: 'Спасылка састарэла, або ў вас больш няма доступу да рахункаў гэтага чалавека.',
  toInvoices: 'Да ўсіх рахункаў',
  visit: 'Прыём',
  who: 'Каму',
  where: 'Дзе',
  me: 'Вам',
  payer: 'Аплата',
  paidBy: (programme: string, coverer: string) => `Па праграме: ${programme}, ${coverer}`,
  total: 'Усяго',
  confirmed: 'Пацверджана',
  services: 'Паслугі',
  service: (position: number, name: string) => `${position}. ${name}`,
  quantity: (n: number, price: string) => (n === 1 ? `${price}\u00a0руб.` : `${n}\u00a0шт., ${price}\u00a0руб.`),
  question: 'Гэтыя паслугі вам аказалі?',
  questionText: 'Пацвердзіце кожную або адхіліце з прычынай. Можна адказаць і не на ўсе адразу.',
  confirm: 'Пацвердзіць',
  reject: 'Адхіліць',
  confirmAll: 'Пацвердзіць усе',
  reason: 'Чаму адхіляеце',
  reasonHint: 'Прычыну ўбачыць медыцынскі цэнтр.',
  reasonRequired: 'Напішыце прычыну: без яе цэнтр не зразумее, што не так',
  because: (reason: string) => `Прычына: ${reason}`,
  mayNotDecide: 'Адказаць на гэты рахунак можа сам пацыент, на рахунак дзіцяці\u00a0— яго бацькі.',
  choose: 'Адзначце хаця б адну паслугу',
  send: (n: number) => (n > 0 ? `Адправіць адказ: ${counts.positions(n)}` : 'Адправіць адказ'),
  sendTitle: 'Адправіць адказ?',
  sendText: 'Цэнтр атрымае яго адразу, змяніць адказ потым нельга.',
  sendConfirmed: (n: number, roubles: string) => `Пацвярджаеце: ${counts.positions(n)}, ${roubles}\u00a0руб.`,
  sendRejected: (n: number) => `Адхіляеце: ${counts.positions(n)}`,
  sendLeft: (n: number) => `Без адказу застанецца: ${counts.positions(n)}`,
  sendConfirm: 'Адправіць',
  sending: 'Адпраўляем…',
  sendBack: 'Вярнуцца да рахунку',
  sent: 'Адказ адпраўлены',
  alreadyDecided: 'На частку паслуг ужо адказалі. Мы абнавілі рахунак\u00a0— праверце і адпраўце астатняе.',
  emptyTitle: 'Рахункаў пакуль няма',
  emptyText: 'Калі цэнтр выставіць рахунак за візіт, ён з’явіцца тут.'
}
