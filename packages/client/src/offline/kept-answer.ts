// Which answers of the server a device keeps for a start without a connection, and what of them.
import type { QueryKey } from '@tanstack/react-query'
import type { Test } from '@vizit/contract/results'
import { PROFILE_KEY, RELATIVES_KEY } from '../api/query-keys.ts'

/** Beginnings of their keys. The visits have a copy of their own, and what stands behind the A-code is not among them. */
export const KEPT: readonly QueryKey[] = [
  PROFILE_KEY,
  RELATIVES_KEY,
  ['settings'],
  ['coverages'],
  ['medicine-chest'],
  ['results', 'tests'],
  ['reviews', 'own']
]

/** What is kept of an answer; undefined: nothing. */
export function keptOf(key: QueryKey, answer: unknown): unknown {
  const isKept = KEPT.some(beginning => key.length === beginning.length && beginning.every((word, at) => word === key[at]))
  if (!isKept) return undefined
  return key[0] === 'results' ? (answer as Test[]).map(withoutResults) : answer
}

/** Names and days alone: neither a document nor the clinic's name of one, by which it is asked for. */
function withoutResults(test: Test): Test {
  return { ...test, testResults: [], links: [], reports: [] }
}
