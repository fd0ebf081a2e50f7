import { capital } from '@vizit/client/days/show-day'
import { doseText, drugFormText } from '@vizit/client/names/spoken-services'
import type { Drug } from '@vizit/contract/drugs'
import { showRoubles } from '@vizit/rules/money'
import type { AllWords } from '../words/words.tsx'

type Words = AllWords['drugs']

/** «Метформин, 850 мг»; a figure and its unit are never torn apart. The name stays as it is written on packages here. */
export function drugName({ name, dose }: Pick<Drug, 'name' | 'dose'>): string {
  return [name, doseText(dose).replaceAll(/(?<=\d) /g, '\u00a0')].filter(Boolean).join(', ')
}

/** «таблетки · по рецепту», with a large letter at the start. */
export function drugFacts(words: Words, drug: Pick<Drug, 'form' | 'onPrescription'>): string {
  const line = prescriptionLine(words, drug)
  return [capital(drugFormText(drug.form)), line.toLocaleLowerCase()].filter(Boolean).join(' · ')
}

/** [3.67] Whether a drug needs a prescription. */
export function prescriptionLine(words: Words, { onPrescription }: Pick<Drug, 'onPrescription'>): string {
  return onPrescription ? words.onPrescription : words.overTheCounter
}

/** [3.75] */
export function priceLine(words: Words, { priceFrom }: Pick<Drug, 'priceFrom'>): string {
  return priceFrom === null ? words.nobodyHasIt : words.priceFrom(showRoubles(priceFrom))
}
