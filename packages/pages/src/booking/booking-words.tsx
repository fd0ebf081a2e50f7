import type { Assignment, Doctor } from '@vizit/contract/catalogue'
import { AboutDoctorProvider } from '@vizit/parts/booking/doctors/about-doctor.tsx'
import { ru as findAnything } from '@vizit/parts/booking/find-anything/messages.ru'
import { ru as booking } from '@vizit/parts/booking/messages.ru'
import { ru as service } from '@vizit/parts/booking/service/messages.ru'
import { ru as favourites } from '@vizit/parts/favourites/messages.ru'
import { WordsProvider } from '@vizit/parts/words/words.tsx'
import { lazy, type ReactNode, Suspense } from 'react'

const WORDS = { booking, favourites, findAnything, service }
const AboutDoctor = lazy(async () => ({ default: (await import('./about-doctor.tsx')).AboutDoctor }))

/** The words of the booking around its pages, and what their cards tell of a doctor. Knows no router: the server draws it too. */
export function BookingWords({ children }: { children: ReactNode }) {
  return (
    <WordsProvider words={WORDS}>
      <AboutDoctorProvider value={aboutDoctor}>{children}</AboutDoctorProvider>
    </WordsProvider>
  )
}

/** [2.95] [2.99] */
function aboutDoctor(doctor: Doctor, places: readonly Assignment[]) {
  return (
    <Suspense>
      <AboutDoctor doctor={doctor} places={places} />
    </Suspense>
  )
}
