// Doctors that are the same in every demo world, one for each thing worth showing. Tests and tours find them by these codes.
import type { FullName } from './names.ts'
import type { Habit } from './shifts.ts'

export type OnlineBooking = 'open' | 'registry-only' | 'from-second-visit' | 'programme-only'
/** Inclusive full years; null = the default bound. */
export type AgesTaken = {
  adult: boolean
  children: boolean
  adultAge: number | null
  adultAgeTo: number | null
  childrenAge: number | null
  childrenAgeTo: number | null
}

export type KnownDoctor = {
  externalId: string
  speciality: string
  sex: 'FEMALE' | 'MALE'
  name: FullName
  qualification: string
  workStart: string
  ages: AgesTaken
  onlineBooking: OnlineBooking
  branches: readonly string[]
  habit: Partial<Habit>
}

const ANY_AGE: AgesTaken = { adult: true, children: true, adultAge: null, adultAgeTo: null, childrenAge: null, childrenAgeTo: null }
const ADULTS: AgesTaken = { ...ANY_AGE, children: false }
const CHILDREN: AgesTaken = { ...ANY_AGE, adult: false }
const WEEKDAYS = [1, 2, 3, 4, 5]

const doctors = {
  adultsOnly: {
    externalId: 'd-0001',
    speciality: 'therapist',
    sex: 'FEMALE',
    name: { lastName: 'Ковалёва', firstName: 'Анна', middleName: 'Сергеевна' },
    qualification: 'первая категория',
    workStart: '2012-08-01',
    ages: ADULTS,
    onlineBooking: 'open',
    branches: ['kashtan-1'],
    habit: { weekdays: WEEKDAYS, rhythm: 'alternating', saturdays: true, crowd: 0.6, bookedOutDays: 0 }
  },
  /** Adults and children from 7; every near day is full. */
  bookedOut: {
    externalId: 'd-0002',
    speciality: 'therapist',
    sex: 'MALE',
    name: { lastName: 'Гриневич', firstName: 'Павел', middleName: 'Андреевич' },
    qualification: 'высшая категория',
    workStart: '2005-08-01',
    ages: { ...ANY_AGE, childrenAge: 7 },
    onlineBooking: 'open',
    branches: ['nemiga-1'],
    habit: { weekdays: WEEKDAYS, rhythm: 'whole-day', crowd: 0.7, bookedOutDays: 3 }
  },
  childrenOnly: {
    externalId: 'd-0003',
    speciality: 'pediatrician',
    sex: 'FEMALE',
    name: { lastName: 'Белявская', firstName: 'Ирина', middleName: 'Леонидовна' },
    qualification: 'высшая категория',
    workStart: '2001-08-01',
    ages: { ...CHILDREN, childrenAge: 0, childrenAgeTo: 17 },
    onlineBooking: 'open',
    branches: ['lastochka-1'],
    habit: { weekdays: WEEKDAYS, rhythm: 'alternating', crowd: 0.6, bookedOutDays: 0 }
  },
  childrenFrom3To14: {
    externalId: 'd-0004',
    speciality: 'child-neurologist',
    sex: 'MALE',
    name: { lastName: 'Кулеш', firstName: 'Виталий', middleName: 'Николаевич' },
    qualification: 'первая категория',
    workStart: '2010-08-01',
    ages: { ...CHILDREN, childrenAge: 3, childrenAgeTo: 14 },
    onlineBooking: 'open',
    branches: ['lastochka-2'],
    habit: { weekdays: [1, 2, 4], rhythm: 'morning', bookedOutDays: 0 }
  },
  registryOnly: {
    externalId: 'd-0005',
    speciality: 'cardiologist',
    sex: 'MALE',
    name: { lastName: 'Барановский', firstName: 'Леонид', middleName: 'Петрович' },
    qualification: 'высшая категория, кандидат медицинских наук',
    workStart: '1994-08-01',
    ages: ADULTS,
    onlineBooking: 'registry-only',
    branches: ['kashtan-1'],
    habit: { weekdays: [2, 4], rhythm: 'morning', bookedOutDays: 0 }
  },
  fromSecondVisit: {
    externalId: 'd-0006',
    speciality: 'psychotherapist',
    sex: 'FEMALE',
    name: { lastName: 'Юшкевич', firstName: 'Марина', middleName: 'Олеговна' },
    qualification: 'первая категория',
    workStart: '2011-09-01',
    ages: ADULTS,
    onlineBooking: 'from-second-visit',
    branches: ['dvor-1'],
    habit: { weekdays: [1, 3, 5], rhythm: 'evening', bookedOutDays: 0 }
  },
  programmeOnly: {
    externalId: 'd-0007',
    speciality: 'neurologist',
    sex: 'MALE',
    name: { lastName: 'Тарасенко', firstName: 'Олег', middleName: 'Викторович' },
    qualification: 'высшая категория',
    workStart: '2003-08-01',
    ages: ADULTS,
    onlineBooking: 'programme-only',
    branches: ['zont-1'],
    habit: { weekdays: [1, 2, 3, 4], rhythm: 'alternating', bookedOutDays: 0 }
  },
  twoBranches: {
    externalId: 'd-0008',
    speciality: 'gynecologist',
    sex: 'FEMALE',
    name: { lastName: 'Ясюкевич', firstName: 'Елена', middleName: 'Михайловна' },
    qualification: 'высшая категория',
    workStart: '2004-08-01',
    ages: { ...ANY_AGE, childrenAge: 14 },
    onlineBooking: 'open',
    branches: ['kashtan-1', 'kashtan-2'],
    habit: { weekdays: WEEKDAYS, rhythm: 'alternating', bookedOutDays: 0 }
  },
  /** Takes by telephone alone: no slots at all. */
  noSlots: {
    externalId: 'd-0009',
    speciality: 'rheumatologist',
    sex: 'FEMALE',
    name: { lastName: 'Дашкевич', firstName: 'Нина', middleName: 'Григорьевна' },
    qualification: 'высшая категория',
    workStart: '1998-08-01',
    ages: ADULTS,
    onlineBooking: 'open',
    branches: ['kashtan-1'],
    habit: { weekdays: [] }
  }
} as const satisfies Record<string, KnownDoctor>

/** In the order of their ids, from 1. */
export const KNOWN_DOCTORS: readonly KnownDoctor[] = Object.values(doctors)

/** What tests may rely on: codes (`external_id`) of doctors and branches of the demo world. */
export const demoWorldFacts = {
  providers: ['azure', 'linden', 'meadow'],
  doctors: Object.fromEntries(Object.entries(doctors).map(([fact, known]) => [fact, known.externalId])) as Record<
    keyof typeof doctors,
    string
  >,
  /** The doctor `adultsOnly` works here, as half of the others do. */
  branch: 'kashtan-1',
  /** The clinic has switched online booking off here. */
  closedBranch: 'gorka-2'
} as const
