// An assignment, read from the text in which the database gives those of a country.
import type { Ages } from '@vizit/rules/age'

/** An assignment. `at`: where its free slots are kept; `nr`: the number of its doctor in the order of names. */
export type Assignment = {
  at: number
  nr: number
  assignmentId: number
  doctorId: number
  branchId: number
  centreId: number
  townId: number
  specialityId: number
  ages: Ages
  reviews: number
  sex: string
  /** kopecks; -1: not told */
  price: number
  /** The programmes whose members alone the doctor sees; null: whoever comes. */
  members: ReadonlySet<string> | null
  providerId: number
}

/** `text`: as `findAssignments` writes it; `rowOf`: where the free slots of an assignment are kept. */
export function readAssignment(text: string, providerId: number, rowOf: (assignmentId: number) => number): Assignment {
  const [nr, assignmentId, doctorId, branchId, centreId, townId, specialityId, reviews, ages, sex, price, members] = text.split(' ')
  return {
    at: rowOf(Number(assignmentId)),
    nr: Number(nr),
    assignmentId: Number(assignmentId),
    doctorId: Number(doctorId),
    branchId: Number(branchId),
    centreId: Number(centreId),
    townId: Number(townId),
    specialityId: Number(specialityId),
    ages: agesOf(ages!),
    reviews: Number(reviews),
    sex: sex!,
    price: Number(price),
    members: members === '-' ? null : membersOf(members!),
    providerId
  }
}

/** Many doctors see the same ages: they share them. */
const readAges = new Map<string, Ages>()

/** So do those of the same programmes. */
const readMembers = new Map<string, ReadonlySet<string>>()

function membersOf(text: string): ReadonlySet<string> {
  const programmes = text.split(',').sort()
  const name = programmes.join(',')
  const known = readMembers.get(name)
  if (known) return known
  const members = new Set(programmes)
  readMembers.set(name, members)
  return members
}

function agesOf(text: string): Ages {
  const known = readAges.get(text)
  if (known) return known
  const [adult, children, adultAge, adultAgeTo, childrenAge, childrenAgeTo] = text.split(',').map(Number)
  const ages = { adult: adult === 1, children: children === 1, adultAge, adultAgeTo, childrenAge, childrenAgeTo }
  readAges.set(text, ages)
  return ages
}
