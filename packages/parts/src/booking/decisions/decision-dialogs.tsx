import type { BookingSearch } from '@vizit/client/booking/booking-search'
import type { DoctorSearch } from '@vizit/client/booking/use-doctor-search'
import type { Person } from '@vizit/client/people/use-people'
import { PlaceDialog } from './place-dialog.tsx'
import { WhoDialog } from './who-dialog.tsx'
import { WhomDialog } from './whom-dialog.tsx'

export type Question = 'who' | 'whom' | 'where'

/** What is decided about, and how it is. */
export type Decided = {
  found: DoctorSearch
  people: readonly Person[]
  person: Person | undefined
  onStep: (change: Partial<Record<keyof BookingSearch, string | undefined>>) => void
}

type DecisionDialogsProps = Decided & { open: Question | null; onClose: () => void }

/** What the questions of a booking are answered in. Fetched when the first of them is asked. */
export function DecisionDialogs({ open, onClose, found, people, person, onStep }: DecisionDialogsProps) {
  return (
    <>
      <WhoDialog
        open={open === 'who'}
        onClose={onClose}
        people={people}
        person={person}
        today={found.today}
        onChoose={who => onStep({ who })}
      />
      <WhomDialog open={open === 'whom'} onClose={onClose} found={found} onStep={onStep} />
      <PlaceDialog open={open === 'where'} onClose={onClose} found={found} onStep={onStep} />
    </>
  )
}
