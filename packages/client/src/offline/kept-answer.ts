// Which answers of the server a device keeps for a start without a connection, what of them, and what makes them old.
import type { QueryKey } from '@tanstack/react-query'
import type { AnyEndpoint } from '@vizit/contract/endpoint'
import type { Test } from '@vizit/contract/results'
import { PROFILE_KEY, RELATIVES_KEY } from '../api/query-keys.ts'

const CHEST = 'medicine-chest'
/** The visits have a copy of their own, and what stands behind the A-code is not among them. */
export const KEPT: readonly QueryKey[] = [PROFILE_KEY, RELATIVES_KEY, ['coverages'], [CHEST], ['results', 'tests']]

/** Whose writes change one's own people: what is known of them, who pays for them, whose results one may see. */
const OF_PEOPLE =
  /^\/api\/v2\/(my\/(account-reset|consents|coverage|device-set-profile|emails|family|grants|profile|providers\/orders\/pub)|public\/(coverage|email|visit-link))(\/|$)/
const OF_CHEST = /^\/api\/v2\/my\/drugs\/chest(\/|$)/

export function isKept(key: QueryKey): boolean {
  return KEPT.some(kept => kept.length === key.length && kept.every((word, at) => word === key[at]))
}

/** What is kept of an answer; undefined: nothing. */
export function keptOf(key: QueryKey, answer: unknown): unknown {
  if (!isKept(key)) return undefined
  return key[0] === 'results' ? (answer as Test[]).map(withoutResults) : answer
}

/** The answers that a write may have changed. */
export function changedBy({ method, path }: Pick<AnyEndpoint, 'method' | 'path'>): readonly QueryKey[] {
  if (method === 'GET') return []
  if (OF_CHEST.test(path)) return KEPT.filter(([name]) => name === CHEST)
  return OF_PEOPLE.test(path) ? KEPT.filter(([name]) => name !== CHEST) : []
}

/** Names and days alone: neither a document nor the clinic's name of one, by which it is asked for. */
function withoutResults(test: Test): Test {
  return { ...test, testResults: [], links: [], reports: [] }
}
