import { useKnowingClinics } from '@vizit/client/own-data/use-own-data'
import { Banner } from '@vizit/ui/banner'
import { CardSkeleton } from '@vizit/ui/card-skeleton'
import { List } from '@vizit/ui/list'
import { ListRow } from '@vizit/ui/list-row'
import { Section } from '@vizit/ui/page/section'
import Hospital from 'lucide-react/icons/hospital'
import { useWords } from '../words/words.tsx'
import styles from './own-data.module.css'

/** [7.26] The medical centres that keep records of their own. */
export function KnowingClinics() {
  const words = useWords('ownData')
  const { data, isError } = useKnowingClinics()
  return (
    <Section title={words.clinics}>
      {data ? (
        data.length > 0 ? (
          <>
            <p className={styles.plain}>{words.clinicsText}</p>
            <List label={words.clinics}>
              {data.map(clinic => (
                <ListRow
                  key={clinic.name}
                  lead={<Hospital aria-hidden="true" />}
                  title={clinic.name}
                  note={[words.clinicVisits(clinic.visits), clinic.phones.split(';')[0]].filter(Boolean).join(', ')}
                />
              ))}
            </List>
          </>
        ) : (
          <p className={styles.plain}>{words.clinicsNone}</p>
        )
      ) : isError ? (
        <Banner kind="info" title={words.clinicsFailed} />
      ) : (
        <CardSkeleton lines={2} />
      )}
    </Section>
  )
}
