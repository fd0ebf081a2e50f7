import { ClinicText } from '../../catalogue/clinic-text.tsx'
import { useWords } from '../../words/words.tsx'
import styles from './service-preparation.module.css'

/** What the clinic says of the service that is being booked, opened in place; the visit tells it again. */
export function ServicePreparation({ description }: { description: string }) {
  const words = useWords('service')
  return (
    <details className={styles.preparation}>
      <summary>{words.prepare}</summary>
      <ClinicText text={description} />
    </details>
  )
}
