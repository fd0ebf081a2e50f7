import type { Visit } from '@vizit/contract/visits'
import { minskDay } from '@vizit/rules/days'
import { judgeDelete } from '@vizit/rules/visits'
import { usePeople } from '../people/use-people.ts'

/** Whether the viewer may take a past visit out of the list: from the day after it, if one may book for its patient [4.74]. */
export type DeleteVerdict = ReturnType<typeof judgeDelete> | 'not-yours'

export function useDeleteVerdict(): (visit: Visit, now: Date) => DeleteVerdict {
  const people = usePeople()
  return (visit, now) => {
    const mayBook = people.some(person => person.profileId === visit.profileId && person.mayBook)
    return mayBook ? judgeDelete(visit, minskDay(now)) : 'not-yours'
  }
}
