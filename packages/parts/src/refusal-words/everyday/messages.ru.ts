import type { FailureCode } from '@vizit/client/api/call-failure'
import { roundWait, waitOf } from '@vizit/client/refusal-words/wait'
import type { WordRefusal } from '@vizit/client/refusal-words/word-refusal'
import type { Facts } from '@vizit/contract/refusal'
import { plural } from '@vizit/rules/plural'

const UNITS = {
  second: { one: '# секунду', few: '# секунды', many: '# секунд' },
  minute: { one: '# минуту', few: '# минуты', many: '# минут' },
  hour: { one: '# час', few: '# часа', many: '# часов' }
}

/** 'через 45 секунд', 'через 5 минут', 'через 24 часа' */
export function inWaitRu(seconds: number): string {
  const { n, unit } = roundWait(seconds)
  return `через ${plural('ru', n, UNITS[unit])}`
}

function whenAgain(facts: Facts): string {
  const seconds = waitOf(facts)
  return seconds === undefined ? 'немного позже' : inWaitRu(seconds)
}

/** [8.98] The sentence of the server, unless it is one for its programmers. */
function plainDetail(message: string | null): string | null {
  return message?.trim() && !message.includes('HttpStatusCode') ? message.trim() : null
}

const connection: WordRefusal = () => ({
  title: 'Нет связи',
  text: 'Проверьте подключение к интернету и попробуйте ещё раз.'
})
const unavailable: WordRefusal = () => ({
  title: 'Сервис временно недоступен',
  text: 'Мы уже знаем об этом. Попробуйте ещё раз через минуту.'
})

/** What any call may meet, with an account or without. */
export const anybodyRu = {
  NETWORK: connection,
  TIMEOUT: () => ({ title: 'Ответ не пришёл вовремя', text: 'Проверьте подключение к интернету и попробуйте ещё раз.' }),
  INVALID_INPUT: () => ({ title: 'Данные введены с ошибкой', text: 'Проверьте, всё ли заполнено верно, и попробуйте ещё раз.' }),
  NOT_FOUND: () => ({ title: 'Не нашли', text: 'Возможно, это уже изменилось или удалено. Обновите страницу.' }),
  OUTDATED_VERSION: () => ({ title: 'Приложение устарело', text: 'Обновите страницу, чтобы открыть новую версию.' }),
  ERROR_TOO_MANY_REQUESTS: facts => ({
    title: 'Слишком много попыток',
    text: `Мы временно остановили запросы с этого устройства. Попробуйте ${whenAgain(facts)}.`
  }),
  UNEXPECTED_PROBLEM: (_facts, message) => ({
    title: 'Что-то пошло не так',
    text: plainDetail(message) ?? 'Попробуйте ещё раз. Если не поможет, напишите в поддержку.'
  }),
  SERVICE_UNAVAILABLE: unavailable,
  INVALID_CODE: () => ({ title: 'Код не подошёл', text: 'Проверьте цифры в последнем SMS или запросите новый.' }),
  CODE_EXPIRED: () => ({ title: 'Срок кода истёк', text: 'Запросите новый код: он действует десять минут или до нескольких ошибок.' }),
  INVALID_STATE: (facts, message) => ({
    title: message ?? 'Сейчас это невозможно',
    text:
      typeof facts.retryAfter === 'number' || typeof facts.minutes === 'number'
        ? `Попробуйте ${whenAgain(facts)}.`
        : 'Начните сначала. Если не поможет, напишите в поддержку.'
  })
} satisfies Partial<Record<FailureCode, WordRefusal>>

/** What any call may meet, and the sign-in. These words are there before any page is. */
export const everydayRu = {
  ...anybodyRu,
  IDEMPOTENCY_KEY_MISSING: () => ({ title: 'Не получилось отправить', text: 'Обновите страницу и попробуйте ещё раз.' }),
  IDEMPOTENCY_KEY_REUSED: () => ({ title: 'Данные изменились во время отправки', text: 'Обновите страницу и попробуйте ещё раз.' }),
  NOT_SIGNED_IN: () => ({ title: 'Нужно войти', text: 'Войдите по номеру телефона, и мы продолжим с этого места.' }),
  ERROR_SESSION_EXPIRED: () => ({ title: 'Вход закончился', text: 'Войдите ещё раз: мы пришлём новый код в SMS.' }),
  ACCESS_NOT_AUTHORIZED: ({ reason }) =>
    reason === 'DEVICE_NOT_CONFIRMED'
      ? { title: 'Устройство не подтверждено', text: 'Подтвердите его из письма на вашу почту, и всё откроется.' }
      : { title: 'Доступа нет', text: 'Этот человек не открыл вам доступ. Попросите его изменить права или напишите в поддержку.' },
  UNSUPPORTED_MEDIA_TYPE: () => ({ title: 'Не получилось отправить', text: 'Обновите страницу и попробуйте ещё раз.' }),
  INVALID_CAPTCHA_CODE: () => ({ title: 'Неверно введен код', text: 'Введите цифры с новой картинки.' })
} satisfies Partial<Record<FailureCode, WordRefusal>>
