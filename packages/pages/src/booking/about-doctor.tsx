import type { Assignment, Doctor } from '@vizit/contract/catalogue'
import { DoctorOpened } from '@vizit/parts/finding/doctor-opened.tsx'
import { DoctorReviews } from '@vizit/parts/reviews/doctor-reviews.tsx'

/** What an opened card tells of its doctor, with what patients wrote. */
export function AboutDoctor({ doctor, places }: { doctor: Doctor; places: readonly Assignment[] }) {
  const reviews = doctor.reviewsCount > 0 ? <DoctorReviews doctorId={doctor.doctorId} /> : null
  return <DoctorOpened doctor={doctor} places={places} reviews={reviews} />
}
