import type { FailureCode } from '@vizit/client/api/call-failure'
import { showDate } from '@vizit/client/days/show-day'
import type { WordRefusal } from '@vizit/client/refusal-words/word-refusal'
import type { Facts } from '@vizit/contract/refusal'
import { BARCODE_LENGTH } from '@vizit/rules/barcode'
import { showPhone } from '@vizit/rules/phone'
import { digitsRu } from '../../amounts/messages.ru.ts'

/** A day is told with its year when it is not this one's. */
const WITH_YEAR = '0000-01-01'

/** A number is not torn at the end of a line. */
const oneLine = (phone: string) => phone.replaceAll(' ', '\u00a0').replaceAll('-', '\u2011')

/** The insurer's line, where the refusal names it. */
function callInsurer({ phone }: Facts): string {
  return typeof phone === 'string' && phone
    ? `Позвоните в страховую компанию: ${oneLine(showPhone(phone))}.`
    : 'Позвоните в страховую компанию.'
}

/** What linking a programme and booking by one may meet. */
export const programmesRu = {
  PROFILE_MISSING: () => ({
    title: 'Подтвердите профиль',
    text: 'Заполните имя, дату рождения и пол\u00a0— без них онлайн-календари недоступны.'
  }),
  INVALID_CONTRACT_KEY: () => ({ title: 'Программа не найдена', text: 'Проверьте код программы или номер договора.' }),
  INCORRECT_CONTRACT_CODE: () => ({
    title: 'Неверный штрихкод',
    text: `Проверьте все ${digitsRu(BARCODE_LENGTH)}: они напечатаны под штрихкодом на карте.`
  }),
  INCORRECT_PHONE_NUMBER: facts => ({ title: 'В договоре указан другой телефон', text: callInsurer(facts) }),
  CONTRACT_DATA_MISMATCH: () => ({
    title: 'Данные договора не совпадают с данными учётной записи',
    text: 'Сверьте фамилию и дату рождения в профиле и в договоре.'
  }),
  CONTRACT_NOT_READY: () => ({ title: 'Программа ещё готовится', text: 'Обратитесь к HR-менеджеру вашей компании.' }),
  CONTRACT_IS_NOT_SYNCHRONIZED: () => ({ title: 'Договор ещё передаётся от страховой компании', text: 'Попробуйте позже.' }),
  EXPIRED_CONTRACT: facts => ({ title: 'Срок договора закончился', text: callInsurer(facts) }),
  NO_CARD_FROM_COVERER: () => ({
    title: 'Нет медицинского обслуживания по программе',
    text: 'Страховая компания или работодатель не подтвердили его. Уточните у них.'
  }),
  CODE_COVERER_CARD_INACTIVE: facts =>
    facts.reason === 'clinic'
      ? {
          title: 'Медицинская карта для обслуживания по программе не активна в выбранной клинике',
          text: 'Выберите другую клинику или запишитесь за свой счёт.'
        }
      : { title: 'Нет медицинского обслуживания по программе', text: `Карта не активна. ${callInsurer(facts)}` },
  SERVICE_IS_NOT_SUPPORTED: () => ({
    title: 'Программа не оплачивает этот приём',
    text: 'Выберите другого врача или запишитесь за свой счёт.'
  }),
  OPTIONS_NOT_SUPPORTED: () => ({
    title: 'Выбранное сочетание не поддерживается',
    text: 'Выберите то, что не отмечено звёздочкой, или смотрите без программы.'
  }),
  PROGRAMME_NOT_ACTIVE_YET: ({ validFrom }) => ({
    title: 'Программа ещё не активна',
    text:
      typeof validFrom === 'string' ? `Она начнёт действовать ${showDate(validFrom, WITH_YEAR, 'ru')}.` : 'Мы сообщим, когда её подтвердят.'
  }),
  PROGRAMME_ALREADY_LINKED: ({ status }) =>
    status === 'PENDING_HR'
      ? { title: 'Запрос уже отправлен', text: 'Его рассматривает HR-менеджер вашей компании.' }
      : { title: 'Программа уже подключена', text: 'Если вы её не видите, напишите в поддержку.' }
} satisfies Partial<Record<FailureCode, WordRefusal>>
