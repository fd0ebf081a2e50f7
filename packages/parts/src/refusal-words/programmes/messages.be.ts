import { showDate } from '@vizit/client/days/show-day'
import { writeDayBe } from '@vizit/client/days/write-day-be'
import type { Facts } from '@vizit/contract/refusal'
import { BARCODE_LENGTH } from '@vizit/rules/barcode'
import { showPhone } from '@vizit/rules/phone'
import { digitsBe } from '../../amounts/messages.be.ts'
import type { programmesRu } from './messages.ru.ts'

/** A day is told with its year when it is not this one's. */
const WITH_YEAR = '0000-01-01'

/** A number is not torn at the end of a line. */
const oneLine = (phone: string) => phone.replaceAll(' ', '\u00a0').replaceAll('-', '\u2011')

/** The insurer's line, where the refusal names it. */
function callInsurer({ phone }: Facts): string {
  return typeof phone === 'string' && phone
    ? `Патэлефануйце ў страхавую кампанію: ${oneLine(showPhone(phone))}.`
    : 'Патэлефануйце ў страхавую кампанію.'
}

export const programmesBe: typeof programmesRu = {
  PROFILE_MISSING: () => ({
    title: 'Пацвердзіце профіль',
    text: 'Запоўніце імя, дату нараджэння і пол\u00a0— без іх анлайн-календары недаступныя.'
  }),
  INVALID_CONTRACT_KEY: () => ({ title: 'Праграма не знойдзена', text: 'Праверце код праграмы або нумар дагавора.' }),
  INCORRECT_CONTRACT_CODE: () => ({
    title: 'Няправільны штрых-код',
    text: `Праверце ўсе ${digitsBe(BARCODE_LENGTH)}: яны надрукаваны пад штрых-кодам на карце.`
  }),
  INCORRECT_PHONE_NUMBER: facts => ({ title: 'У дагаворы пазначаны іншы тэлефон', text: callInsurer(facts) }),
  CONTRACT_DATA_MISMATCH: () => ({
    title: 'Даныя дагавора не супадаюць з данымі ўліковага запісу',
    text: 'Параўнайце прозвішча і дату нараджэння ў профілі і ў дагаворы.'
  }),
  CONTRACT_NOT_READY: () => ({ title: 'Праграма яшчэ рыхтуецца', text: 'Звярніцеся да HR-менеджара вашай кампаніі.' }),
  CONTRACT_IS_NOT_SYNCHRONIZED: () => ({ title: 'Дагавор яшчэ перадаецца са страхавой кампаніі', text: 'Паспрабуйце пазней.' }),
  EXPIRED_CONTRACT: facts => ({ title: 'Тэрмін дагавора скончыўся', text: callInsurer(facts) }),
  NO_CARD_FROM_COVERER: () => ({
    title: 'Няма медыцынскага абслугоўвання па праграме',
    text: 'Страхавая кампанія або працадаўца не пацвердзілі яго. Удакладніце ў іх.'
  }),
  CODE_COVERER_CARD_INACTIVE: facts =>
    facts.reason === 'clinic'
      ? {
          title: 'Медыцынская карта для абслугоўвання па праграме не актыўная ў выбранай клініцы',
          text: 'Выберыце іншую клініку або запішыцеся за свой кошт.'
        }
      : { title: 'Няма медыцынскага абслугоўвання па праграме', text: `Карта не актыўная. ${callInsurer(facts)}` },
  SERVICE_IS_NOT_SUPPORTED: () => ({
    title: 'Праграма не аплачвае гэты прыём',
    text: 'Выберыце іншага ўрача або запішыцеся за свой кошт.'
  }),
  OPTIONS_NOT_SUPPORTED: () => ({
    title: 'Выбранае спалучэнне не падтрымліваецца',
    text: 'Выберыце тое, што не пазначана зорачкай, або глядзіце без праграмы.'
  }),
  PROGRAMME_NOT_ACTIVE_YET: ({ validFrom }) => ({
    title: 'Праграма яшчэ не актыўная',
    text:
      typeof validFrom === 'string'
        ? `Яна пачне дзейнічаць ${showDate(validFrom, WITH_YEAR, writeDayBe)}.`
        : 'Мы паведамім, калі яе пацвердзяць.'
  }),
  PROGRAMME_ALREADY_LINKED: ({ status }) =>
    status === 'PENDING_HR'
      ? { title: 'Запыт ужо адпраўлены', text: 'Яго разглядае HR-менеджар вашай кампаніі.' }
      : { title: 'Праграма ўжо падключана', text: 'Калі вы яе не бачыце, напішыце ў падтрымку.' }
}
