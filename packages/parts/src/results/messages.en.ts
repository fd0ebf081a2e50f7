import { A_CODE_LENGTH } from '@vizit/rules/codes'
import { plural } from '@vizit/rules/plural'
import { signsEn } from '../amounts/messages.en.ts'
import { en as counts } from '../counts/messages.en.ts'
import type { ru } from './messages.ru.ts'

const inTime = (seconds: number) =>
  seconds % 60 === 0
    ? plural('en', seconds / 60, { one: '# minute', other: '# minutes' })
    : plural('en', seconds, { one: '# second', other: '# seconds' })

export const en: typeof ru = {
  demo: 'These are demo results',
  demoText: 'They are invented to show this section and say nothing about you or your family.',
  title: 'Tests',
  tabs: 'Which tests to show',
  ready: (n: number) => (n > 0 ? `Ready, ${n}` : 'Ready'),
  inWork: (n: number) => (n > 0 ? `In progress, ${n}` : 'In progress'),
  all: 'All',
  refresh: 'Refresh',
  refreshing: 'Refreshing the tests',
  refreshed: 'The tests are up to date',
  search: 'Find a test: name, doctor, center',
  openSearch: 'Search',
  loading: 'Loading the tests',
  shown: (n: number) => `Shown: ${counts.results(n)}`,
  emptyTitle: 'You have no tests yet',
  emptyText: 'When a center starts working on a test, it will appear here. We will tell you when a result is ready.',
  askClinics: 'Ask the centers',
  asking: 'Asking the centers…',
  nothing: 'Nothing found',
  nothingTyped: 'Try another word: the name of the test, the doctor’s last name or the name of someone close to you.',
  nothingReady: 'No tests are ready yet. We will tell you when a result is ready.',
  nothingInWork: 'The laboratory is not working on anything now: all tests are ready.',
  clearSearch: 'Clear the search',
  failed: 'The tests could not be loaded',
  failedText: 'Your results are safe. Try again in a minute.',
  notRefreshed: 'Not all centers have answered',
  notRefreshedText: 'Here is what is known already. Try to refresh in a few minutes.',
  offlineText: 'This is the list as it was last time. You will be able to open a document when the connection is back.',
  readyBadge: 'Ready',
  inWorkBadge: 'In progress',
  inWorkUntil: (date: string) => `In progress until ${date}`,
  takenAt: (time: string) => `taken at ${time}`,
  me: 'Me',
  whose: (name: string, relation: string) => `${name}, ${relation}`,
  open: 'Open',
  openLabel: (name: string, date: string) => `Open: ${name}, ${date}`,
  opening: 'Opening…',

  howTitle: 'How to open a result',
  howText: `The center sends you the card code by SMS, ${signsEn(A_CODE_LENGTH)}. Enter it, and the result will open on this device.`,
  noDiagnosis: 'A result is not a diagnosis. If the figures worry you,',
  showDoctor: 'show them to a doctor',
  hiddenTitle: 'Whose results are not here',
  hiddenText: (names: string) => `${names}: you have not been allowed to see these results. Only they can allow it, in their own accounts.`,
  hiddenLink: 'To the rights in “My family”',

  fromVisit: 'Documents of the visit',
  conclusion: 'Doctor’s report',
  result: 'Result',

  openerText: 'The document is ready. You can open it here or save it on your device.',
  openHere: 'Open here',
  download: 'Download PDF',
  close: 'Close',
  failedTitle: 'Something went wrong',
  understood: 'I see',

  codeTitle: 'Medical card code',
  codeText: (name: string, place: string) =>
    `To open ${name ? `“${name}”` : 'the document'}, enter the card code: ${signsEn(A_CODE_LENGTH)}. It is sent by SMS from the medical center${place ? `: ${place}` : ''}.`,
  codeWhat:
    'It is neither the number of the card nor the code you sign in with. The center itself gives it, so that no stranger opens the result: press “Get the code by SMS”, and it comes to the number that the center has in the card.',
  codeLabel: 'Card code',
  codeHint: 'No SMS? The reception of the center will tell you the code.',
  codeShort: `The code must have ${signsEn(A_CODE_LENGTH)}`,
  sendCode: 'Get the code by SMS',
  sending: 'Sending the code…',
  sentTo: (phone: string) =>
    phone
      ? `The code has been sent to ${phone.replaceAll(' ', '\u00a0')}`
      : 'The center has sent the code to the number in your medical record',
  resendIn: (time: string) => `A new code in ${time}`,
  noPhone: 'There is no phone number in the medical record',
  noPhoneText: 'The reception of the medical center will tell you the code.',
  continue: 'Continue',
  checking: 'Checking the code…',
  closesAfter: (seconds: number) => `After ${inTime(seconds)} without any action the document closes by itself`,
  closesAtOnce: 'The code is needed every time you open it',
  closed: 'The document is closed: you were away for a long time',
  closedText: 'This way no stranger will see it. To open it again, enter the code.',

  document: 'Document',
  page: (n: number, of: number) => `Page ${n} of ${of}`,
  noText: 'This page is a picture; its text cannot be read aloud.',
  notDrawn: 'The document could not be shown here',
  notDrawnText: 'Download it and open it in a program for PDF.',

  outOfRange: (out: number, of: number) => `${out} of ${plural('en', of, { one: '# value', other: '# values' })} out of range`,
  outNames: (names: string) => `Out of range: ${names}.`,
  allWithin: (of: number) =>
    of === 1 ? 'The value is within the range' : `All ${plural('en', of, { one: '# value', other: '# values' })} are within the range`,
  allWithinText: 'Nothing here is above or below the range.',
  noRange: (n: number) => `${plural('en', n, { one: '# value has', other: '# values have' })} no reference range.`,
  orderedBy: 'The test was ordered by:',
  writtenBy: 'The conclusion is by:',
  table: 'Values',
  tableFailed: 'The values did not load',
  tableFailedText: 'The document itself is below. Try again or open the document.',
  retry: 'Try again',
  name: 'Measured',
  value: 'Value',
  range: 'Normal range',
  below: 'below normal',
  above: 'above normal',
  within: 'normal',
  trend: 'How it changed',
  trendLabel: (name: string) => `How it changed: ${name}`,
  trendLoading: 'Loading the earlier values',
  trendAlone: 'This has not been measured here before.',
  trendFailed: 'The earlier values did not load.',
  chart: (name: string, unit: string, first: string, last: string) =>
    `${name}${unit ? `, ${unit}` : ''}: it was ${first}, it is now ${last}. All values are in the table below.`,
  ofRange: { atLeast: (number: string) => `from ${number}`, atMost: (number: string) => `up to ${number}`, decimalSign: '.' },
  normBand: 'The band is the normal range',
  date: 'Date'
}
