import { Button } from '@vizit/ui/button'
import { CardSkeleton } from '@vizit/ui/card-skeleton'
import { ChoiceCard } from '@vizit/ui/fields/choice-card'
import { ChoiceGroup } from '@vizit/ui/fields/choice-group'
import { ActionBar } from '@vizit/ui/page/action-bar'
import FlaskConical from 'lucide-react/icons/flask-conical'
import Stethoscope from 'lucide-react/icons/stethoscope'
import { lazy, Suspense, useState } from 'react'
import { useAddresses } from '../addresses/addresses.ts'
import { Screen } from '../frame/screen.tsx'
import { useWays } from '../ways/ways.ts'
import { useWords } from '../words/words.tsx'
import styles from './booking-start.module.css'
import { useBack } from './use-back.ts'

// It comes with the timetable, which is not needed before a choice is made.
const MyDoctorsStrip = lazy(async () => ({ default: (await import('./favourites/my-doctors-strip.tsx')).MyDoctorsStrip }))

/** [3.102] */
type BookingType = 'doctors' | 'services'

/** [2.11] A doctor or a service, then on. */
export function BookingStart() {
  const words = useWords('booking')
  const addresses = useAddresses()
  const ways = useWays()
  const [chosen, setChosen] = useState<BookingType>('doctors')
  return (
    <Screen title={words.title} back={useBack()}>
      <form
        className={styles.page}
        onSubmit={event => {
          event.preventDefault()
          void ways.go(chosen === 'doctors' ? addresses.timetable() : addresses.serviceTimes())
        }}
      >
        <ChoiceGroup legend={words.startQuestion} value={chosen} onChange={next => setChosen(next as BookingType)} columns={2}>
          <ChoiceCard
            value="doctors"
            title={words.startDoctors}
            note={words.startDoctorsNote}
            lead={<Stethoscope className={styles.icon} aria-hidden="true" />}
          />
          <ChoiceCard
            value="services"
            title={words.startServices}
            note={words.startServicesNote}
            lead={<FlaskConical className={styles.icon} aria-hidden="true" />}
          />
        </ChoiceGroup>
        <Suspense>
          <MyDoctorsStrip />
        </Suspense>
        <ActionBar>
          <Button type="submit" wide>
            {words.next}
          </Button>
        </ActionBar>
      </form>
    </Screen>
  )
}

/** While it is not known who books. */
export function LoadingStart() {
  const words = useWords('booking')
  return (
    <Screen title={words.title} back={useBack()}>
      <div className={styles.page} aria-busy="true">
        <CardSkeleton lines={2} />
      </div>
    </Screen>
  )
}
