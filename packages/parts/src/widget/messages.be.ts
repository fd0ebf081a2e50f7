import type { AgesSeen } from '@vizit/rules/age'
import { plural } from '@vizit/rules/plural'
import type { ru } from './messages.ru.ts'

/** «ад 18 гадоў», «да 14 гадоў», «ад 3 да 14 гадоў»: after «ад» and «да» stands the genitive. */
function years(from: number | undefined, to: number | undefined): string {
  const genitive = (n: number) => `${n}\u00a0${n % 10 === 1 && n % 100 !== 11 ? 'года' : 'гадоў'}`
  if (from !== undefined) return to === undefined ? ` ад ${genitive(from)}` : ` ад ${from} да ${genitive(to)}`
  return to === undefined ? '' : ` да ${genitive(to)}`
}

/** [2.94] */
function seesBe(seen: AgesSeen): string {
  switch (seen.kind) {
    case 'adults':
      return `дарослых${years(seen.from, seen.to)}`
    case 'children':
      return `дзяцей${years(seen.from, seen.to)}`
    case 'both':
      return `дарослых${years(seen.adultsFrom, seen.adultsTo)} і дзяцей${years(seen.childrenFrom, seen.childrenTo)}`
    case 'any':
      return 'дарослых і дзяцей'
    case 'nobody':
      return 'толькі па рашэнні рэгістратуры'
  }
}

