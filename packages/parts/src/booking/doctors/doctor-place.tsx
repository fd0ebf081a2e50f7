import { branchText } from '@vizit/client/catalogue/branch-text'
import type { Assignment } from '@vizit/contract/catalogue'
import { showRoubles } from '@vizit/rules/money'
import MapPin from 'lucide-react/icons/map-pin'
import { useWords } from '../../words/words.tsx'
import { useDistanceTo } from './distances.ts'
import styles from './doctor-day-card.module.css'

/** Where the doctor sees patients, how far that is where it is known [R45], and for how much at least [3.75]. */
export function DoctorPlace({ place }: { place: Assignment }) {
  const words = useWords('catalogue')
  const km = useDistanceTo(place.branchId)
  return (
    <p className={styles.place}>
      <MapPin size={18} strokeWidth={2} aria-hidden="true" />
      <span className={styles.address}>
        {branchText(place)}
        {km === undefined ? null : <b className={styles.far}> · {words.distance(km)}</b>}
      </span>
      {place.price === null ? null : <b className={styles.price}>{words.priceFrom(showRoubles(place.price))}</b>}
    </p>
  )
}
