import type { Assignment, Doctor } from '@vizit/contract/catalogue'
import { AboutDoctorProvider } from '@vizit/parts/booking/doctors/about-doctor.tsx'
import { saying } from '@vizit/parts/words/saying'
import { lazy, type ReactNode, Suspense } from 'react'

const AboutDoctor = lazy(saying(['finding', 'reviews'], async () => ({ default: (await import('./about-doctor.tsx')).AboutDoctor })))

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
