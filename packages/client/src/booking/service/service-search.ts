// How what a person looks for when booking a service changes step by step.
import { NO_AGE } from '@vizit/rules/child-ages'
import { NO_SERVICE_CHOSEN, type ServiceChoice } from '@vizit/rules/service-cascade'
import type { ServicePatients } from '../../catalogue/use-service-times.ts'
import { isOfChild, type ServiceSearch, tidySearch } from './read-service-search.ts'

export type ServiceStep = Partial<Record<keyof ServiceSearch, string | undefined>>

/** Whatever moves the timetable lets the chosen time go; a person and the order do not. */
export function stepService(search: ServiceSearch, change: ServiceStep): ServiceSearch {
  const moves = Object.keys(change).some(name => name !== 'who' && name !== 'slot' && name !== 'cheap')
  // How old somebody grown is narrows no service: only another person lets it go.
  const isKept = search.age !== undefined && !isOfChild(search.age) && !('who' in change) && change.child === undefined
  return tidySearch({ ...search, ...(moves && { slot: undefined }), ...change, ...(isKept && { age: search.age }) } as ServiceSearch)
}

/** The choice that the address holds. [4.51] A chosen service comes before the branch. */
export function choiceOfSearch({ directionId, subGroupId, serviceId, branchId, doctorId, child, age }: ServiceSearch): ServiceChoice {
  const { order } = serviceId === undefined ? NO_SERVICE_CHOSEN : { order: SERVICE_FIRST }
  return {
    directionId,
    subGroupId,
    serviceId,
    branchId,
    doctorId,
    forChild: child === '1',
    age: child === undefined || age === undefined ? NO_AGE : Number(age),
    order
  }
}

/** For whom a service is looked for: a person of the family, or an age; neither is oneself [R50]. `years`: how old that person is, if that is known. */
export function whomStep({ who, age }: { who: string | undefined; age: string | undefined }, years: number | undefined): ServiceStep {
  const known = age ?? (who === undefined || years === undefined ? undefined : String(years))
  const isChild = known !== undefined && isOfChild(known)
  return { who, child: isChild ? '1' : undefined, age: isChild || who === undefined ? known : undefined }
}

/** Whom the specialists of the chosen service must see, as the count of its free days asks for them: the days then agree with the times below them. */
export function patientsOf({ forChild, age }: Pick<ServiceChoice, 'forChild' | 'age'>): ServicePatients {
  if (!forChild) return { profile: '1' }
  return age === NO_AGE ? { profile: '2' } : { age: String(age) }
}

const SERVICE_FIRST: ServiceChoice['order'] = ['directionId', 'subGroupId', 'serviceId', 'branchId']

/** What the address becomes with a choice. */
export function searchOfChoice({ directionId, subGroupId, serviceId, branchId, doctorId, forChild, age }: ServiceChoice): ServiceStep {
  return {
    directionId,
    subGroupId,
    serviceId,
    branchId,
    doctorId,
    child: forChild ? '1' : undefined,
    age: age === NO_AGE ? undefined : String(age)
  }
}
