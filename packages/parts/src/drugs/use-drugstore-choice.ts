import { drugPreferences } from '@vizit/client/drugs/drug-preferences'
import { DRUGSTORE_SORTS, type DrugstoreSort } from '@vizit/rules/drugs'
import { useState } from 'react'
import { useHere, useWays } from '../ways/ways.ts'

type Choice = { by: DrugstoreSort; openOnly: boolean }

/** The order of drugstores and whether those open now stand alone: as the address says, else as this browser likes it. What is chosen stands in the address, and a reload keeps it. */
export function useDrugstoreChoice(): Choice & { choose: (change: Partial<Choice>) => void } {
  const ways = useWays()
  const asked = new URLSearchParams(useHere(now => now.search))
  const [liked] = useState(drugPreferences)
  const by = DRUGSTORE_SORTS.find(one => one === asked.get('sort')) ?? liked.sort
  const open = asked.get('open')
  const openOnly = open === 'now' || (open !== 'all' && liked.openOnly)
  return {
    by,
    openOnly,
    choose(change) {
      const next = { by, openOnly, ...change }
      const search = { sort: next.by, open: next.openOnly ? 'now' : 'all' }
      ways.askHere({ search: now => ({ ...(now as Record<string, string>), ...search }) }, { replace: true, keepScroll: true })
    }
  }
}
