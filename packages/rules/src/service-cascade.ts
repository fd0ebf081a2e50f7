// The filters of booking a service: a choice in one narrows, sets or clears the others. A pure step from choice to choice. Offers that are not known yet
// (undefined) clear nothing: what was chosen is settled when they are.
import { type Ages, judgeAge } from './age.ts'
import { NO_AGE } from './child-ages.ts'

/** One service of one doctor at one branch; `ages` are whom the service is for. */
export type ServiceOffer = {
  directionId: string
  subGroupId: string
  serviceId: string
  branchId: string
  doctorId: string
  ages: Ages
}

type Offers = readonly ServiceOffer[] | undefined
type Field = 'directionId' | 'subGroupId' | 'serviceId' | 'branchId'
export type ServiceChoice = Record<Field | 'doctorId', string | undefined> & {
  forChild: boolean
  /** Full years of the child, or NO_AGE. */
  age: number
  /** Each filter is narrowed by those before it. */
  order: readonly Field[]
}

const BRANCH_FIRST: readonly Field[] = ['branchId', 'directionId', 'subGroupId', 'serviceId']
/** [4.51] Once a service is chosen, it decides which branches are left. */
const SERVICE_FIRST: readonly Field[] = ['directionId', 'subGroupId', 'serviceId', 'branchId']

export const NO_SERVICE_CHOSEN: ServiceChoice = {
  directionId: undefined,
  subGroupId: undefined,
  serviceId: undefined,
  branchId: undefined,
  doctorId: undefined,
  forChild: false,
  age: NO_AGE,
  order: BRANCH_FIRST
}

/** The ids that each filter offers, each once, in the order of the offers. */
export function serviceOptions(choice: ServiceChoice, offers: readonly ServiceOffer[]): Record<Field | 'doctorId', string[]> {
  let left = offers.filter(offer => fitsPatient(choice, offer.ages))
  const options: Record<Field | 'doctorId', string[]> = { directionId: [], subGroupId: [], serviceId: [], branchId: [], doctorId: [] }
  for (const field of [...choice.order, 'doctorId'] as const) {
    options[field] = [...new Set(left.map(offer => offer[field]))]
    if (choice[field] !== undefined) left = left.filter(offer => offer[field] === choice[field])
  }
  return options
}

function fitsPatient({ forChild, age }: ServiceChoice, ages: Ages): boolean {
  if (!forChild) return ages.adult
  return age === NO_AGE ? ages.children : judgeAge(ages, age) === 'fits'
}

/** [4.48] A direction resets sub-group, service and branch. Undefined clears a filter, here as below. */
export function chooseDirection(choice: ServiceChoice, directionId: string | undefined, offers: Offers): ServiceChoice {
  return settleService({ ...choice, directionId, subGroupId: undefined, serviceId: undefined, ...NO_PLACE }, offers)
}

/** [4.49] [4.50] A sub-group sets its direction and resets service and branch. */
export function chooseSubGroup(choice: ServiceChoice, subGroupId: string | undefined, offers: Offers): ServiceChoice {
  const offer = offers?.find(one => one.subGroupId === subGroupId)
  const directionId = offer?.directionId ?? choice.directionId
  return settleService({ ...choice, directionId, subGroupId: offer?.subGroupId, serviceId: undefined, ...NO_PLACE }, offers)
}

/** [4.51] [4.52] A service sets where it stands in the tree, resets branch and doctor, and comes before the branch from now on. */
export function chooseService(choice: ServiceChoice, serviceId: string | undefined, offers: Offers): ServiceChoice {
  const offer = offers?.find(one => one.serviceId === serviceId)
  if (!offer) return settleService({ ...choice, serviceId: undefined, ...NO_PLACE, order: BRANCH_FIRST }, offers)
  const { directionId, subGroupId } = offer
  return settleService({ ...choice, directionId, subGroupId, serviceId, ...NO_PLACE, order: SERVICE_FIRST }, offers)
}

/** [4.53] A branch resets the doctor. */
export function chooseServiceBranch(choice: ServiceChoice, branchId: string | undefined, offers: Offers): ServiceChoice {
  return settleService({ ...choice, branchId, doctorId: undefined }, offers)
}

/** The specialist is the last to be chosen and narrows nothing. */
export function chooseSpecialist(choice: ServiceChoice, doctorId: string | undefined, offers: Offers): ServiceChoice {
  return settleService({ ...choice, doctorId }, offers)
}

/** [4.54] Turned off, it resets the age. */
export function switchForChild(choice: ServiceChoice, forChild: boolean, offers: Offers): ServiceChoice {
  return settleService({ ...choice, forChild, age: forChild ? choice.age : NO_AGE }, offers)
}

/** An age of CHILD_AGES: only a child has one here. */
export function chooseChildAge(choice: ServiceChoice, age: number, offers: Offers): ServiceChoice {
  return settleService({ ...choice, forChild: choice.forChild || age !== NO_AGE, age }, offers)
}

const NO_PLACE = { branchId: undefined, doctorId: undefined }

/** [4.55] [4.56] Clears what no longer fits and selects what is left alone, in the order of the filters. Settling twice changes nothing. */
export function settleService(choice: ServiceChoice, offers: Offers): ServiceChoice {
  let settled = choice
  if (!offers) return settled
  for (const field of [...choice.order, 'doctorId'] as const) {
    const options = serviceOptions(settled, offers)[field]
    const kept = options.find(id => id === settled[field])
    settled = { ...settled, [field]: kept ?? (options.length === 1 ? options[0] : undefined) }
  }
  return settled
}
