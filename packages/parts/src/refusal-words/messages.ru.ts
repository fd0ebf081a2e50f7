import type { FailureCode } from '@vizit/client/api/call-failure'
import { showDate } from '@vizit/client/days/show-day'
import { visitInTheWay } from '@vizit/client/refusal-words/visit-in-the-way'
import type { WordRefusal } from '@vizit/client/refusal-words/word-refusal'
import { ADULT_AGE } from '@vizit/rules/age'
import { CODE_LIVES_MINUTES } from '@vizit/rules/codes'
import { MAX_CHILDREN } from '@vizit/rules/family-limits'
import { NO_SHOW_MONTHS } from '@vizit/rules/no-show'
import { plural } from '@vizit/rules/plural'
import { childrenRu, minutesRu, yearsOfRu } from '../amounts/messages.ru.ts'
import { everydayRu } from './everyday/messages.ru.ts'
import { passkeysRu } from './passkeys/messages.ru.ts'
import { programmesRu } from './programmes/messages.ru.ts'
import { resultsRu } from './results/messages.ru.ts'
import { siteRu } from './site/messages.ru.ts'

const TOO_LATE_TO_MOVE = 'Переносить уже поздно. Позвоните в регистратуру медицинского центра.'
const WHY_NOT_MOVED: Record<string, string> = {
  'not-confirmed': 'Центр ещё не подтвердил это время. Дождитесь ответа или отмените визит и запишитесь заново.',
  'being-moved': 'Мы уже попросили центр перенести этот визит. Дождитесь ответа: мы пришлём SMS.',
  'other-doctor': 'Перенести можно только к тому же врачу. К другому врачу запишитесь заново.',
  'no-such-service': 'В это время врач не оказывает эту услугу. Выберите другое время или запишитесь заново.',
  'already-cancelled': 'Этот визит уже отменён. Запишитесь заново.',
  clinic: 'Центр не согласился на новое время, прежнее осталось за вами. Выберите другое или позвоните в центр.'
}

/** [3.64] [3.65] What a clinic says of where a patient lives; without it the clinic books nobody online. */
const NOT_SERVED: Record<string, string> = {
  COUNTRY_NOT_SUPPORTED: 'Медицинский центр пока не записывает онлайн из этой страны',
  CITY_NOT_SUPPORTED: 'Медицинский центр пока не записывает онлайн из этого города'
}

