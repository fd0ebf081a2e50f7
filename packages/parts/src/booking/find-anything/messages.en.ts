import { plural } from '@vizit/rules/plural'
import type { ru } from './messages.ru.ts'

const years = (age: number) => (age < 1 ? 'under 1' : plural('en', age, { one: '# year', other: '# years' }))

export const en: typeof ru = {
  forWhom: 'Who the visit is for',
  me: 'Me',
  child: 'A child',
  other: 'Someone else',
  aged: (whom, age) => `${whom}, ${years(age)}`,
  childAge: 'How old is the child?',
  otherAge: 'How old is the person?',
  babyAge: 'Under 1',
  age: 'Age',
  ageHint: 'Full years, 0 to 120',
  ageWrong: 'Enter the age as a number from 0 to 120',
  show: 'Show doctors',
  close: 'Close',
  someoneElse: 'Another age',
  addRelative: 'Add a relative',

  search: 'Find a doctor, a service or a center',
  placeholder: 'Doctor, service, symptom or center',
  clear: 'Clear',
  everyDay: 'Often looked for',
  tile: {
    therapist: 'Internist',
    dentist: 'Dentist',
    pediatrician: 'Pediatrician',
    ultrasound: 'Ultrasound',
    ent: 'ENT',
    gynecologist: 'Gynecologist',
    cardiologist: 'Cardiologist',
    ophthalmologist: 'Eye doctor',
    neurologist: 'Neurologist',
    surgeon: 'Surgeon',
    allergist: 'Allergist'
  },

  found: 'What was found',
  specialities: 'Specialty',
  doctors: 'Doctors',
  services: 'Services',
  centres: 'Centers',
  towns: 'Town',
  all: n => `All, ${n}`,
  doctorsCount: n => plural('en', n, { one: '# doctor', other: '# doctors' }),
  centresCount: n => plural('en', n, { one: '# center', other: '# centers' }),
  nearest: when => `soonest ${when}`,
  noTimes: 'no free times',
  readAs: text => `Shown for “${text}”`,
  danger: 'Call 103',
  dangerText: 'If this is happening now, do not wait for a visit: call an ambulance.',
  call103: 'Call 103',
  nobody: town => `Nobody was found: ${town}`,
  nobodyText: 'But there are such doctors in other towns:',
  nothing: 'Nothing was found',
  nothingText:
    'Check the spelling, or put it more simply: “ear”, “back hurts”, “ultrasound”. You can also choose from all specialties or ask support.',
  allSpecialities: 'All specialties',
  allDoctors: 'All doctors',
  allServices: 'All services',
  allCentres: 'All centers',
  noSuchService: 'No such service was found here',
  seeThere: (town, doctors) => `${town}: ${doctors}`,
  spoken: n => (n === 0 ? 'Nothing was found' : `Found: ${n}`)
}
