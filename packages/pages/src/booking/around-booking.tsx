import type { Assignment, Doctor } from '@vizit/contract/catalogue'
import { AboutDoctorProvider } from '@vizit/parts/booking/doctors/about-doctor.tsx'
import { saying } from '@vizit/parts/words/saying'
import { loadAfterPicture } from '@vizit/ui/after-picture.ts'
import { lazy, type ReactNode, Suspense } from 'react'

// A dozen small files: on a cheap phone to ask for them takes longer than to open the card.
const AboutDoctor = lazy(
  loadAfterPicture(saying(['finding', 'reviews'], async () => ({ default: (await import('./about-doctor.tsx')).AboutDoctor })))
)

/** What the cards of the booking tell of a doctor, around its pages. Knows no router: the server draws it too. */
export function AroundBooking({ children }: { children: ReactNode }) {
  return <AboutDoctorProvider value={aboutDoctor}>{children}</AboutDoctorProvider>
}

/** [2.95] [2.99] */
function aboutDoctor(doctor: Doctor, places: readonly Assignment[]) {
  return (
    <Suspense>
      <AboutDoctor doctor={doctor} places={places} />
    </Suspense>
  )
}
