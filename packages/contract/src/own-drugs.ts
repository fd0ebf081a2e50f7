// What a person keeps of drugs: searches, the medicine chest, what was looked for after a visit. All of it is the account's own, whoever's visit it was.
import { DRUGS_AT_ONCE, MEDICINE_NOTE_MAX } from '@vizit/rules/drugs'
import * as z from 'zod/mini'
import { drugId, drugText } from './drugs.ts'
import { endpoint } from './endpoint.ts'
import { day, givenDay, instant, trimmedText, uuid } from './fields.ts'

/** [3.73] */
export const drugSearch = z.object({ id: uuid, text: z.string(), at: instant })
export type DrugSearch = z.output<typeof drugSearch>
const searches = z.object({ searches: z.array(drugSearch) })

/** [1.32] The newest twenty. */
export const listDrugSearches = endpoint({
  method: 'GET',
  path: '/api/v2/my/drugs/searches',
  summary: 'One’s own drug searches, the newest first.',
  access: 'signed-in',
  input: z.object({}),
  reply: searches,
  refusals: []
})

/** Keeps what was looked for; the same text again moves to the top. */
export const keepDrugSearch = endpoint({
  method: 'PUT',
  path: '/api/v2/my/drugs/searches',
  summary: 'Keep a drug search.',
  access: 'signed-in',
  input: z.object({ text: drugText }),
  reply: searches,
  refusals: []
})

export const forgetDrugSearch = endpoint({
  method: 'DELETE',
  path: '/api/v2/my/drugs/searches/:searchId',
  summary: 'Forget one drug search.',
  access: 'signed-in',
  input: z.object({ searchId: uuid }),
  reply: z.object({}),
  refusals: ['NOT_FOUND']
})

export const forgetDrugSearches = endpoint({
  method: 'DELETE',
  path: '/api/v2/my/drugs/searches',
  summary: 'Forget all drug searches.',
  access: 'signed-in',
  input: z.object({}),
  reply: z.object({}),
  refusals: []
})

/** A drug as it was when it was kept, so that it is there while the drug-search service is not. */
const kept = z.object({ drugId: z.string(), name: z.string(), form: z.string(), dose: z.string(), onPrescription: z.boolean() })

/** [3.72] */
export const medicine = z.extend(kept, {
  /** Till when it may be used, by its pack. */
  useBefore: z.nullable(day),
  note: z.string(),
  addedAt: instant
})
export type Medicine = z.output<typeof medicine>
const chest = z.object({ medicines: z.array(medicine) })

/** [1.33] By name. */
export const listMedicines = endpoint({
  method: 'GET',
  path: '/api/v2/my/drugs/chest',
  summary: 'One’s own medicine chest.',
  access: 'signed-in',
  input: z.object({}),
  reply: chest,
  refusals: []
})

/** Puts a drug in, or changes the day and the note of one that is in. NOT_FOUND: the service knows no such drug. */
export const putMedicine = endpoint({
  method: 'PUT',
  path: '/api/v2/my/drugs/chest',
  summary: 'Put a drug into one’s own medicine chest.',
  access: 'signed-in',
  input: z.object({
    drugId,
    useBefore: z.optional(z.nullable(givenDay)),
    note: z.optional(trimmedText(MEDICINE_NOTE_MAX))
  }),
  reply: chest,
  refusals: ['NOT_FOUND', 'DRUG_SEARCH_UNAVAILABLE', 'TOO_MANY_MEDICINES']
})

export const dropMedicine = endpoint({
  method: 'POST',
  path: '/api/v2/my/drugs/chest/drop',
  summary: 'Take a drug out of one’s own medicine chest.',
  access: 'signed-in',
  input: z.object({ drugId }),
  reply: chest,
  refusals: ['NOT_FOUND']
})

export const keptDrug = kept
export type KeptDrug = z.output<typeof keptDrug>
const visitDrugs = z.object({ drugs: z.array(keptDrug) })

/** [2.136] [2.138] [2.160] The drugs that the caller looks for after a visit, in the caller's order. NOT_FOUND: a visit that one may not see. */
export const listVisitDrugs = endpoint({
  method: 'GET',
  path: '/api/v2/my/providers/orders/:orderId/drugs',
  summary: 'Drugs that the caller keeps with a visit.',
  access: 'signed-in',
  input: z.object({ orderId: uuid }),
  reply: visitDrugs,
  refusals: ['NOT_FOUND']
})

/** The whole list; an empty one forgets it. */
export const putVisitDrugs = endpoint({
  method: 'PUT',
  path: '/api/v2/my/providers/orders/:orderId/drugs',
  summary: 'Keep the drugs to look for after a visit.',
  access: 'signed-in',
  input: z.object({ orderId: uuid, drugIds: z.array(drugId).check(z.maxLength(DRUGS_AT_ONCE)) }),
  reply: visitDrugs,
  refusals: ['NOT_FOUND', 'DRUG_SEARCH_UNAVAILABLE']
})
