import { CANCEL_BEFORE_MINUTES } from '@vizit/rules/cancel-limit'
import type { DeclineWord } from '@vizit/rules/decline'
import { NO_SHOW_MONTHS, NO_SHOW_PERCENT } from '@vizit/rules/no-show'
import { plural } from '@vizit/rules/plural'
import type { PaymentVerdict } from '@vizit/rules/programme'
import { minutesRu } from '../../amounts/messages.ru.ts'
import { ru as booking } from '../messages.ru.ts'

/** Why this person cannot be booked online, under the name [3.57]. */
const declines: Record<DeclineWord | 'ADULT_DOCTOR', string> = {
  NO_ACCESS: booking.noAccess,
  CLINIC_BLOCKED: 'Онлайн-запись в этот центр отключена, позвоните в регистратуру',
  ADMINISTRATOR_BLOCKED: 'Онлайн-запись запрещена администратором центра',
  ACCOUNT_INACTIVE: 'Карта в центре ещё не активна, напишите в поддержку',
  NOT_ADULT_ACCOUNT: 'Записывать онлайн могут только взрослые',
  AGE: 'Врач не принимает пациентов этого возраста',
  PROFILE_NOT_FILLED: 'Не указаны имя, дата рождения или пол',
  COUNTRY_NOT_SUPPORTED: 'Запись из этой страны пока недоступна',
  CITY_NOT_SUPPORTED: 'Запись в этом городе пока недоступна',
  DOCTOR_CLOSED: 'Запись к врачу только через регистратуру',
  CONSENT_MISSING: 'Нет согласия на обработку данных',
  ONLY_SECOND_VISIT: 'Онлайн\u00a0— со второго визита, на первый запишет регистратура',
  PROGRAMME_ONLY: 'Запись только для участников программы',
  NO_SHOW_BAN: 'Онлайн-запись закрыта: были пропущены визиты без отмены',
  SERVICE_AGE: 'Услугу не оказывают пациентам этого возраста',
  ADULT_DOCTOR: 'Врач принимает только взрослых'
}

/** Why a programme does not pay for this visit, under its name. `from`: the first day of one that is not active yet, if it is known. */
const notPaid: Record<Exclude<PaymentVerdict, 'pays'>, (from: string | null) => string> = {
  PROGRAMME_NOT_ACTIVE_YET: from =>
    from ? `Программа ещё не активна: начнёт действовать ${from}` : 'Программа ещё не активна: её подтверждают',
  CODE_COVERER_CARD_INACTIVE: () => 'Нет медицинского обслуживания: карта не активна',
  CARD_INACTIVE_IN_CLINIC: () => 'Медицинская карта для обслуживания по программе не активна в выбранной клинике',
  SERVICE_IS_NOT_SUPPORTED: () => 'Программа не оплачивает этот приём',
  NO_CARD_FROM_COVERER: () => 'Нет медицинского обслуживания по программе'
}

export const ru = {
  chosenForAge: (age: string) => `Время выбрано для человека: ${age}`,
  chosenForAgeText: 'Выберите, кого записать, или добавьте близкого: время пока за вами.',

  formTitle: 'Запись к врачу',
  forWhom: 'Для кого визит',
  whoRequired: 'Выберите, для кого визит',
  programmePays: 'оплачивает этот визит',
  whoPays: 'Кто платит',
  ownMoney: 'За свой счёт',
  priceUnknown: 'Цену назовут в регистратуре',
  notPaid,
  paidBy: (programme: string, coverer: string) => `По программе: ${programme}, ${coverer}`,
  note: 'Что беспокоит',
  noteMark: '— по желанию',
  notePlaceholder: 'Например: кашель третью неделю, нужна справка',
  noteHint: 'Увидит только врач и регистратура центра',
  noteTooLong: (most: number) => `Не больше ${plural('ru', most, { one: '# знака', few: '# знаков', many: '# знаков' })}`,
  agreeBefore: 'Даю согласие на ',
  agreeLink: 'обработку данных',
  agreeAfter: (branch: string) => ` для записи в ${branch}`,
  agreeRequired: 'Отметьте согласие: без него центр не сможет вас записать',
  agreementFailed: 'Не получилось загрузить текст согласия',
  bookFor: (moment: string) => `Записаться на ${moment}`,
  booking: 'Записываем…',
  saving: 'Сохраняем…',
  holding: 'Держим это время для вас',
  held: (figure: string) => `Время за вами ещё ${figure}`,
  heldNote: 'Не успеете\u00a0— просто выберите заново',
  heldSpoken: (seconds: number): string =>
    seconds > 60 ? 'Держим это время для вас ещё две минуты' : 'Держим это время для вас ещё полминуты',
  holdEnded: 'Время больше не держим за вами',
  holdEndedText: 'Оно могло остаться свободным. Форма останется заполненной.',
  holdAgain: 'Занять это время снова',
  holdFailed: 'Не получилось закрепить время за вами',
  tryAgain: 'Повторить',
  busy: 'Это время уже занято',
  busyText: (time: string) => `Кто-то занял ${time} чуть раньше. Всё, что вы ввели, сохранено\u00a0— выберите другое время.`,
  gone: 'Такого времени больше нет',
  goneText: 'Возможно, оно уже прошло. Выберите другое.',
  chooseOther: 'Выбрать другое время',
  capabilitiesFailed: 'Не получилось узнать, кого можно записать',
  nobodyAllowed: 'Нет подходящего пациента: записать сюда сейчас никого нельзя, причины\u00a0— под именами.',
  notBooked: 'Онлайн-визит не записан',
  notBookedWhy: (title: string, text: string) => `${title}. ${text}`,
  ageDecline: (ages: string) => `Врач принимает только ${ages}`,
  /** Of a doctor who sees nobody without the reception's word. */
  ageDeclineAll: 'Врач принимает только по решению регистратуры',
  declines,
  /** [8.44] `why` is a sentence of ours or of the clinic. */
  declined: (why: string) => `К сожалению, запись этого пациента невозможна. Выберите другого пациента. Ошибка: ${why}`,
  noShows: (missed: string, visits: string) =>
    `Пропущено визитов за ${plural('ru', NO_SHOW_MONTHS, { one: '# месяц', few: '# месяца', many: '# месяцев' })}: ${missed} из ${visits}`,
  noShowWarning: `Ещё один пропущенный визит закроет для вас онлайн-запись. Если не сможете прийти, отмените визит не позже чем за ${minutesRu(CANCEL_BEFORE_MINUTES)} до начала.`,
  noShowBanned: `Онлайн-запись для вас закрыта: пропущено больше ${NO_SHOW_PERCENT} % визитов. Записаться можно через регистратуру; если это ошибка, напишите в поддержку.`,
  notSent: 'Нет связи. Запись не потерялась',
  notSentText: 'Мы повторим её, как только связь вернётся. Второй записи не будет.',
  notSentOnline: 'Ответ не дошёл до нас. Повторите: второй записи не будет.',
  /** Something broke on our side after the booking was sent. */
  mayBeBooked: 'Возможно, визит уже записан. Можно повторить: второй записи не будет.',
  lookAtVisits: 'Проверить мои визиты',
  otherTime: 'Выбрать другое время',
  bookAnyway: 'Записаться всё равно',
  backToForm: 'Вернуться к записи'
}
