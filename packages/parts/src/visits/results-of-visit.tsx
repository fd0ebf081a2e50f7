import type { Visit } from '@vizit/contract/visits'
import { createContext, type ReactNode, use } from 'react'

const Shown = createContext<(visit: Visit) => ReactNode>(() => null)

/** Says how the results of a visit are shown on its ticket: results are a part of the product of their own. */
export const ResultsOfVisitProvider = Shown

/** The buttons of what the clinic concluded at a visit; nothing where nobody shows them. */
export function useResultsOfVisit(): (visit: Visit) => ReactNode {
  return use(Shown)
}
