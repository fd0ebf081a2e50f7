// What the filters of the lists offer, in the order in which it is shown, with its words.
import { DOCTOR_SORTS } from '@vizit/contract/catalogue'
import { CENTRE_SORTS } from '@vizit/contract/centres'
import { PREFERRED_DATES, PREFERRED_TIMES, PROFILE_FILTERS } from '@vizit/rules/preferred'
import type { ru } from './messages.ru.ts'

export type Choice<V> = { value: V; label: string }

/** `serviceChosen`: prices are there to sort by only then [3.93]. */
export function listChoices(words: typeof ru, serviceChosen: boolean) {
  const centreSorts = CENTRE_SORTS.filter(sort => serviceChosen || (sort !== 'byPrice' && sort !== 'withoutSort'))
  return {
    doctorSorts: choices(DOCTOR_SORTS, words.doctorSort),
    centreSorts: choices(centreSorts, words.centreSort),
    preferredDates: choices(PREFERRED_DATES, words.preferredDates),
    preferredTimes: choices(PREFERRED_TIMES, words.preferredTimes),
    profileFilters: choices(PROFILE_FILTERS, words.profileFilter)
  }
}

function choices<V extends string | number>(values: readonly V[], labels: Record<V, string>): Choice<V>[] {
  return values.map(value => ({ value, label: labels[value] }))
}
