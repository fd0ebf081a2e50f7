import { DRUG_SEARCH_MAX, DRUGS_AT_ONCE, judgeDrugSearch } from '@vizit/rules/drugs'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { formedText, givenText, rowId } from './fields.ts'

/** An id of the drug-search service. */
export const drugId = formedText(/^[A-Za-z0-9_-]{1,60}$/)
/** [5.66] trimmed from here on */
export const drugText = z.pipe(
  givenText(DRUG_SEARCH_MAX).check(z.refine(typed => judgeDrugSearch(typed) !== 'empty')),
  z.transform(typed => typed.trim().replace(/\s+/g, ' '))
)

/** [3.67] A drug by its international nonproprietary name, in one form and dose. */
export const drug = z.object({
  id: z.string(),
  name: z.string(),
  form: z.string(),
  dose: z.string(),
  /** false: over the counter */
  onPrescription: z.boolean(),
  /** The lowest price of the chosen town, or of all, in kopecks; informative only [3.75] [3.76]. null: nobody has it. */
  priceFrom: z.nullable(z.number())
})
export type Drug = z.output<typeof drug>

/** [3.68] */
export const drugstore = z.object({
  id: z.string(),
  name: z.string(),
  address: z.string(),
  /** Separated by semicolons. */
  phones: z.string(),
  /** Opening hours in words. */
  hours: z.string(),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  /** The service's own choice: the less, the better. */
  rank: z.number()
})
export type Drugstore = z.output<typeof drugstore>

/** A drugstore with what it has of the drugs that were asked for. Prices in kopecks. */
export const drugstoreOffer = z.extend(drugstore, {
  prices: z.array(z.object({ drugId: z.string(), price: z.number() })),
  /** Of those that it has; null when it has none. */
  totalPrice: z.nullable(z.number()),
  missing: z.array(z.string())
})
export type DrugstoreOffer = z.output<typeof drugstoreOffer>

/** [1.18] To whom the information is attributed. */
const source = z.object({ name: z.string() })

/** [1.16] At most 100, those whose name begins with the text first. `readAs`: for what they are, where nothing is called as was typed. What is looked for travels in the body: it would tell of a person's health in an address. */
export const searchDrugs = endpoint({
  method: 'POST',
  path: '/api/v2/public/drugs/search',
  summary: 'Search drugs by a part of the name from three letters on, or by the full name.',
  access: 'anyone',
  input: z.object({ text: drugText, townId: z.optional(rowId) }),
  reply: z.object({ source, drugs: z.array(drug), readAs: z.nullable(z.string()) }),
  refusals: ['DRUG_SEARCH_UNAVAILABLE']
})

/** [3.74] The names that are looked for most, by the drug-search service; never counted from searches of our patients. */
export const popularDrugs = endpoint({
  method: 'GET',
  path: '/api/v2/public/drugs/popular',
  summary: 'Popular searches of the drug-search service.',
  access: 'anyone',
  input: z.object({}),
  reply: z.object({ source, searches: z.array(z.string()) }),
  refusals: ['DRUG_SEARCH_UNAVAILABLE']
})

export const getDrug = endpoint({
  method: 'POST',
  path: '/api/v2/public/drugs/card',
  summary: 'One drug, with its lowest price in a town or in all.',
  access: 'anyone',
  input: z.object({ drugId, townId: z.optional(rowId) }),
  reply: z.object({ source, drug }),
  refusals: ['NOT_FOUND', 'DRUG_SEARCH_UNAVAILABLE']
})

/** [1.17] At most 200, the service's best choice first. Who asks sorts anew by `sortDrugstores`: one's own place never leaves the device. */
export const findDrugstores = endpoint({
  method: 'POST',
  path: '/api/v2/public/drugstores',
  summary: 'Drugstores of a town with prices of some drugs; without drugs all of them.',
  access: 'anyone',
  input: z.object({ townId: rowId, drugIds: z.array(drugId).check(z.maxLength(DRUGS_AT_ONCE)) }),
  reply: z.object({ source, drugstores: z.array(drugstoreOffer) }),
  refusals: ['NOT_FOUND', 'DRUG_SEARCH_UNAVAILABLE']
})

export const getDrugstore = endpoint({
  method: 'GET',
  path: '/api/v2/public/drugstores/:drugstoreId',
  summary: 'One drugstore.',
  access: 'anyone',
  input: z.object({ drugstoreId: drugId }),
  reply: z.object({ source, drugstore }),
  refusals: ['NOT_FOUND', 'DRUG_SEARCH_UNAVAILABLE']
})
