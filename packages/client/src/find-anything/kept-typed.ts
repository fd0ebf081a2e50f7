import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

const KEPT_KEY = ['find-anything', 'kept'] as const

/** What stands in a field of the finding: `keep` it before somebody is added on the way out, and the next such field begins with it. */
export function useTypedKept(): { typed: string; setTyped: (typed: string) => void; keep: () => void } {
  const queries = useQueryClient()
  const [typed, setTyped] = useState(() => queries.getQueryData<string>(KEPT_KEY) ?? '')
  useEffect(() => queries.removeQueries({ queryKey: KEPT_KEY, exact: true }), [queries])
  return {
    typed,
    setTyped,
    keep: () => {
      queries.setQueryDefaults(KEPT_KEY, { gcTime: Number.POSITIVE_INFINITY })
      queries.setQueryData<string>(KEPT_KEY, typed)
    }
  }
}
