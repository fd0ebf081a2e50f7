import type { Sex } from '@vizit/rules/people'
import type { PartOfDay } from '@vizit/rules/slots'

/** What narrows the doctors: each field is optional; ids are digits. */
export type DoctorFilter = {
  townId?: string | undefined
  branchId?: string | undefined
  specialityId?: string | undefined
  doctorId?: string | undefined
  /** [3.37] '1' doctors who see adults, '2' those who see children. */
  profile?: '0' | '1' | '2' | undefined
  /** Full years of the patient: of doctors who see somebody so old. */
  age?: string | undefined
  /** The doctor's. */
  sex?: Sex | undefined
  /** Whole roubles. */
  priceTo?: string | undefined
  /** Ids with commas: these branches alone. */
  branchIds?: string | undefined
  /** Of the free slots of a day: those that begin then. */
  part?: PartOfDay | undefined
  /** Ids with commas: the patient's programmes. They leave out nobody; doctors for members of others come last. */
  memberOf?: string | undefined
}

/** Only the fields that are set: what goes into a query and its key. */
export function filterFields(filter: DoctorFilter): { [K in keyof DoctorFilter]?: NonNullable<DoctorFilter[K]> } {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined))
}
