import { CANCEL_BEFORE_MINUTES } from '@vizit/rules/cancel-limit'
import { NO_SHOW_MONTHS, NO_SHOW_PERCENT } from '@vizit/rules/no-show'
import { plural } from '@vizit/rules/plural'
import { minutesBe } from '../../amounts/messages.be.ts'
import { be as booking } from '../messages.be.ts'
import type { ru } from './messages.ru.ts'

/** Why this person cannot be booked online, under the name [3.57]. */
const declines: (typeof ru)['declines'] = {
  NO_ACCESS: booking.noAccess,
  CLINIC_BLOCKED: 'Анлайн-запіс у гэты цэнтр адключаны, патэлефануйце ў рэгістратуру',
  ADMINISTRATOR_BLOCKED: 'Анлайн-запіс забаронены адміністратарам цэнтра',
  ACCOUNT_INACTIVE: 'Карта ў цэнтры яшчэ не актыўная, напішыце ў падтрымку',
  NOT_ADULT_ACCOUNT: 'Запісваць анлайн могуць толькі дарослыя',
  AGE: 'Урач не прымае пацыентаў гэтага ўзросту',
  PROFILE_NOT_FILLED: 'Не пазначаны імя, дата нараджэння або пол',
  COUNTRY_NOT_SUPPORTED: 'Запіс з гэтай краіны пакуль недаступны',
  CITY_NOT_SUPPORTED: 'Запіс у гэтым горадзе пакуль недаступны',
  DOCTOR_CLOSED: 'Запіс да ўрача толькі праз рэгістратуру',
  CONSENT_MISSING: 'Няма згоды на апрацоўку даных',
  ONLY_SECOND_VISIT: 'Анлайн\u00a0— з другога візіту, на першы запіша рэгістратура',
  PROGRAMME_ONLY: 'Запіс толькі для ўдзельнікаў праграмы',
  NO_SHOW_BAN: 'Анлайн-запіс закрыты: былі прапушчаны візіты без адмены',
  SERVICE_AGE: 'Паслугу не аказваюць пацыентам гэтага ўзросту',
  ADULT_DOCTOR: 'Урач прымае толькі дарослых'
}

/** Why a programme does not pay for this visit, under its name. `from`: the first day of one that is not active yet, if it is known. */
const notPaid: (typeof ru)['notPaid'] = {
  PROGRAMME_NOT_ACTIVE_YET: (from: string | null) =>
    from ? `Праграма яшчэ не актыўная: пачне дзейнічаць ${from}` : 'Праграма яшчэ не актыўная: яе пацвярджаюць',
  CODE_COVERER_CARD_INACTIVE: () => 'Няма медыцынскага абслугоўвання: карта не актыўная',
  CARD_INACTIVE_IN_CLINIC: () => 'Медыцынская карта для абслугоўвання па праграме не актыўная ў выбранай клініцы',
  SERVICE_IS_NOT_SUPPORTED: () => 'Праграма не аплачвае гэты прыём',
  NO_CARD_FROM_COVERER: () => 'Няма медыцынскага абслугоўвання па праграме'
}

