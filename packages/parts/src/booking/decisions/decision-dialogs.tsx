import type { BookingSearch } from '@vizit/client/booking/booking-search'
import type { DoctorSearch } from '@vizit/client/booking/use-doctor-search'
import { PlaceDialog } from './place-dialog.tsx'
import { WhomDialog } from './whom-dialog.tsx'

export type Question = 'whom' | 'where'

/** What is decided about, and how it is. */
export type Decided = {
  found: DoctorSearch
  onStep: (change: Partial<Record<keyof BookingSearch, string | undefined>>) => void
}

type DecisionDialogsProps = Decided & { open: Question | null; onClose: () => void }

/** What the questions of a booking are answered in. Fetched when the first of them is asked. */
export function DecisionDialogs({ open, onClose, found, onStep }: DecisionDialogsProps) {
  return (
    <>
      <WhomDialog open={open === 'whom'} onClose={onClose} found={found} onStep={onStep} />
      <PlaceDialog
        open={open === 'where'}
        onClose={onClose}
        found={found}
        // A doctor stays where he is; his speciality is what one looks for in the other town.
        onStep={change => onStep('townId' in change ? { ...change, specialityId: found.choice.specialityId } : change)}
      />
    </>
  )
}
