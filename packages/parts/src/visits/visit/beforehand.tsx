import { useAssignmentService } from '@vizit/client/catalogue/use-assignment-service'
import { useProfile } from '@vizit/client/profile/use-profile'
import { papersOf } from '@vizit/client/visits/what-to-bring'
import type { Visit } from '@vizit/contract/visits'
import { Banner } from '@vizit/ui/banner'
import { Card } from '@vizit/ui/card'
import { ClinicText } from '../../catalogue/clinic-text.tsx'
import { useWords } from '../../words/words.tsx'
import styles from './visit-screen.module.css'

/** What the clinic says of the service, and what to take along. That the first could not be loaded is said: whoever reads nothing of it might not fast. */
export function Beforehand({ visit }: { visit: Visit }) {
  const words = useWords('visitsMore')
  const visits = useWords('visits')
  const shell = useWords('shell')
  const profile = useProfile().data
  const { data: service, isError, refetch } = useAssignmentService(visit.assignmentId, visit.serviceId)
  const birthday =
    profile?.me.profileId === visit.profileId ? profile.birthday : profile?.family.find(one => one.profileId === visit.profileId)?.birthday
  return (
    <Card title={words.prepare} className={styles.prepare}>
      {isError && !service ? (
        <Banner kind="wait" title={words.prepareMissing} retry={{ label: shell.retry, onPress: () => void refetch() }}>
          {words.prepareMissingText}
        </Banner>
      ) : null}
      {service?.description ? <ClinicText text={service.description} /> : null}
      <p>{visits.beforeText[papersOf(visit, birthday ?? null)]}</p>
    </Card>
  )
}
