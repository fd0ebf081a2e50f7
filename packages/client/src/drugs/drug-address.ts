// What the pages of drugs are asked. What a person looks for tells of their health: it stands behind the #, which no server is told.
import { DRUG_SEARCH_MAX, DRUGS_AT_ONCE } from '@vizit/rules/drugs'

/** What was looked for, out of the address; '' for nothing or for a text that is none. */
export function searchedIn(hash: string): string {
  return decoded(hash).slice(0, DRUG_SEARCH_MAX)
}

/** The drugs that the address names, each once; what names none is left out. */
export function drugsIn(hash: string): string[] {
  const ids = decoded(hash)
    .split(',')
    .filter(id => /^[A-Za-z0-9_-]{1,60}$/.test(id))
  return [...new Set(ids)].slice(0, DRUGS_AT_ONCE)
}

/** What the address becomes when these are looked for together. */
export function hashOfDrugs(drugIds: readonly string[]): string {
  return drugIds.join(',')
}

function decoded(hash: string): string {
  const text = hash.replace(/^#/, '')
  try {
    return decodeURIComponent(text)
  } catch {
    // «5%» that the browser has decoded already.
    return text
  }
}
