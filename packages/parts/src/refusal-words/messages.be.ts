import { showDate } from '@vizit/client/days/show-day'
import { writeDayBe } from '@vizit/client/days/write-day-be'
import { visitInTheWay } from '@vizit/client/refusal-words/visit-in-the-way'
import { ADULT_AGE } from '@vizit/rules/age'
import { CODE_LIVES_MINUTES } from '@vizit/rules/codes'
import { MAX_CHILDREN } from '@vizit/rules/family-limits'
import { NO_SHOW_MONTHS } from '@vizit/rules/no-show'
import { plural } from '@vizit/rules/plural'
import { childrenBe, minutesBe, yearsOfBe } from '../amounts/messages.be.ts'
import { everydayBe } from './everyday/messages.be.ts'
import type { ru } from './messages.ru.ts'
import { passkeysBe } from './passkeys/messages.be.ts'
import { programmesBe } from './programmes/messages.be.ts'
import { resultsBe } from './results/messages.be.ts'
import { siteBe } from './site/messages.be.ts'

const TOO_LATE_TO_MOVE = 'Пераносіць ужо позна. Патэлефануйце ў рэгістратуру медыцынскага цэнтра.'
const WHY_NOT_MOVED: Record<string, string> = {
  'not-confirmed': 'Цэнтр яшчэ не пацвердзіў гэты час. Дачакайцеся адказу або адмяніце візіт і запішыцеся нанова.',
  'being-moved': 'Мы ўжо папрасілі цэнтр перанесці гэты візіт. Дачакайцеся адказу: мы дашлём SMS.',
  'other-doctor': 'Перанесці можна толькі да таго ж урача. Да іншага ўрача запішыцеся нанова.',
  'no-such-service': 'У гэты час урач не аказвае гэтую паслугу. Выберыце іншы час або запішыцеся нанова.',
  'already-cancelled': 'Гэты візіт ужо адменены. Запішыцеся нанова.',
  clinic: 'Цэнтр не згадзіўся на новы час, ранейшы застаўся за вамі. Выберыце іншы або патэлефануйце ў цэнтр.'
}

/** [3.64] [3.65] What a clinic says of where a patient lives; without it the clinic books nobody online. */
const NOT_SERVED: Record<string, string> = {
  COUNTRY_NOT_SUPPORTED: 'Медыцынскі цэнтр пакуль не запісвае анлайн з гэтай краіны',
  CITY_NOT_SUPPORTED: 'Медыцынскі цэнтр пакуль не запісвае анлайн з гэтага горада'
}

