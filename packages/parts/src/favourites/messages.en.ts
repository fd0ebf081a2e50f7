import { FAVOURITES_MAX } from '@vizit/rules/favourites'
import { plural } from '@vizit/rules/plural'
import { en as counts } from '../counts/messages.en.ts'
import type { ru } from './messages.ru.ts'

export const en: typeof ru = {
  myDoctors: 'My doctors',
  add: (name: string) => `Add to bookmarks: ${name}`,
  remove: (name: string) => `Remove from bookmarks: ${name}`,
  signInFirst: (name: string) => `Add to bookmarks: ${name}. You need to sign in first`,
  removed: 'Removed from bookmarks',
  failed: 'That did not work. Try again.',
  filters: 'Doctor, place and service',
  doctor: 'Doctor',
  noDoctor: 'Not chosen',
  where: 'Where',
  chooseWhere: 'Choose a place',
  service: 'Service',
  visitItself: 'Visit to the doctor',
  searchService: 'Find a service',
  searchPlace: 'Find a center or a street',
  searchDoctor: 'Doctor’s last name',
  waits: (name: string) => `${name} sees patients at several places. Choose the one that suits you.`,
  none: 'Your doctors will be here',
  noneText: 'Mark a doctor with the heart on their card, and you will be able to book them from here.',
  toDoctors: 'Choose a doctor',
  added: 'Added to bookmarks',
  pushedOut: {
    physicians: (name: string) =>
      `Added to bookmarks. There is room for ${counts.doctors(FAVOURITES_MAX)}, so the oldest bookmark was removed: ${name}.`,
    medcenters: (name: string) =>
      `Added to bookmarks. There is room for ${plural('en', FAVOURITES_MAX, { one: '# center', other: '# centers' })}, so the oldest bookmark was removed: ${name}.`
  }
}
