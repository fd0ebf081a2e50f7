import { CARD_ID_LENGTH } from '@vizit/rules/card-id'
import type { ru } from './messages.ru.ts'

export const en: typeof ru = {
  title: 'Medical card numbers',
  rowNote: 'For the reception of your center',
  intro:
    'The number is printed on your card at the medical center. We tell it to this center only, together with your booking, if its system takes numbers. The number does not open any results.',
  loading: 'Loading the card numbers',
  failed: 'Could not load the card numbers',
  failedText: 'They are not lost. Try again in a minute.',
  known: 'Your cards',
  add: 'Give a number',
  centre: 'Medical center',
  chooseFirst: 'Choose a medical center',
  number: 'Medical card number',
  numberHint: `${CARD_ID_LENGTH} digits, spaces are allowed`,
  wrong: `The field must contain ${CARD_ID_LENGTH} digits`,
  save: 'Save the number',
  saving: 'Saving…',
  saved: 'Card number saved',
  notSaved: 'Could not save the number',
  remove: 'Delete',
  removeLabel: (centre: string) => `Delete the card number: ${centre}`,
  removing: 'Deleting…',
  removed: 'Card number deleted',
  notRemoved: 'Could not delete the number'
}