export const be: typeof ru = {
  title: 'Запіс анлайн',
  step: (now: number, all: number) => `Крок ${now} з ${all}`,
  steps: 'Крокі запісу',
  stepDone: 'пройдзены',
  byVizit: 'Запіс праз Візіт · даныя абаронены',
  loading: 'Загружаем…',
  tryAgain: 'Паўтарыць',
  notSet: 'Запіс пакуль не працуе',
  notSetText: 'На старонцы не пазначана, у які цэнтр запісваць. Патэлефануйце ў рэгістратуру.',
  change: 'Змяніць',

  toWhom: 'Да каго',
  chooseDoctor: 'Да каго запісацца',
  where: 'Дзе',
  everywhere: 'Усе філіялы',
  speciality: 'Спецыяльнасць',
  allSpecialities: 'Усе спецыяльнасці',
  doctors: (n: number) => plural('be', n, { one: '# урач', few: '# урачы', many: '# урачоў' }),
  showMore: 'Паказаць яшчэ',
  leftOut: (n: number) =>
    `${plural('be', n, { one: 'Яшчэ # урач', few: 'Яшчэ # урачы', many: 'Яшчэ # урачоў' })}: выберыце спецыяльнасць або філіял.`,
  nobody: 'Тут ніхто не прымае',
  nobodyText: 'Выберыце іншую спецыяльнасць або іншы філіял.',
  soonest: (moment: string) => `Бліжэйшы час: ${moment}`,
  noTimes: 'Вольнага часу пакуль няма',
  doctorGone: 'Урач не знойдзены',
  doctorGoneText: 'Магчыма, ён тут больш не прымае. Патэлефануйце ў рэгістратуру.',
  today: 'сёння',
  tomorrow: 'заўтра',

  when: 'Калі',
  chooseTime: 'Калі прыйсці',
  days: 'Дні',
  dayLabel: (day: string, free: number) =>
    free > 0 ? `${day}, ${plural('be', free, { one: '# месца', few: '# месцы', many: '# месцаў' })}` : `${day}, месцаў няма`,
  earlier: 'Папярэднія дні',
  later: 'Наступныя дні',
  morning: 'Раніца',
  afternoon: 'Дзень',
  evening: 'Вечар',
  moreSlots: (n: number) => `яшчэ ${n}`,
  lessSlots: 'згарнуць',
  moreSlotsLabel: (n: number) => `яшчэ ${n}: паказаць больш таймслотаў для запісу`,
  lessSlotsLabel: 'згарнуць: паказаць менш таймслотаў для запісу',
  slotLabel: (time: string, day: string) => `${time}, ${day}`,
  noPlaces: (date: string) => `${date} месцаў няма`,
  nearest: (moment: string) => `Бліжэйшы час — ${moment}`,
  noPlacesAtAll: 'На два месяцы наперад усё занята. Патэлефануйце ў рэгістратуру: часам месца вызваляецца.',
  closed: 'Анлайн-запіс тут закрыты',
  closedText: 'Да гэтага ўрача запіша рэгістратура.',
  needsAccount: 'Запіс праз асабісты кабінет',
  needsAccountText: 'Урач прымае з другога візіту або па праграме: увайдзіце ў асабісты кабінет Візіта або патэлефануйце ў рэгістратуру.',
  call: (phone: string) => `Патэлефанаваць ${phone}`,
  accepts: (seen: AgesSeen) => `Прымае ${seesBe(seen)}`,
  more: 'Падрабязней',
  less: 'Згарнуць',
  registry: 'Рэгістратура',
  inRegistry: 'У рэгістратуры',
  seek: 'Што шукаць',
  byDoctor: 'Урачы',
  byService: 'Паслугі',
  serviceName: 'Знайсці паслугу',
  serviceHint: 'Не менш за тры літары, па-руску',
  noService: 'Такой паслугі тут няма',
  noServiceText: 'Напішыце інакш або выберыце іншы філіял.',
  serviceNote: 'Ніжэй — урачы, якія аказваюць гэтую паслугу. Яе назву мы ўпішам у запіску цэнтру.',
  otherService: 'Іншая паслуга',
  goOn: (moment: string) => `Працягнуць: ${moment}`,
  pickFirst: 'Выберыце час',
  minskTime: 'Час пазначаны па Мінску.',

  yourData: 'Вашы даныя',
  whoComes: 'Хто прыйдзе на прыём',
  otherTime: 'Выбраць іншы час',
  optional: '— па жаданні',
  phone: 'Тэлефон',
  phoneHint: 'Дашлём код у SMS, каб пацвердзіць запіс',
  phoneWrong: 'Увядзіце карэктны нумар тэлефона',
  birthDate: 'Дата нараджэння',
  email: 'Электронная пошта',
  emailWrong: 'Поле змяшчае некарэктны e-mail',
  note: 'Што турбуе',
  noteHint: 'Убачыць толькі цэнтр',
  noteTooLong: (most: number) => `Не больш за ${plural('be', most, { one: '# знак', few: '# знакі', many: '# знакаў' })}`,
  unfit: {
    ADULT_DOCTOR: 'Урач прымае толькі дарослых',
    CHILD_DOCTOR: 'Урач прымае толькі дзяцей',
    AGE_LIMITS_ISSUE: 'Урач не прымае пацыентаў гэтага ўзросту'
  },
  captcha: 'Лічбы з малюнка',
  captchaHint: 'Так мы адрозніваем людзей ад праграм',
  captchaPicture: 'Малюнак з лічбамі',
  captchaRequired: 'Увядзіце лічбы з малюнка',
  captchaWrong: 'Няправільны код з малюнка. Увядзіце лічбы з новага.',
  captchaFailed: 'Малюнак не загрузіўся',
  newPicture: 'Іншы малюнак',
  noPicture: 'Не бачу малюнка',
  proving: 'Правяраем без малюнка…',
  proved: 'Праверка пройдзена: малюнак не патрэбны',
  provingFailed: 'Праверыць без малюнка не атрымалася. Паспрабуйце яшчэ раз.',
  agree: (branch: string) => `Даю згоду на апрацоўку персанальных даных для запісу ў ${branch}`,
  agreeRequired: 'Адзначце згоду: без яе цэнтр не зможа вас запісаць',
  agreeText: 'Тэкст згоды (па-руску)',
  send: (moment: string) => `Запісацца на ${moment}`,
  sending: 'Адпраўляем…',

  codeTitle: 'Код з SMS',
  codeSent: (phone: string) => `Мы адправілі код на ${phone}`,
  code: 'Увядзіце код з SMS',
  codeLeft: (left: number) =>
    `Код не падышоў. ${plural('be', left, { one: 'Засталася # спроба', few: 'Засталося # спробы', many: 'Засталося # спроб' })}.`,
  codeSpent: 'Код не падышоў, спроб больш няма. Запытайце новы код.',
  confirm: 'Пацвердзіць запіс',
  confirming: 'Запісваем…',
  resend: 'Адправіць новы код',
  resendIn: (figure: string) => `Новы код можна запытаць праз ${figure}`,
  resent: 'Новы код адпраўлены',
  hold: 'Трымаем гэты час для вас',
  holdSpoken: (seconds: number) =>
    seconds > 60 ? 'Трымаем гэты час для вас яшчэ дзве хвіліны' : 'Трымаем гэты час для вас яшчэ паўхвіліны',
  editData: 'Змяніць даныя',

  booked: 'Вы запісаны',
  pending: 'Чакаем пацвярджэння цэнтра',
  bookedText: 'Пацвярджэнне прыйшло ў SMS. Каб адмяніць або перанесці візіт, увайдзіце ў асабісты кабінет з гэтым жа нумарам.',
  pendingText: 'Цэнтр адкажа па SMS. Нічога іншага рабіць не трэба.',
  bookedBadge: 'Пацверджаны',
  pendingBadge: 'Чакае',
  room: (room: string) => `кабінет\u00a0${room}`,
  priceFrom: (roubles: string) => `ад ${roubles} руб.`,
  again: 'Запісацца яшчэ раз'
}
