import { roundWait, waitOf } from '@vizit/client/refusal-words/wait'
import type { WordRefusal } from '@vizit/client/refusal-words/word-refusal'
import type { Facts } from '@vizit/contract/refusal'
import { plural } from '@vizit/rules/plural'
import type { anybodyRu, everydayRu } from './messages.ru.ts'

const UNITS = {
  second: { one: '# секунду', few: '# секунды', many: '# секунд' },
  minute: { one: '# хвіліну', few: '# хвіліны', many: '# хвілін' },
  hour: { one: '# гадзіну', few: '# гадзіны', many: '# гадзін' }
}

/** «праз 45 секунд», «праз 5 хвілін», «праз 24 гадзіны» */
export function inWaitBe(seconds: number): string {
  const { n, unit } = roundWait(seconds)
  return `праз ${plural('be', n, UNITS[unit])}`
}

export function whenAgainBe(facts: Facts): string {
  const seconds = waitOf(facts)
  return seconds === undefined ? 'крыху пазней' : inWaitBe(seconds)
}

/** [8.98] The sentence of the server, unless it is one for its programmers. */
function plainDetail(message: string | null): string | null {
  return message?.trim() && !message.includes('HttpStatusCode') ? message.trim() : null
}

const connection: WordRefusal = () => ({
  title: 'Няма сувязі',
  text: 'Праверце падключэнне да інтэрнэту і паспрабуйце яшчэ раз.'
})
const unavailable: WordRefusal = () => ({
  title: 'Сэрвіс часова недаступны',
  text: 'Мы ўжо ведаем пра гэта. Паспрабуйце яшчэ раз праз хвіліну.'
})

export const anybodyBe: typeof anybodyRu = {
  NETWORK: connection,
  TIMEOUT: () => ({ title: 'Адказ не прыйшоў своечасова', text: 'Праверце падключэнне да інтэрнэту і паспрабуйце яшчэ раз.' }),
  INVALID_INPUT: () => ({ title: 'Даныя ўведзены з памылкай', text: 'Праверце, ці ўсё запоўнена правільна, і паспрабуйце яшчэ раз.' }),
  NOT_FOUND: () => ({ title: 'Не знайшлі', text: 'Магчыма, гэта ўжо змянілася або выдалена. Абнавіце старонку.' }),
  OUTDATED_VERSION: () => ({ title: 'Праграма састарэла', text: 'Абнавіце старонку, каб адкрыць новую версію.' }),
  ERROR_TOO_MANY_REQUESTS: facts => ({
    title: 'Занадта шмат спроб',
    text: `Мы часова спынілі запыты з гэтай прылады. Паспрабуйце ${whenAgainBe(facts)}.`
  }),
  UNEXPECTED_PROBLEM: (_facts, message) => ({
    title: 'Нешта пайшло не так',
    text: plainDetail(message) ?? 'Паспрабуйце яшчэ раз. Калі не дапаможа, напішыце ў падтрымку.'
  }),
  SERVICE_UNAVAILABLE: unavailable,
  INVALID_CODE: () => ({ title: 'Код не падышоў', text: 'Праверце лічбы ў апошнім SMS або запытайце новы код.' }),
  CODE_EXPIRED: () => ({
    title: 'Тэрмін кода скончыўся',
    text: 'Запытайце новы код: ён дзейнічае дзесяць хвілін або да некалькіх памылак.'
  }),
  INVALID_STATE: (facts, message) => ({
    title: message ?? 'Зараз гэта немагчыма',
    text:
      typeof facts.retryAfter === 'number' || typeof facts.minutes === 'number'
        ? `Паспрабуйце ${whenAgainBe(facts)}.`
        : 'Пачніце спачатку. Калі не дапаможа, напішыце ў падтрымку.'
  })
}

export const everydayBe: typeof everydayRu = {
  ...anybodyBe,
  IDEMPOTENCY_KEY_MISSING: () => ({ title: 'Не атрымалася адправіць', text: 'Абнавіце старонку і паспрабуйце яшчэ раз.' }),
  IDEMPOTENCY_KEY_REUSED: () => ({ title: 'Даныя змяніліся падчас адпраўкі', text: 'Абнавіце старонку і паспрабуйце яшчэ раз.' }),
  NOT_SIGNED_IN: () => ({ title: 'Трэба ўвайсці', text: 'Увайдзіце па нумары тэлефона, і мы працягнем з гэтага месца.' }),
  ERROR_SESSION_EXPIRED: () => ({ title: 'Уваход скончыўся', text: 'Увайдзіце яшчэ раз: мы дашлём новы код у SMS.' }),
  ACCESS_NOT_AUTHORIZED: ({ reason }) =>
    reason === 'DEVICE_NOT_CONFIRMED'
      ? { title: 'Прылада не пацверджана', text: 'Пацвердзіце яе з ліста на вашай пошце, і ўсё адкрыецца.' }
      : { title: 'Доступу няма', text: 'Гэты чалавек не адкрыў вам доступ. Папрасіце яго змяніць правы або напішыце ў падтрымку.' },
  UNSUPPORTED_MEDIA_TYPE: () => ({ title: 'Не атрымалася адправіць', text: 'Абнавіце старонку і паспрабуйце яшчэ раз.' }),
  INVALID_CAPTCHA_CODE: () => ({ title: 'Няправільна ўведзены код', text: 'Увядзіце лічбы з новага малюнка.' })
}
