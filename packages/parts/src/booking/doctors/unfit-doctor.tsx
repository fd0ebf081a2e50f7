import type { BookingSearch } from '@vizit/client/booking/booking-search'
import type { MissingDoctor } from '@vizit/client/booking/missing-doctor'
import type { DoctorSearch } from '@vizit/client/booking/use-doctor-search'
import type { Person } from '@vizit/client/people/use-people'
import { ADULT_AGE } from '@vizit/rules/age'
import { Button } from '@vizit/ui/button'
import { Card } from '@vizit/ui/card'
import { useId } from 'react'
import { useWords } from '../../words/words.tsx'
import { PEDIATRICIAN } from '../find-anything/everyday-tiles.data.ts'
import styles from './doctor-day-card.module.css'
import { DoctorHead } from './doctor-head.tsx'

type UnfitDoctorProps = Extract<MissingDoctor, { kind: 'unfit' }> & {
  found: Pick<DoctorSearch, 'specialities' | 'today'>
  person: Person | undefined
  onStep: (change: Partial<Record<keyof BookingSearch, string | undefined>>) => void
}

/** A doctor who was asked for and does not see somebody so old: who it is, why in numbers, and one button: who does. For a child its pediatricians. */
export function UnfitDoctor({ verdict, doctor, age, found, person, onStep }: UnfitDoctorProps) {
  const words = useWords('booking')
  const people = useWords('people')
  const titleId = useId()
  const years = people.age(age)
  const name = person && person.relKind !== 'ME' ? person.firstName : ''
  const pediatrician = age < ADULT_AGE ? found.specialities.find(one => one.specialityName === PEDIATRICIAN) : undefined
  return (
    <Card as="article" aria-labelledby={titleId} className={styles.card}>
      <DoctorHead doctor={doctor} today={found.today} titleId={titleId} level={2} />
      <p>
        <b>{words.unfit[verdict]}.</b>{' '}
        {words.unfitText(person?.relKind === 'ME' ? words.meUnfit(years) : words.personUnfit(name || words.patient, years))}
      </p>
      {pediatrician ? (
        <Button
          kind="second"
          wide
          onClick={() => onStep({ specialityId: pediatrician.specialityId, doctorId: undefined, branchId: undefined })}
        >
          {words.showPediatricians(pediatrician.doctors)}
        </Button>
      ) : (
        <Button kind="second" wide onClick={() => onStep({ doctorId: undefined })}>
          {words.showFor([name, years].filter(Boolean).join(', '))}
        </Button>
      )}
    </Card>
  )
}
