import { plural } from '@vizit/rules/plural'
import type { ru } from './messages.ru.ts'

export const be: typeof ru = {
  anonymous: 'Ананімна',
  back: 'Назад',
  write: 'Пакінуць водгук',
  writeLabel: (visit: string) => `Пакінуць водгук пра візіт: ${visit}`,
  own: 'Ваш водгук',
  ownLabel: (visit: string) => `Ваш водгук пра візіт: ${visit}`,

  formTitle: 'Водгук пра візіт',
  changeTitle: 'Змяніць водгук',
  aboutWhom: 'Пра каго водгук',
  about: { doctor: 'Пра ўрача', centre: 'Пра цэнтр' },
  comment: 'Ваш водгук',
  commentHint: 'Без дыягназаў і імён іншых людзей: водгук прачытаюць усе.',
  /** [5.80] */
  faults: {
    required: 'Напішыце хаця б некалькі слоў: без тэксту водгуку няма',
    'too-long': (most: number) => `Не больш за ${plural('be', most, { one: '# знак', few: '# знакі', many: '# знакаў' })}`
  },
  publishName: (signature: string) => `Апублікаваць маё імя: ${signature}`,
  publishNameText: 'Інакш водгук будзе ананімным: па ім нельга даведацца, хто яго напісаў.',
  checked: 'Перад публікацыяй водгук праверыць мадэратар.',
  checkedAgain: 'Зменены водгук зноў праверыць мадэратар. Ранейшы тэкст адразу перастане паказвацца.',
  send: 'Адправіць водгук',
  sending: 'Адпраўляем…',
  save: 'Захаваць водгук',
  saving: 'Захоўваем…',
  cancel: 'Адмена',
  notSent: 'Водгук не адпраўлены',
  /** Why this visit cannot be reviewed by the one who looks. */
  refused: {
    'not-an-adult': { title: 'Водгукі пакідаюць дарослыя', text: 'Пра візіт дзіцяці можа напісаць хтосьці з бацькоў.' },
    'not-yet': { title: 'Візіт яшчэ не адбыўся', text: 'Водгук можна будзе пакінуць пасля прыёму.' },
    'did-not': { title: 'Гэты візіт не адбыўся', text: 'Водгук можна пакінуць толькі пра прыём, які быў.' },
    'not-yours': { title: 'Пра гэты візіт піша сам пацыент', text: 'Або той, каму ён дазволіў запісваць.' }
  },
  toVisits: 'Да візітаў',

  title: 'Мае водгукі',
  titleNote: 'Усё, што вы напісалі пра ўрачоў і цэнтры',
  loading: 'Загружаем водгукі',
  failed: 'Не атрымалася загрузіць водгукі',
  failedText: 'Яны не прапалі\u00a0— паспрабуйце яшчэ раз праз хвіліну.',
  emptyTitle: 'Водгукаў пакуль няма',
  emptyText: 'Пасля прыёму на картцы візіту з’явіцца «Пакінуць водгук»: іншым пацыентам ён дапаможа выбраць урача.',
  emptyAction: 'Да мінулых візітаў',
  notFound: 'Такога водгуку няма',
  notFoundText: 'Магчыма, вы выдалілі яго на іншай прыладзе.',
  written: (date: string) => `Напісаны ${date}`,
  published: (date: string) => `Апублікаваны ${date}`,
  signed: 'з вашым імем',
  unsigned: 'ананімна',
  change: 'Змяніць',
  changeLabel: (about: string) => `Змяніць водгук: ${about}`,
  remove: 'Выдаліць',
  removeLabel: (about: string) => `Выдаліць водгук: ${about}`,
  answered: (date: string) => `Адказ цэнтра, ${date}`,

  ofDoctor: 'Водгукі пацыентаў',
  showMore: 'Паказаць яшчэ',
  showingMore: 'Загружаем…',
  noneYet: 'Водгукаў пакуль няма.',
  retry: 'Паўтарыць',
  states: { waiting: 'На праверцы', published: 'Апублікаваны', rejected: 'Не апублікаваны' },
  waitingText: 'Мы праверым водгук і апублікуем яго. Пакуль яго бачыце толькі вы.',
  rejectedText: (reason: string) => `Прычына: ${reason}. Змяніце водгук, і мы праверым яго зноў.`,

  /** [4.90] [4.91] by what the server says it has done */
  done: { added: 'Водгук дададзены', changed: 'Водгук зменены' },

  deleteTitle: 'Выдаліць водгук?',
  deleteText: (about: string) => `Водгук «${about}» знікне разам з адказам медыцынскага цэнтра. Вярнуць яго нельга.`,
  deleteConfirm: 'Выдаліць водгук',
  deleting: 'Выдаляем водгук',
  deleted: 'Водгук выдалены',
  leave: 'Пакінуць'
}