/** A code without words does not compile. */
export const ru: Record<FailureCode, WordRefusal> = {
  ...everydayRu,
  ...passkeysRu,
  ...programmesRu,
  ...resultsRu,
  ...siteRu,

  INVALID_STATE: (facts, message) =>
    facts.reason === 'OLD_VERSION'
      ? { title: 'Текст согласия обновился', text: 'Прочитайте его и примите ещё раз.' }
      : everydayRu.INVALID_STATE(facts, message),
  ACCESS_NOT_AUTHORIZED: facts =>
    facts.reason === 'PROGRAMME'
      ? {
          title: 'Данные сейчас не меняются',
          text: 'Пока действует программа, имя, дату рождения и пол изменить нельзя. Если в данных ошибка, напишите в поддержку.'
        }
      : everydayRu.ACCESS_NOT_AUTHORIZED(facts),
  VISITOR_ALREADY_BOOKED: facts => ({
    title: 'На это время уже есть запись к другому врачу',
    text: `${visitInTheWay(facts)}Выберите другое время или запишитесь всё равно.`
  }),
  TIME_IS_FREE: () => ({
    title: 'Ждать не нужно: такое время свободно',
    text: 'Запишитесь на него или измените дни.'
  }),
  TOO_MANY_WISHES: ({ most }) => ({
    title: 'Больше запросов добавить нельзя',
    text:
      typeof most === 'number'
        ? `Можно держать не больше ${plural('ru', most, { one: '# запроса', few: '# запросов', many: '# запросов' })} сразу. Удалите тот, который больше не нужен.`
        : 'Удалите запрос, который больше не нужен.'
  }),
  UNDERAGE_USER: () => ({
    title: 'К сожалению, запись этого пациента невозможна',
    text: 'Медицинский центр не записывает онлайн пациентов этого возраста. Выберите другого пациента или позвоните в регистратуру.'
  }),
  EMAIL_REQUIRED: () => ({ title: 'Нужен e-mail', text: 'Укажите ваш e-mail: по нему открывается доступ к личному кабинету.' }),
  CLINIC_UNAVAILABLE: ({ phones }) => ({
    title: 'Медицинский центр не отвечает',
    text: `Попробуйте ещё раз через несколько минут или позвоните в регистратуру${phones ? `: ${String(phones).replaceAll(';', ', ')}` : ''}.`
  }),
  CLINIC_REFUSED: ({ phones }) => ({
    title: 'Медицинский центр не принял запись',
    text: `Время осталось свободным. Причину скажут в регистратуре${phones ? `: ${String(phones).replaceAll(';', ', ')}` : ''}.`
  }),
  'onlineBooking/Forbidden0': ({ reason, missed, visits }) => ({
    title: 'Онлайн-запись запрещена',
    text:
      reason === 'NO_SHOW_BAN' && typeof missed === 'number' && typeof visits === 'number' && missed > 0
        ? `${plural('ru', NO_SHOW_MONTHS, { one: 'За последний # месяц', few: 'За последние # месяца', many: 'За последние # месяцев' })} пропущено визитов: ${missed} из ${visits}. Позвоните в регистратуру; если это ошибка, напишите в поддержку.`
        : 'Позвоните в регистратуру или напишите в поддержку.'
  }),
  'onlineBooking/Forbidden2': facts => ({
    ...siteRu['onlineBooking/Forbidden2'](),
    ...(NOT_SERVED[String(facts.reason)] ? { title: NOT_SERVED[String(facts.reason)]! } : {})
  }),
  'onlineBooking/Forbidden4': () => ({
    title: 'Ваша карта в медицинском центре ещё не активна',
    text: 'Напишите в поддержку: мы уточним это у центра. Или позвоните в его регистратуру.'
  }),
  'onlineBooking/Forbidden7': () => ({
    title: 'Записаться онлайн могут только взрослые',
    text: 'Попросите родителя записать вас. Если дата рождения указана неверно, напишите в поддержку.'
  }),
  'onlineBooking/Forbidden8': () => ({
    title: 'Онлайн-запись невозможна из-за ограничений по возрасту',
    text: 'Выберите другую услугу, другого врача или другого пациента.'
  }),
  'onlineBooking/Forbidden9': () => ({ title: 'Заполните профиль', text: 'Для записи нужны имя, дата рождения и пол.' }),

  // [8.10] the clinic's own sentence or ours, then what the caller wants to be said beside it
  CANCEL_REFUSED: ({ extraText }, message) => ({
    title: 'Невозможно отменить визит',
    text: [message ?? 'Для отмены, пожалуйста, обратитесь к администратору медицинского центра', extraText].filter(Boolean).join('. ')
  }),

  ADULTS_ONLY: () => ({
    title: 'Оставлять отзывы могут только взрослые',
    text: 'Попросите родителя. Если дата рождения указана неверно, исправьте её в профиле.'
  }),
  REVIEW_EXISTS: () => ({ title: 'Вы уже оставили отзыв об этом визите', text: 'Его можно изменить или удалить в разделе «Мои отзывы».' }),
  DRUG_SEARCH_UNAVAILABLE: () => ({
    title: 'Поиск лекарств временно недоступен',
    text: 'Аптечка и ваши прошлые поиски на месте. Попробуйте ещё раз через несколько минут.'
  }),
  TOO_MANY_MEDICINES: () => ({
    title: 'Больше лекарств добавить нельзя',
    text: 'Удалите из списка то, что уже не нужно, и добавьте снова.'
  }),

  SIGNATURE_IS_NOT_VALID: () => ({
    title: 'Подпись не подошла',
    text: 'Проверьте ключ, время на сервере и то, что подписано тело целиком.'
  }),

  MOVE_REFUSED: ({ reason }) => ({ title: 'Перенести визит не получилось', text: WHY_NOT_MOVED[String(reason)] ?? TOO_LATE_TO_MOVE }),
  DELETE_REFUSED: ({ from }) => ({
    title: 'Удалить визит пока нельзя',
    text:
      typeof from === 'string'
        ? `Это можно сделать со следующего дня: с ${showDate(from, undefined, 'ru')}.`
        : 'Это можно сделать со следующего дня.'
  }),

  PROFILE_EXISTS: () => ({
    title: 'Пользователь с этим номером уже зарегистрирован',
    text: 'Если это вы, подтвердите устройство из письма. Если номер достался вам недавно, создайте новый профиль.'
  }),
  USER_NOT_REGISTERED: () => ({
    title: 'Этот номер у нас впервые',
    text: 'Если раньше вы входили с другим номером, измените его. Иначе мы создадим новую учётную запись.'
  }),
  ACCOUNT_IN_USE: () => ({
    title: 'Этим номером недавно пользовались',
    text: 'Начать с нового профиля пока нельзя. Войдите на прежнем устройстве или напишите в поддержку.'
  }),
  EMAIL_ALREADY_LINKED: () => ({ title: 'Этот адрес уже привязан к вашей учётной записи', text: 'Ничего делать не нужно.' }),
  EMAIL_TAKEN: () => ({ title: 'Этот адрес привязать нельзя', text: 'Укажите другой адрес или напишите в поддержку.' }),
  LINK_EXPIRED: () => ({ title: 'Ссылка больше не действует', text: 'Запросите новое письмо: ссылка из него действует сутки, один раз.' }),
  PLANNED_VISITS: facts => ({
    title:
      typeof facts.count === 'number'
        ? `Есть ${plural('ru', facts.count, { one: '# предстоящий визит', few: '# предстоящих визита', many: '# предстоящих визитов' })}`
        : 'Есть предстоящие визиты',
    text: 'Сначала отмените их или подтвердите, что они остаются в медицинском центре.'
  }),
  CREDENTIALS_REFUSED: () => ({
    title: 'Войти не удалось',
    text: 'Проверьте имя, пароль и новый код.'
  }),
  PROOF_REQUIRED: () => ({ title: 'Подтвердите, что это вы', text: 'Мы пришлём код в SMS. Введите его, и продолжим.' }),

  TOO_MANY_CHILDREN: () => ({
    title: `В семье уже ${childrenRu(MAX_CHILDREN)}`,
    text: 'Чтобы добавить ещё одного ребёнка, обратитесь в поддержку.'
  }),
  PERSON_EXISTS: () => ({
    title: 'Такой ребёнок уже существует',
    text: 'Он уже есть в вашей семье или в другой. Если это ваш ребёнок, попросите второго родителя принять вас в семью.'
  }),
  NOT_A_CHILD: () => ({ title: 'Взрослый', text: `Ребёнком можно добавить только человека младше ${yearsOfRu(ADULT_AGE)}.` }),
  NOT_AN_ADULT: () => ({
    title: 'Несовершеннолетний',
    text: `Взрослым родственником можно добавить только человека от ${yearsOfRu(ADULT_AGE)}.`
  }),
  TOO_MANY_PARENTS: () => ({
    title: 'Больше взрослых добавить нельзя',
    text: 'Для того, чтобы добавить еще одного взрослого родственника, обратитесь в поддержку.'
  }),
  SPOUSE_EXISTS: () => ({
    title: 'Супруг уже есть в семье',
    text: 'Вы не можете добавить еще одного супруга. Если вы хотите поменять состав вашей семьи, обратитесь в поддержку.'
  }),
  INVALID_OBJECT_ID: () => ({
    title: 'Код не подошёл',
    text: `Сверьте цифры с кодом на экране родственника: он действует ${minutesRu(CODE_LIVES_MINUTES)} и один раз. Если не поможет, напишите в поддержку.`
  }),
  NEEDS_CONFIRMATION: () => ({ title: 'Нужно подтверждение', text: 'Введите код из SMS, которое получил ваш родственник.' }),
  VALIDATION_ERROR: () => ({ title: 'Неверный код подтверждения', text: 'Проверьте, пожалуйста, введённые цифры.' }),
  ACTIVE_COVERER: () => ({
    title: 'Действует программа или страховка',
    text: 'Пока она действует, удалить человека из семьи нельзя. Напишите в поддержку.'
  })
}
