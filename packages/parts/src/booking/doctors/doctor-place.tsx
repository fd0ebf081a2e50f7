import { branchText } from '@vizit/client/catalogue/branch-text'
import type { Assignment } from '@vizit/contract/catalogue'
import { showRoubles } from '@vizit/rules/money'
import { Glued } from '@vizit/ui/glued'
import MapPin from 'lucide-react/icons/map-pin'
import { useWords } from '../../words/words.tsx'
import { useDistanceTo } from './distances.ts'
import styles from './doctor-day-card.module.css'

type DoctorPlaceProps = { place: Assignment; minutes?: number | undefined }

/** Where the doctor sees patients, how far that is where it is known [R45], for how much at least [3.75] and how long, where that is known. */
export function DoctorPlace({ place, minutes }: DoctorPlaceProps) {
  const words = useWords('catalogue')
  const km = useDistanceTo(place.branchId)
  return (
    <p className={styles.place}>
      <MapPin size={18} strokeWidth={2} aria-hidden="true" />
      <span className={styles.address}>
        <Glued text={branchText(place)} />
        {km === undefined ? null : <b className={styles.far}> · {words.distance(km)}</b>}
      </span>
      {place.price === null && minutes === undefined ? null : (
        <span className={styles.terms}>
          {place.price === null ? null : <b className={styles.price}>{words.priceFrom(showRoubles(place.price))}</b>}
          {minutes === undefined ? null : <span>{words.minutes(minutes)}</span>}
        </span>
      )}
    </p>
  )
}
