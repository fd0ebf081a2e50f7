// How a person likes to look for drugs, kept in this browser alone: it tells nothing of what they look for.
import { DRUGSTORE_SORTS, type DrugstoreSort } from '@vizit/rules/drugs'
import { keepPreference, readPreferences } from '../session/preferences.ts'

export type DrugPreferences = {
  /** In which order drugstores stand at first [9.55]. */
  sort: DrugstoreSort
  /** Those open now alone, at first. */
  openOnly: boolean
  /** Whether what is looked for is kept among one's own searches [3.73]. */
  keepsSearches: boolean
}

/** What is not sound is as it is without any choice. */
export function drugPreferences(): DrugPreferences {
  const { drugs } = readPreferences()
  const { sort, openOnly, keepsSearches } = (typeof drugs === 'object' && drugs !== null ? drugs : {}) as Record<string, unknown>
  return {
    sort: DRUGSTORE_SORTS.find(one => one === sort) ?? 'totalPrice',
    openOnly: openOnly === true,
    keepsSearches: keepsSearches !== false
  }
}

export function rememberDrugPreferences(preferences: DrugPreferences): void {
  keepPreference('drugs', preferences)
}
