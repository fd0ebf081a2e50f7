import { useProfile } from '@vizit/client/profile/use-profile'
import { papersOf } from '@vizit/client/visits/what-to-bring'
import type { Visit } from '@vizit/contract/visits'
import { Card } from '@vizit/ui/card'
import { ClinicText } from '../../catalogue/clinic-text.tsx'
import { useWords } from '../../words/words.tsx'
import styles from './visit-screen.module.css'

/** What the clinic says of the service, and what to take along. The first comes with the visit: without a connection it is read too. */
export function Beforehand({ visit }: { visit: Visit }) {
  const words = useWords('visitsMore')
  const visits = useWords('visits')
  const profile = useProfile().data
  const birthday =
    profile?.me.profileId === visit.profileId ? profile.birthday : profile?.family.find(one => one.profileId === visit.profileId)?.birthday
  return (
    <Card title={words.prepare} className={styles.prepare}>
      {visit.preparation ? <ClinicText text={visit.preparation} /> : null}
      <p>{visits.beforeText[papersOf(visit, birthday ?? null)]}</p>
    </Card>
  )
}
