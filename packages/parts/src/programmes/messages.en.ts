import type { LinkFault } from '@vizit/client/programmes/link-forms'
import { BARCODE_LENGTH } from '@vizit/rules/barcode'
import { plural } from '@vizit/rules/plural'
import { ACTIVATION_MAIL_MINUTES } from '@vizit/rules/programme'
import { digitsEn, minutesOfEn, roublesEn } from '../amounts/messages.en.ts'
import type { ru } from './messages.ru.ts'

const faults: Record<LinkFault, string> = {
  required: 'Field is required',
  email: 'Enter a valid email address',
  'other-domain': 'This is not a work address of this company. Enter the e-mail that the employer gave you',
  code: 'A program code has from four to forty letters and digits',
  'not-digits': 'Only digits here and, if there is one, a slash',
  'number-length': `A barcode has ${digitsEn(BARCODE_LENGTH)}; a contract number has from four to twelve and, if there is one, a slash and three digits`,
  phone: 'Enter a valid phone number'
}

export const en: typeof ru = {
  title: 'Programs',
  loading: 'Loading the programs',
  failed: 'The programs could not be loaded',
  failedText: 'Your programs are safe. Try again in a minute.',
  link: 'Add a program',
  emptyTitle: 'No programs yet',
  emptyText: 'Add your employer’s program or your insurance to book doctors at their expense.',
  mine: 'Your programs',
  changes: 'What a program changes',
  changesBooking: 'When you book, you can choose who pays: you or the program. If the program does not pay for the visit, we will say why.',
  changesEditing:
    'While a program is active, the name, date of birth and gender in the profile cannot be changed: the insurer and the employer know you by them.',
  changesFamily:
    'You see the programs of those close to you if they have allowed it. Numbers and sums are seen only by those who manage the profile.',

  states: {
    PENDING_EMAIL: 'Waiting for your e-mail',
    PENDING_HR: 'Waiting for employer',
    NOT_YET_ACTIVE: 'Not active yet',
    ACTIVE: 'Active',
    INACTIVE: 'Not active',
    ENDED: 'Ended'
  },
  declined: 'Request declined',
  pendingEmail: (email: string | null) =>
    `We have sent an e-mail${email ? ` to ${email}` : ''}. Open it and confirm the request: the link is valid for one day. The e-mail comes within ${minutesOfEn(ACTIVATION_MAIL_MINUTES)}.`,
  pendingHr: (coverer: string) =>
    `The HR manager of “${coverer}” is considering the request. The answer will come to your e-mail. Until then you can book at your own expense.`,
  notYetActive: (day: string) => `Becomes active on ${day}.`,
  activeFrom: (day: string) => `Active from ${day}.`,
  activeTill: (day: string) => `Active up to and including ${day}.`,
  inactiveEmployer: 'The employer has suspended the program. Ask the HR manager about it.',
  inactiveInsurer: 'The card is not active. Call the insurer.',
  inactiveChild: 'The child’s program is not active. Call the insurer: they will turn the card on.',
  endedOn: (day: string) => `The program ended on ${day}.`,
  ended: 'The program has ended.',
  endedEmployer: 'The employer has ended the program. Ask the HR manager about it.',
  declinedText: (reason: string | null) =>
    reason ? `Reason: ${reason}` : 'The HR manager has declined the request. Ask for the reason and send the request again.',
  amount: 'Sum insured',
  parts: 'What it includes',
  roubles: (number: string) => `${roublesEn(number)} rub.`,
  included: 'included',
  barcode: 'Barcode of the card',
  contractNumber: 'Contract number',
  callInsurer: 'Call the insurer',
  again: 'Send the request again',
  resend: 'Send the e-mail again',
  resending: 'Sending…',
  resendIn: (figure: string) => `Again in ${figure}`,
  resent: 'The e-mail has been sent again',
  unlink: 'Remove',
  unlinkLabel: (programme: string) => `Remove the program: ${programme}`,
  takeBack: 'Withdraw',
  takeBackLabel: (programme: string) => `Withdraw the request: ${programme}`,
  unlinkTitle: 'Remove the program?',
  unlinkText: (programme: string) =>
    `${programme}: you will not be able to make new bookings at its expense. The bookings that you already have will stay.`,
  unlinkConfirm: 'Remove the program',
  unlinking: 'Removing…',
  takeBackTitle: 'Withdraw the request?',
  takeBackText: (programme: string) => `${programme}: the request will disappear. You can send it again at any time.`,
  takeBackConfirm: 'Withdraw the request',
  takingBack: 'Withdrawing…',
  leave: 'Leave as it is',
  unlinked: 'The program has been removed',
  takenBack: 'The request has been withdrawn',

  addTitle: 'Add a program',
  addNote: 'Choose who pays for the treatment.',
  employers: 'Employers',
  insurers: 'Insurers',
  byEmail: 'By work e-mail',
  byCode: 'By code',
  ways: 'How to add it',
  noCoverers: 'There is nothing to add yet',
  noCoverersText: 'No employer and no insurer has opened a program yet.',
  coverersFailed: 'The list of companies could not be loaded',
  coverersFailedText: 'Try again in a minute.',
  gone: 'There is no such company in the list',
  goneText: 'Choose an employer or an insurer from the list.',
  choose: 'Choose from the list',

  workEmail: 'Work e-mail',
  workEmailHint: (domains: string[]) =>
    domains.length > 0
      ? `An address at ${domains.map(domain => `@${domain}`).join(', ')}. We will send a link there.`
      : 'We will send a link there.',
  code: 'Program code',
  codeHint: 'The HR manager tells it to you. Capital letters, spaces and hyphens do not matter.',
  email: 'Your e-mail',
  emailHint: 'We will send a link there.',
  ask: 'Send the request',
  asking: 'Sending…',
  employerNote: 'The program of your company',
  next: 'What happens next',
  nextSteps: [
    { title: `The e-mail arrives within ${minutesOfEn(ACTIVATION_MAIL_MINUTES)}`, text: 'Open it on any device.' },
    { title: 'Confirm the request by the link in the e-mail', text: 'This tells us that the address is yours.' },
    {
      title: 'The HR manager considers the request',
      text: 'The program becomes active on the day that they set. Until then you can book at your own expense.'
    }
  ],
  employerLearns: 'The company learns that you are in the program. It does not see your visits and results.',
  asked: 'The request has been sent. Confirm it by the link in the e-mail',

  whom: 'Whose insurance',
  number: 'Barcode or contract number',
  numberHint: `${digitsEn(BARCODE_LENGTH)} under the barcode on the card, or the contract number, for example 204518/001.`,
  scan: 'Scan the barcode',
  scanTitle: 'The barcode of the card',
  scanClose: 'Close',
  scanTold: {
    opening: 'Turning the camera on…',
    aim: 'Point the camera at the barcode of the card.',
    other: `This is another code. It is the one with ${digitsEn(BARCODE_LENGTH)} below.`,
    refused: 'Check the permissions of the app: the camera is not allowed. Or choose a photo of the card.',
    none: 'Choose a photo of the card: we read the number here, the photo goes nowhere.',
    nothing: 'No barcode was found in the photo. Take it closer and straight.',
    failed: 'It could not be read. Type the number.'
  },
  scanRefused: 'The data could not be received',
  scanLight: 'Light',
  scanPhoto: 'Choose a photo',
  scanReading: 'Reading the photo…',
  scanType: 'Type the number',
  scanRead: number => `The number was read: ${number}`,
  phone: 'Phone from the contract',
  phoneHint: 'The number given in the contract with the insurer.',
  linkInsurance: 'Add',
  linking: 'Checking…',
  linked: 'The program has been added',
  insuranceNote: 'We will compare the number, phone, last name and date of birth with the insurer’s data.',
  cancel: 'Cancel',

  confirmTitle: 'Adding a program',
  confirmQuestion: 'Confirm the request?',
  confirmText: 'This shows us that the e-mail is yours. If you did not ask to add a program, just close this page.',
  confirm: 'Confirm',
  confirming: 'Confirming…',
  confirmed: 'The e-mail is confirmed',
  confirmedText: (programme: string, coverer: string) =>
    `The request for “${programme}” has been sent to the HR manager of “${coverer}”. The answer will come to this e-mail.`,
  wrongLink: 'The link did not work',
  wrongLinkText: 'Open the whole link from the e-mail: perhaps a part of it was not copied.',
  alreadyDone: 'If you have confirmed this request already, there is nothing you need to do.',
  toProgrammes: 'To my programs',
  toSignIn: 'Sign in',

  row: 'Programs and insurance',
  /** By the captions of the active ones. */
  rowTitle: (active: readonly string[]) =>
    active.length > 1 ? plural('en', active.length, { one: '# program', other: '# programs' }) : (active[0] ?? 'none active'),
  editingClosed:
    'While a program is active, the name, date of birth and gender cannot be changed: the insurer and the employer know you by them. If there is a mistake in them, write to support.',
  faults
}
