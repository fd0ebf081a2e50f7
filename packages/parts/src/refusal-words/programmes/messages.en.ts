import { showDate } from '@vizit/client/days/show-day'
import type { Facts } from '@vizit/contract/refusal'
import { BARCODE_LENGTH } from '@vizit/rules/barcode'
import { showPhone } from '@vizit/rules/phone'
import { digitsEn } from '../../amounts/messages.en.ts'
import type { programmesRu } from './messages.ru.ts'

/** A day is told with its year when it is not this one's. */
const WITH_YEAR = '0000-01-01'

/** A number is not torn at the end of a line. */
const oneLine = (phone: string) => phone.replaceAll(' ', '\u00a0').replaceAll('-', '\u2011')

/** The insurer's line, where the refusal names it. */
function callInsurer({ phone }: Facts): string {
  return typeof phone === 'string' && phone ? `Call the insurer: ${oneLine(showPhone(phone))}.` : 'Call the insurer.'
}

export const programmesEn: typeof programmesRu = {
  PROFILE_MISSING: () => ({
    title: 'Confirm your profile',
    text: 'Fill in your name, date of birth and gender: the online calendars cannot be opened without them.'
  }),
  INVALID_CONTRACT_KEY: () => ({ title: 'Program not found', text: 'Check the program code or the contract number.' }),
  INCORRECT_CONTRACT_CODE: () => ({
    title: 'Incorrect barcode',
    text: `Check all ${digitsEn(BARCODE_LENGTH)}: they are printed under the barcode on the card.`
  }),
  INCORRECT_PHONE_NUMBER: facts => ({ title: 'The contract names another phone number', text: callInsurer(facts) }),
  CONTRACT_DATA_MISMATCH: () => ({
    title: 'The contract does not match your account',
    text: 'Compare the last name and the date of birth in your profile and in the contract.'
  }),
  CONTRACT_NOT_READY: () => ({ title: 'The program is not ready yet', text: 'Contact the HR manager of your company.' }),
  CONTRACT_IS_NOT_SYNCHRONIZED: () => ({ title: 'The insurer is still sending us the contract', text: 'Try again later.' }),
  EXPIRED_CONTRACT: facts => ({ title: 'The contract has ended', text: callInsurer(facts) }),
  NO_CARD_FROM_COVERER: () => ({
    title: 'No medical coverage under the program',
    text: 'The insurer or the employer has not confirmed it. Please ask them.'
  }),
  CODE_COVERER_CARD_INACTIVE: facts =>
    facts.reason === 'clinic'
      ? {
          title: 'The medical card for the program is not active in the clinic you chose',
          text: 'Choose another clinic or book at your own expense.'
        }
      : { title: 'No medical coverage under the program', text: `The card is not active. ${callInsurer(facts)}` },
  SERVICE_IS_NOT_SUPPORTED: () => ({
    title: 'The program does not pay for this visit',
    text: 'Choose another doctor or book at your own expense.'
  }),
  OPTIONS_NOT_SUPPORTED: () => ({
    title: 'Selected combination of options is not supported',
    text: 'Choose what is not marked with an asterisk, or look without a program.'
  }),
  PROGRAMME_NOT_ACTIVE_YET: ({ validFrom }) => ({
    title: 'The program is not active yet',
    text:
      typeof validFrom === 'string'
        ? `It becomes active on ${showDate(validFrom, WITH_YEAR, 'en-GB')}.`
        : 'We will let you know when it is confirmed.'
  }),
  PROGRAMME_ALREADY_LINKED: ({ status }) =>
    status === 'PENDING_HR'
      ? { title: 'The request has been sent already', text: 'The HR manager of your company is considering it.' }
      : { title: 'The program has been added already', text: 'If you do not see it, write to support.' }
}