export const be: typeof ru = {
  chosenForAge: age => `Час выбраны для чалавека: ${age}`,
  chosenForAgeText: 'Выберыце, каго запісаць, або дадайце блізкага: час пакуль за вамі.',

  formTitle: 'Запіс да ўрача',
  forWhom: 'Для каго візіт',
  whoRequired: 'Выберыце, для каго візіт',
  programmePays: 'аплачвае гэты візіт',
  whoPays: 'Хто плаціць',
  ownMoney: 'За свой кошт',
  priceUnknown: 'Цану назавуць у рэгістратуры',
  notPaid,
  paidBy: (programme: string, coverer: string) => `Па праграме: ${programme}, ${coverer}`,
  note: 'Што турбуе',
  noteMark: '— па жаданні',
  notePlaceholder: 'Напрыклад: кашаль трэці тыдзень, патрэбна даведка',
  noteHint: 'Убачаць толькі ўрач і рэгістратура цэнтра',
  noteTooLong: (most: number) => `Не больш за ${plural('be', most, { one: '# знак', few: '# знакі', many: '# знакаў' })}`,
  agreeBefore: 'Даю згоду на ',
  agreeLink: 'апрацоўку даных',
  agreeAfter: (branch: string) => ` для запісу ў ${branch}`,
  agreeRequired: 'Адзначце згоду: без яе цэнтр не зможа вас запісаць',
  agreementFailed: 'Не атрымалася загрузіць тэкст згоды',
  bookFor: (moment: string) => `Запісацца на ${moment}`,
  booking: 'Запісваем…',
  saving: 'Захоўваем…',
  holding: 'Трымаем гэты час для вас',
  held: (figure: string) => `Час за вамі яшчэ ${figure}`,
  heldNote: 'Не паспееце\u00a0— проста выберыце зноў',
  heldSpoken: (seconds: number) =>
    seconds > 60 ? 'Трымаем гэты час для вас яшчэ дзве хвіліны' : 'Трымаем гэты час для вас яшчэ паўхвіліны',
  holdEnded: 'Час больш не трымаем за вамі',
  holdEndedText: 'Ён мог застацца вольным. Тое, што ўжо ёсць у форме, застанецца.',
  holdAgain: 'Заняць гэты час зноў',
  holdFailed: 'Не атрымалася замацаваць час за вамі',
  tryAgain: 'Паўтарыць',
  busy: 'Гэты час ужо заняты',
  busyText: (time: string) => `Хтосьці заняў ${time} крыху раней. Усё, што вы ўвялі, захавана\u00a0— выберыце іншы час.`,
  gone: 'Такога часу больш няма',
  goneText: 'Магчыма, ён ужо прайшоў. Выберыце іншы.',
  chooseOther: 'Выбраць іншы час',
  capabilitiesFailed: 'Не атрымалася даведацца, каго можна запісаць',
  nobodyAllowed: 'Няма прыдатнага пацыента: запісаць сюды зараз нікога нельга, прычыны\u00a0— пад імёнамі.',
  notBooked: 'Анлайн-візіт не запісаны',
  notBookedWhy: (title: string, text: string) => `${title}. ${text}`,
  ageDecline: (ages: string) => `Урач прымае толькі ${ages}`,
  ageDeclineAll: 'Урач прымае толькі па рашэнні рэгістратуры',
  declines,
  /** [8.44] `why` is a sentence of ours or of the clinic. */
  declined: (why: string) => `На жаль, запіс гэтага пацыента немагчымы. Выберыце іншага пацыента. Памылка: ${why}`,
  noShows: (missed: string, visits: string) =>
    `Прапушчана візітаў за ${plural('be', NO_SHOW_MONTHS, { one: '# месяц', few: '# месяцы', many: '# месяцаў' })}: ${missed} з ${visits}`,
  noShowWarning: `Яшчэ адзін прапушчаны візіт закрые для вас анлайн-запіс. Калі не зможаце прыйсці, адмяніце візіт не пазней чым за ${minutesBe(CANCEL_BEFORE_MINUTES)} да пачатку.`,
  noShowBanned: `Анлайн-запіс для вас закрыты: прапушчана больш за ${NO_SHOW_PERCENT} % візітаў. Запісацца можна праз рэгістратуру; калі гэта памылка, напішыце ў падтрымку.`,
  notSent: 'Няма сувязі. Запіс не згубіўся',
  notSentText: 'Мы паўторым яго, як толькі сувязь вернецца. Другога запісу не будзе.',
  notSentOnline: 'Адказ да нас не дайшоў. Паўтарыце: другога запісу не будзе.',
  mayBeBooked: 'Магчыма, візіт ужо запісаны. Можна паўтарыць: другога запісу не будзе.',
  lookAtVisits: 'Праверыць мае візіты',
  otherTime: 'Выбраць іншы час',
  bookAnyway: 'Запісацца ўсё роўна',
  backToForm: 'Вярнуцца да запісу'
}