/** The words of the clinics' sites come first: an account can turn to support, a site only to the reception. */
export const be: typeof ru = {
  ...siteBe,
  ...everydayBe,
  ...passkeysBe,
  ...programmesBe,
  ...resultsBe,

  INVALID_STATE: (facts, message) =>
    facts.reason === 'OLD_VERSION'
      ? { title: 'Тэкст згоды абнавіўся', text: 'Прачытайце яго і прыміце яшчэ раз.' }
      : everydayBe.INVALID_STATE(facts, message),
  ACCESS_NOT_AUTHORIZED: facts =>
    facts.reason === 'PROGRAMME'
      ? {
          title: 'Даныя зараз не мяняюцца',
          text: 'Пакуль дзейнічае праграма, імя, дату нараджэння і пол змяніць нельга. Калі ў даных памылка, напішыце ў падтрымку.'
        }
      : everydayBe.ACCESS_NOT_AUTHORIZED(facts),
  VISITOR_ALREADY_BOOKED: facts => ({
    title: 'На гэты час ужо ёсць запіс да іншага ўрача',
    text: `${visitInTheWay(facts)}Выберыце іншы час або запішыцеся ўсё роўна.`
  }),
  TIME_IS_FREE: () => ({
    title: 'Чакаць не трэба: такі час вольны',
    text: 'Запішыцеся на яго або змяніце дні.'
  }),
  TOO_MANY_WISHES: ({ most }) => ({
    title: 'Больш запытаў дадаць нельга',
    text:
      typeof most === 'number'
        ? `Можна трымаць не больш за ${plural('be', most, { one: '# запыт', few: '# запыты', many: '# запытаў' })} адначасова. Выдаліце той, які больш не патрэбны.`
        : 'Выдаліце запыт, які больш не патрэбны.'
  }),
  UNDERAGE_USER: () => ({
    title: 'На жаль, запіс гэтага пацыента немагчымы',
    text: 'Медыцынскі цэнтр не запісвае анлайн пацыентаў гэтага ўзросту. Выберыце іншага пацыента або патэлефануйце ў рэгістратуру.'
  }),
  EMAIL_REQUIRED: () => ({ title: 'Патрэбны e-mail', text: 'Пазначце ваш e-mail: па ім адкрываецца доступ да асабістага кабінета.' }),
  CLINIC_UNAVAILABLE: ({ phones }) => ({
    title: 'Медыцынскі цэнтр не адказвае',
    text: `Паспрабуйце яшчэ раз праз некалькі хвілін або патэлефануйце ў рэгістратуру${phones ? `: ${String(phones).replaceAll(';', ', ')}` : ''}.`
  }),
  CLINIC_REFUSED: ({ phones }) => ({
    title: 'Медыцынскі цэнтр не прыняў запіс',
    text: `Час застаўся вольным. Прычыну скажуць у рэгістратуры${phones ? `: ${String(phones).replaceAll(';', ', ')}` : ''}.`
  }),
  'onlineBooking/Forbidden0': ({ reason, missed, visits }) => ({
    title: 'Анлайн-запіс забаронены',
    text:
      reason === 'NO_SHOW_BAN' && typeof missed === 'number' && typeof visits === 'number' && missed > 0
        ? `${plural('be', NO_SHOW_MONTHS, { one: 'За апошні # месяц', few: 'За апошнія # месяцы', many: 'За апошнія # месяцаў' })} прапушчана візітаў: ${missed} з ${visits}. Патэлефануйце ў рэгістратуру; калі гэта памылка, напішыце ў падтрымку.`
        : 'Патэлефануйце ў рэгістратуру або напішыце ў падтрымку.'
  }),
  'onlineBooking/Forbidden2': (facts, message) => ({
    ...siteBe['onlineBooking/Forbidden2'](facts, message),
    ...(NOT_SERVED[String(facts.reason)] ? { title: NOT_SERVED[String(facts.reason)]! } : {})
  }),
  'onlineBooking/Forbidden4': () => ({
    title: 'Ваша карта ў медыцынскім цэнтры яшчэ не актыўная',
    text: 'Напішыце ў падтрымку: мы ўдакладнім гэта ў цэнтра. Або патэлефануйце ў яго рэгістратуру.'
  }),
  'onlineBooking/Forbidden7': () => ({
    title: 'Запісацца анлайн могуць толькі дарослыя',
    text: 'Папрасіце маці або бацьку запісаць вас. Калі дата нараджэння пазначана няправільна, напішыце ў падтрымку.'
  }),
  'onlineBooking/Forbidden8': () => ({
    title: 'Анлайн-запіс немагчымы з-за абмежаванняў па ўзросце',
    text: 'Выберыце іншую паслугу, іншага ўрача або іншага пацыента.'
  }),
  'onlineBooking/Forbidden9': () => ({ title: 'Запоўніце профіль', text: 'Для запісу патрэбны імя, дата нараджэння і пол.' }),

  // [8.10] the clinic's own sentence or ours, then what the caller wants to be said beside it
  CANCEL_REFUSED: ({ extraText }, message) => ({
    title: 'Немагчыма адмяніць візіт',
    text: [message ?? 'Для адмены, калі ласка, звярніцеся да адміністратара медыцынскага цэнтра', extraText].filter(Boolean).join('. ')
  }),

  ADULTS_ONLY: () => ({
    title: 'Пакідаць водгукі могуць толькі дарослыя',
    text: 'Папрасіце маці або бацьку. Калі дата нараджэння пазначана няправільна, выпраўце яе ў профілі.'
  }),
  REVIEW_EXISTS: () => ({
    title: 'Вы ўжо пакінулі водгук пра гэты візіт',
    text: 'Яго можна змяніць або выдаліць у раздзеле «Мае водгукі».'
  }),
  DRUG_SEARCH_UNAVAILABLE: () => ({
    title: 'Пошук лекаў часова недаступны',
    text: 'Аптэчка і вашы мінулыя пошукі на месцы. Паспрабуйце яшчэ раз праз некалькі хвілін.'
  }),
  TOO_MANY_MEDICINES: () => ({
    title: 'Больш лекаў дадаць нельга',
    text: 'Выдаліце са спіса тое, што ўжо не патрэбна, і дадайце зноў.'
  }),

  SIGNATURE_IS_NOT_VALID: () => ({
    title: 'Подпіс не падышоў',
    text: 'Праверце ключ, час на серверы і тое, што падпісана ўсё цела запыту.'
  }),

  MOVE_REFUSED: ({ reason }) => ({ title: 'Перанесці візіт не атрымалася', text: WHY_NOT_MOVED[String(reason)] ?? TOO_LATE_TO_MOVE }),
  DELETE_REFUSED: ({ from }) => ({
    title: 'Выдаліць візіт пакуль нельга',
    text:
      typeof from === 'string'
        ? `Гэта можна зрабіць з наступнага дня: з ${showDate(from, undefined, writeDayBe)}.`
        : 'Гэта можна зрабіць з наступнага дня.'
  }),

  PROFILE_EXISTS: () => ({
    title: 'Карыстальнік з гэтым нумарам ужо зарэгістраваны',
    text: 'Калі гэта вы, пацвердзіце прыладу з ліста. Калі нумар стаў вашым нядаўна, стварыце новы профіль.'
  }),
  USER_NOT_REGISTERED: () => ({
    title: 'Гэты нумар у нас упершыню',
    text: 'Калі раней вы ўваходзілі з іншым нумарам, змяніце яго. Інакш мы створым новы ўліковы запіс.'
  }),
  ACCOUNT_IN_USE: () => ({
    title: 'Гэтым нумарам нядаўна карысталіся',
    text: 'Пачаць з новага профілю пакуль нельга. Увайдзіце на ранейшай прыладзе або напішыце ў падтрымку.'
  }),
  EMAIL_ALREADY_LINKED: () => ({ title: 'Гэты адрас ужо прывязаны да вашага ўліковага запісу', text: 'Нічога рабіць не трэба.' }),
  EMAIL_TAKEN: () => ({ title: 'Гэты адрас прывязаць нельга', text: 'Пазначце іншы адрас або напішыце ў падтрымку.' }),
  LINK_EXPIRED: () => ({
    title: 'Спасылка больш не дзейнічае',
    text: 'Запытайце новы ліст: спасылка з яго дзейнічае суткі, адзін раз.'
  }),
  PLANNED_VISITS: facts => ({
    title:
      typeof facts.count === 'number'
        ? `Ёсць ${plural('be', facts.count, { one: '# будучы візіт', few: '# будучыя візіты', many: '# будучых візітаў' })}`
        : 'Ёсць будучыя візіты',
    text: 'Спачатку адмяніце іх або пацвердзіце, што яны застаюцца ў медыцынскім цэнтры.'
  }),
  CREDENTIALS_REFUSED: () => ({
    title: 'Увайсці не ўдалося',
    text: 'Праверце імя, пароль і новы код.'
  }),
  PROOF_REQUIRED: () => ({ title: 'Пацвердзіце, што гэта вы', text: 'Мы даслалі код у SMS. Увядзіце яго, і працягнем.' }),

  TOO_MANY_CHILDREN: () => ({
    title: `У сям’і ўжо ${childrenBe(MAX_CHILDREN)}`,
    text: 'Каб дадаць яшчэ адно дзіця, звярніцеся ў падтрымку.'
  }),
  PERSON_EXISTS: () => ({
    title: 'Такое дзіця ўжо існуе',
    text: 'Яно ўжо ёсць у вашай сям’і або ў іншай. Калі гэта ваша дзіця, папрасіце другога з бацькоў прыняць вас у сям’ю.'
  }),
  NOT_A_CHILD: () => ({ title: 'Дарослы', text: `Як дзіця можна дадаць толькі чалавека да ${yearsOfBe(ADULT_AGE)}.` }),
  NOT_AN_ADULT: () => ({
    title: 'Непаўналетні',
    text: `Як дарослага сваяка можна дадаць толькі чалавека ад ${yearsOfBe(ADULT_AGE)}.`
  }),
  TOO_MANY_PARENTS: () => ({
    title: 'Больш дарослых дадаць нельга',
    text: 'Каб дадаць яшчэ аднаго дарослага сваяка, звярніцеся ў падтрымку.'
  }),
  SPOUSE_EXISTS: () => ({
    title: 'Муж або жонка ўжо ёсць у сям’і',
    text: 'Вы не можаце дадаць яшчэ аднаго мужа або жонку. Калі вы хочаце змяніць склад вашай сям’і, звярніцеся ў падтрымку.'
  }),
  INVALID_OBJECT_ID: () => ({
    title: 'Код не падышоў',
    text: `Параўнайце лічбы з кодам на экране сваяка: ён дзейнічае ${minutesBe(CODE_LIVES_MINUTES)} і адзін раз. Калі не дапаможа, напішыце ў падтрымку.`
  }),
  NEEDS_CONFIRMATION: () => ({ title: 'Патрэбна пацвярджэнне', text: 'Увядзіце код з SMS, якое атрымаў ваш сваяк.' }),
  VALIDATION_ERROR: () => ({ title: 'Няправільны код пацвярджэння', text: 'Праверце, калі ласка, уведзеныя лічбы.' }),
  ACTIVE_COVERER: () => ({
    title: 'Дзейнічае праграма або страхоўка',
    text: 'Пакуль яна дзейнічае, выдаліць чалавека з сям’і нельга. Напішыце ў падтрымку.'
  })
}
