import { useNow } from '@vizit/client/api/clock'
import { names } from '@vizit/client/names/spoken-names'
import { useVisits } from '@vizit/client/visits/use-visits'
import { splitShown } from '@vizit/client/visits/visits-view'
import { minskDay } from '@vizit/rules/days'
import { List } from '@vizit/ui/list'
import { ListRow } from '@vizit/ui/list-row'
import { useMomentWords } from '../../days/use-day-words.ts'
import { useWords } from '../../words/words.tsx'

/** The visits of a person that are still to come, as far as one may see them. */
export function PlannedVisits({ profileId }: { profileId: string }) {
  const words = useWords('family')
  const now = useNow()
  const moment = useMomentWords()
  const { copy } = useVisits()
  const planned = splitShown(copy?.orders ?? [], now).future.filter(visit => visit.profileId === profileId && visit.status !== 'cancelled')
  if (planned.length === 0) return null
  return (
    <List label={words.plannedVisits}>
      {planned.map(visit => (
        <ListRow
          key={visit.orderId}
          title={moment(visit.startDate, minskDay(now))}
          note={[names.speciality(visit.speciality), visit.physicianName, visit.branchName].filter(Boolean).join(', ')}
        />
      ))}
    </List>
  )
}
