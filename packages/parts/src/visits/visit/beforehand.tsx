import { useAssignmentService } from '@vizit/client/catalogue/use-assignment-service'
import { langOf } from '@vizit/client/names/spoken-services'
import { useProfile } from '@vizit/client/profile/use-profile'
import { papersOf } from '@vizit/client/visits/what-to-bring'
import type { Visit } from '@vizit/contract/visits'
import { Card } from '@vizit/ui/card'
import { useWords } from '../../words/words.tsx'
import styles from './visit-screen.module.css'

/** What the clinic says of the service, and what to take along. */
export function Beforehand({ visit }: { visit: Visit }) {
  const words = useWords('visitsMore')
  const visits = useWords('visits')
  const profile = useProfile().data
  const service = useAssignmentService(visit.assignmentId, visit.serviceId).data
  const birthday =
    profile?.me.profileId === visit.profileId ? profile.birthday : profile?.family.find(one => one.profileId === visit.profileId)?.birthday
  return (
    <Card title={words.prepare} className={styles.prepare}>
      {service?.description ? <p lang={langOf(service.description)}>{service.description}</p> : null}
      <p>{visits.beforeText[papersOf(visit, birthday ?? null)]}</p>
    </Card>
  )
}
