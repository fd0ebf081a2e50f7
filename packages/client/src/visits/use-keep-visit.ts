import type { Visit } from '@vizit/contract/visits'
import { useChangeVisits } from './use-visits.ts'
import { withVisit } from './visits-copy.ts'

/** Puts a visit into the list at once, here and on the device. */
export function useKeepVisit(): (visit: Visit) => Promise<void> {
  const change = useChangeVisits()
  return visit => change(copy => withVisit(copy, visit))
}
