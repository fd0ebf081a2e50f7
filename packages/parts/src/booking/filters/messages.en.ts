import { plural } from '@vizit/rules/plural'
import { AFTERNOON_FROM, EVENING_FROM } from '@vizit/rules/slots'
import type { ru } from './messages.ru.ts'

export const en: typeof ru = {
  title: 'Filters',
  titleOn: n => `Filters: ${n}`,
  close: 'Close',
  reset: 'Clear the filters',
  any: 'Any',
  free: 'Only free',
  part: { morning: 'In the morning', afternoon: 'In the afternoon', evening: 'In the evening' },
  near: km => `Within ${km} km`,
  priceTo: roubles => `Up to ${roubles}\u00a0rub.`,
  sex: { FEMALE: 'A female doctor', MALE: 'A male doctor' },

  nearby: 'Near me',
  askPart: 'What time',
  partHours: `Morning until ${AFTERNOON_FROM}, afternoon until ${EVENING_FROM}, evening later`,
  askNear: 'No further than',
  askPrice: 'Price, no more than',
  askSex: 'Doctor',
  shortPart: { morning: 'Morning', afternoon: 'Afternoon', evening: 'Evening' },
  shortSex: { FEMALE: 'Woman', MALE: 'Man' },
  shortNear: km => `${km} km`,
  shortPrice: roubles => `${roubles}\u00a0rub.`,
  anywhere: 'Anywhere',
  anyPrice: 'Any',
  ownPrice: 'Or a price of your own',
  roublesUnit: 'rub.',
  priceFaults: {
    'not-whole': 'Enter whole roubles, for example 75',
    'not-positive': 'The price must be above zero'
  },
  priceTooMuch: roubles => `No more than ${roubles} rub.`,
  anyDoctor: 'Any',
  freeNote: 'Without doctors who have no time on this day',

  counting: 'Counting the doctors…',
  show: n => plural('en', n, { one: 'Show # doctor', other: 'Show # doctors' }),
  showOn: day => `Show: ${day}`,
  nobodyBut: filter => `Nobody: remove “${filter}”`,
  nobodyAtAll: 'Nobody found',

  nobodyText: 'Remove one of them, or look at another day.',
  without: (filter, doctors) => `Without “${filter}”: ${doctors}`,
  findingPlace: 'Finding out where you are',
  positionUnknown: 'We do not know where you are',
  askPlaceAgain: 'Try again',
  positionUnknownText: {
    refused: 'All centers are shown for now. Allow the browser to know where you are.',
    'not-found': 'All centers are shown for now. Try a little later.'
  }
}
