import { useWords } from '../words/words.tsx'
import styles from './doctor-reviews.module.css'
import { PublishedReviews } from './published-reviews.tsx'
import { WayToWrite } from './way-to-write.tsx'

/** So many are shown at first. */
const FIRST = 3

/** What patients published about a doctor, newest first, and who may write. */
export function DoctorReviews({ doctorId }: { doctorId: string }) {
  const words = useWords('reviews')
  return (
    <section className={styles.reviews} aria-label={words.ofDoctor}>
      <h4 className={styles.title}>{words.ofDoctor}</h4>
      <WayToWrite of={{ about: 'doctor', id: doctorId, branchIds: [] }} />
      <PublishedReviews of={{ about: 'doctor', aboutId: doctorId }} first={FIRST} />
    </section>
  )
}
