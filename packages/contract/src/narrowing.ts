// What a list of doctors is narrowed by, as the query carries it.
import type { ProfileFilter } from '@vizit/rules/preferred'
import * as z from 'zod/mini'
import { count, rowId, rowIdsUpTo, sex, townId } from './fields.ts'

/** Full years of the patient: of doctors who see somebody so old [5.37]-[5.42]. */
export const age = z.optional(count(150))

/** A number of a closed list in the query. */
export const oneOf = <N extends number>(...texts: [`${N}`, ...`${N}`[]]) =>
  z.pipe(
    z.enum(texts),
    z.transform(text => Number(text) as N)
  )

/** [3.37] 1 or 2: of doctors who see adults or children. */
export const profile = z.optional(oneOf<ProfileFilter>('0', '1', '2'))
/** More than a town has within the widest filter, and an address of them is one that proxies let through. */
export const BRANCHES_AT_ONCE = 500
export const place = {
  profile,
  age,
  townId: z.optional(townId),
  branchId: z.optional(rowId),
  specialityId: z.optional(rowId),
  doctorId: z.optional(rowId),
  /** The doctor's. */
  sex: z.optional(sex),
  /** Whole roubles: of places whose cheapest visit costs no more. A place that told no price is left out. */
  priceTo: z.optional(count(9999)),
  /** Of these branches alone, such as those that are near: where the patient is stays with the patient [R45]. */
  branchIds: z.optional(rowIdsUpTo(BRANCHES_AT_ONCE))
}
