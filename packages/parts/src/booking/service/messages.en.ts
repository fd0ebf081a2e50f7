import { plural } from '@vizit/rules/plural'
import type { ru } from './messages.ru.ts'

export const en: typeof ru = {
  title: 'Book a service',

  filters: 'Service, place and specialist',
  forChild: 'For a child',
  age: 'Age of the child',
  anyAge: 'Not given',
  baby: 'Under a year',
  direction: 'Kind of service',
  allDirections: 'All kinds',
  subGroup: 'Group of services',
  allSubGroups: 'All groups',
  service: 'Service',
  noService: 'Not chosen',
  where: 'Where',
  specialist: 'Specialist',
  anySpecialist: 'Any',
  programme: 'Program',
  anyProgramme: 'All services, without a program',
  searchSpecialist: 'Specialist’s last name',

  searchService: 'Find a service',
  searchServicePlaceholder: 'In Russian, e.g. УЗИ сердца',
  count: (n: number) => plural('en', n, { one: '# service', other: '# services' }),
  found: (n: number) => (n === 0 ? 'Nothing found' : plural('en', n, { one: 'Found # service', other: 'Found # services' })),
  nothing: 'There is no such service here',
  nothingText: 'Check the spelling, or choose another category, place, age or program.',
  showAll: 'Show all services',
  loading: 'Loading services',
  failed: 'Could not load the services',

  descriptionMore: 'show more',
  descriptionLess: 'show less',
  aboutService: (name: string) => `about the service ${name}`,
  prepare: 'How to prepare',
  noTimesAtAll: 'Nothing is free in the next two months. Choose another place or call the reception.',
  lasts: (minutes: number) => plural('en', minutes, { one: '# minute', other: '# minutes' }),
  timesOn: (day: string, times: string) => `${day}: ${times}`,
  oneSpecialist: (n: number) => plural('en', n, { one: '# specialist', other: '# specialists' }),
  summaryLine: (service: string, who: string) => `${service}, for ${who}`,

  changed: 'The center has changed this service',
  changedText: 'Its name or length is different now. Choose a time once more: everything you typed is kept.',
  otherTimes: 'Other times of this service',
  wholeTimetable: 'Whole service timetable',
  noOther: 'There is no other time on this day.',
  serviceGone: 'This service is no longer given here',
  serviceGoneText: 'Choose another service or another place.',
  chooseService: 'Choose a service'
}
