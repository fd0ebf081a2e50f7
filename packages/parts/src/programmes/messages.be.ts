import type { LinkFault } from '@vizit/client/programmes/link-forms'
import { BARCODE_LENGTH } from '@vizit/rules/barcode'
import { plural } from '@vizit/rules/plural'
import { ACTIVATION_MAIL_MINUTES } from '@vizit/rules/programme'
import { digitsBe, minutesOfBe } from '../amounts/messages.be.ts'
import type { ru } from './messages.ru.ts'

const faults: Record<LinkFault, string> = {
  required: 'Абавязковае поле',
  email: 'Поле змяшчае некарэктны e-mail',
  'other-domain': 'Гэта не рабочы адрас гэтай кампаніі. Патрэбна пошта, якую выдаў працадаўца',
  code: 'У кодзе праграмы ад чатырох да сарака літар і лічбаў',
  'not-digits': 'Тут толькі лічбы і, калі ёсць, касая рыса',
  'number-length': `У штрых-кодзе ${digitsBe(BARCODE_LENGTH)}; у нумары дагавора ад чатырох да дванаццаці і, калі ёсць, касая рыса і тры лічбы`,
  phone: 'Увядзіце карэктны нумар тэлефона'
}

export const be: typeof ru = {
  title: 'Праграмы',
  loading: 'Загружаем праграмы',
  failed: 'Не атрымалася загрузіць праграмы',
  failedText: 'Вашы праграмы не прапалі\u00a0— паспрабуйце яшчэ раз праз хвіліну.',
  link: 'Падключыць праграму',
  emptyTitle: 'Праграм пакуль няма',
  emptyText: 'Падключыце праграму працадаўцы або страхоўку, каб запісвацца да ўрача за іх кошт.',
  mine: 'Вашы праграмы',
  changes: 'Што мяняе праграма',
  changesBooking: 'Пры запісе можна выбраць, хто плаціць: вы або праграма. Калі праграма не аплачвае прыём, мы скажам чаму.',
  changesEditing:
    'Пакуль праграма дзейнічае, імя, дату нараджэння і пол у профілі змяніць нельга: па іх вас пазнаюць страхавая кампанія і працадаўца.',
  changesFamily: 'Праграмы блізкіх відаць, калі яны дазволілі. Нумары і сумы бачаць толькі тыя, хто вядзе профіль.',

  states: {
    PENDING_EMAIL: 'Чакае пацвярджэння пошты',
    PENDING_HR: 'Чакае працадаўцу',
    NOT_YET_ACTIVE: 'Яшчэ не актыўная',
    ACTIVE: 'Дзейнічае',
    INACTIVE: 'Не актыўная',
    ENDED: 'Скончылася'
  },
  declined: 'Запыт адхілены',
  pendingEmail: (email: string | null) =>
    `Мы адправілі ліст${email ? ` на ${email}` : ''}. Адкрыйце яго і пацвердзіце запыт: спасылка дзейнічае суткі. Ліст прыходзіць на працягу ${minutesOfBe(ACTIVATION_MAIL_MINUTES)}.`,
  pendingHr: (coverer: string) => `HR-менеджар кампаніі «${coverer}» разглядае запыт. Адказ прыйдзе на вашу пошту.`,
  notYetActive: (day: string) => `Пачне дзейнічаць ${day}.`,
  activeFrom: (day: string) => `Дзейнічае з ${day}.`,
  activeTill: (day: string) => `Дзейнічае да ${day} уключна.`,
  inactiveEmployer: 'Працадаўца прыпыніў праграму. Удакладніце ў HR-менеджара.',
  inactiveInsurer: 'Карта не актыўная. Патэлефануйце ў страхавую кампанію.',
  inactiveChild: 'Праграма дзіцяці не актыўная. Патэлефануйце ў страхавую кампанію: яна ўключыць карту.',
  endedOn: (day: string) => `Тэрмін праграмы скончыўся ${day}.`,
  ended: 'Тэрмін праграмы скончыўся.',
  endedEmployer: 'Працадаўца завяршыў праграму. Удакладніце ў HR-менеджара.',
  declinedText: (reason: string | null) =>
    reason ? `Прычына: ${reason}` : 'HR-менеджар адхіліў запыт. Удакладніце ў яго прычыну і адпраўце запыт зноў.',
  amount: 'Страхавая сума',
  parts: 'З чаго складаецца',
  roubles: (number: string) => `${number} руб.`,
  included: 'уваходзіць',
  barcode: 'Штрых-код карты',
  contractNumber: 'Нумар дагавора',
  callInsurer: 'Патэлефанаваць страхоўшчыку',
  again: 'Адправіць запыт зноў',
  resend: 'Адправіць ліст яшчэ раз',
  resending: 'Адпраўляем…',
  resendIn: (figure: string) => `Яшчэ раз праз ${figure}`,
  resent: 'Ліст адпраўлены яшчэ раз',
  unlink: 'Адключыць',
  unlinkLabel: (programme: string) => `Адключыць праграму: ${programme}`,
  takeBack: 'Адклікаць запыт',
  takeBackLabel: (programme: string) => `Адклікаць запыт: ${programme}`,
  unlinkTitle: 'Адключыць праграму?',
  unlinkText: (programme: string) => `${programme}: новыя запісы за яе кошт стануць недаступныя. Запісы, якія ўжо ёсць, застануцца.`,
  unlinkConfirm: 'Адключыць праграму',
  unlinking: 'Адключаем…',
  takeBackTitle: 'Адклікаць запыт?',
  takeBackText: (programme: string) => `${programme}: запыт знікне. Яго можна адправіць зноў у любы час.`,
  takeBackConfirm: 'Адклікаць запыт',
  takingBack: 'Адклікаем…',
  leave: 'Пакінуць як ёсць',
  unlinked: 'Праграма адключана',
  takenBack: 'Запыт адкліканы',

  addTitle: 'Падключыць праграму',
  addNote: 'Выберыце, хто плаціць за лячэнне.',
  employers: 'Працадаўцы',
  insurers: 'Страхавыя кампаніі',
  byEmail: 'Па рабочай пошце',
  byCode: 'Па кодзе',
  ways: 'Як падключыць',
  noCoverers: 'Падключаць пакуль няма чаго',
  noCoverersText: 'Ніводзін працадаўца і ніводная страхавая кампанія яшчэ не адкрылі праграмы.',
  coverersFailed: 'Не атрымалася загрузіць спіс кампаній',
  coverersFailedText: 'Паспрабуйце яшчэ раз праз хвіліну.',
  gone: 'Такой кампаніі ў спісе няма',
  goneText: 'Выберыце працадаўцу або страхавую кампанію са спіса.',
  choose: 'Выбраць са спіса',

  workEmail: 'Рабочая пошта',
  workEmailHint: (domains: string[]) =>
    domains.length > 0
      ? `Адрас на ${domains.map(domain => `@${domain}`).join(', ')}. Туды прыйдзе ліст са спасылкай.`
      : 'Туды прыйдзе ліст са спасылкай.',
  code: 'Код праграмы',
  codeHint: 'Яго паведамляе HR-менеджар. Вялікія літары, прабелы і злучкі не важныя.',
  email: 'Ваша пошта',
  emailHint: 'Туды прыйдзе ліст са спасылкай.',
  ask: 'Адправіць запыт',
  asking: 'Адпраўляем…',
  employerNote: 'Праграма вашай кампаніі',
  next: 'Што будзе далей',
  nextSteps: [
    { title: `Ліст прыйдзе на працягу ${minutesOfBe(ACTIVATION_MAIL_MINUTES)}`, text: 'Адкрыйце яго на любой прыладзе.' },
    { title: 'Пацвердзіце запыт па спасылцы з ліста', text: 'Так мы даведаемся, што пошта ваша.' },
    { title: 'HR-менеджар разгледзіць запыт', text: 'Праграма пачне дзейнічаць у дзень, які ён прызначыць.' }
  ],
  employerLearns: 'Кампанія даведаецца, што вы ў праграме. Вашы візіты і вынікі ёй не бачны.',
  asked: 'Запыт адпраўлены. Пацвердзіце яго з ліста',

  whom: 'Чыя страхоўка',
  number: 'Штрых-код або нумар дагавора',
  numberHint: `${digitsBe(BARCODE_LENGTH)} пад штрых-кодам на карце або нумар дагавора, напрыклад 204518/001.`,
  scan: 'Сканаваць штрых-код',
  scanTitle: 'Штрых-код карты',
  scanClose: 'Закрыць',
  scanTold: {
    opening: 'Уключаем камеру…',
    aim: 'Навядзіце камеру на штрых-код карты.',
    other: `Гэта іншы код. Патрэбны той, пад якім ${digitsBe(BARCODE_LENGTH)}.`,
    refused: 'Праверце дазволы праграмы: камера ёй не дазволена. Або выберыце фота карты.',
    none: 'Выберыце фота карты: мы прачытаем нумар тут, фота нікуды не ідзе.',
    nothing: 'На фота не знайшлі штрых-код. Здыміце яго бліжэй і раўней.',
    failed: 'Не атрымалася прачытаць. Увядзіце нумар самі.'
  },
  scanRefused: 'Не ўдалося атрымаць даныя',
  scanLight: 'Падсветка',
  scanPhoto: 'Выбраць фота',
  scanReading: 'Чытаем фота…',
  scanType: 'Увесці самому',
  scanRead: number => `Нумар прачытаны: ${number}`,
  phone: 'Тэлефон з дагавора',
  phoneHint: 'Нумар, які пазначаны ў дагаворы са страхавой кампаніяй.',
  linkInsurance: 'Падключыць',
  linking: 'Правяраем…',
  linked: 'Праграма падключана',
  insuranceNote: 'Мы параўнаем нумар, тэлефон, прозвішча і дату нараджэння з данымі страхавой кампаніі.',
  cancel: 'Адмена',

  confirmTitle: 'Падключэнне праграмы',
  confirmQuestion: 'Пацвердзіць запыт?',
  confirmText: 'Так мы даведаемся, што пошта ваша. Калі вы не прасілі падключыць праграму, проста закрыйце гэтую старонку.',
  confirm: 'Пацвердзіць',
  confirming: 'Пацвярджаем…',
  confirmed: 'Пошта пацверджана',
  confirmedText: (programme: string, coverer: string) =>
    `Запыт на праграму «${programme}» адпраўлены HR-менеджару кампаніі «${coverer}». Адказ прыйдзе на гэтую пошту.`,
  wrongLink: 'Спасылка не падышла',
  wrongLinkText: 'Адкрыйце яе з ліста цалкам: магчыма, яна скапіравалася не да канца.',
  alreadyDone: 'Калі вы ўжо пацвярджалі гэты запыт, нічога рабіць не трэба.',
  toProgrammes: 'Да маіх праграм',
  toSignIn: 'Увайсці',

  row: 'Праграмы і страхоўка',
  /** By the captions of the active ones. */
  rowTitle: (active: readonly string[]) =>
    active.length > 1
      ? plural('be', active.length, { one: '# праграма', few: '# праграмы', many: '# праграм' })
      : (active[0] ?? 'няма дзейных'),
  editingClosed:
    'Пакуль дзейнічае праграма, імя, дату нараджэння і пол змяніць нельга: па іх вас пазнаюць страхавая кампанія і працадаўца. Калі ў даных памылка, напішыце ў падтрымку.',
  faults
}
