// What the pages of drugs are asked. What a person looks for tells of their health: it stands behind the #, which no server is told.
import { DRUG_SEARCH_MAX } from '@vizit/rules/drugs'

/** What was looked for, out of the address; '' for nothing or for a text that is none. */
export function searchedIn(hash: string): string {
  const text = hash.replace(/^#/, '')
  try {
    return decodeURIComponent(text).slice(0, DRUG_SEARCH_MAX)
  } catch {
    // «5%» that the browser has decoded already.
    return text.slice(0, DRUG_SEARCH_MAX)
  }
}

/** The drug that the address names; undefined where it names none. */
export function drugIn(hash: string): string | undefined {
  const id = searchedIn(hash)
  return /^[A-Za-z0-9_-]{1,60}$/.test(id) ? id : undefined
}
