import { useQueryClient } from '@tanstack/react-query'
import type { PersonForm } from './person-form.ts'

const TYPED_OWN_KEY = ['typed-own'] as const

/** What a newcomer has typed of oneself in the form of a first visit: the form of the profile begins with it. In memory only; a sign-out forgets it. */
export function useTypedOwn(): { read: () => PersonForm | undefined; keep: (own: PersonForm | undefined) => void } {
  const queries = useQueryClient()
  return {
    read: () => queries.getQueryData<PersonForm>(TYPED_OWN_KEY),
    keep: own => {
      queries.setQueryDefaults(TYPED_OWN_KEY, { gcTime: Number.POSITIVE_INFINITY })
      queries.setQueryData(TYPED_OWN_KEY, own)
    }
  }
}
