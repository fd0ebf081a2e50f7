import type { Width } from '@vizit/client/shell/use-width'
import type { MoveTimes } from '@vizit/client/visits/use-move-times'
import type { Assignment, Timeslot } from '@vizit/contract/catalogue'
import type { Day } from '@vizit/rules/days'
import type { ComponentType } from 'react'

type SlotsProps = {
  place: Assignment
  slots: readonly Timeslot[]
  doctorName: string
  chosen: string | undefined
  onChoose: (timeslotId: string | undefined) => void
}

type DaysFound = Pick<MoveTimes, 'today' | 'window' | 'day'> & { freeByDay: { data: MoveTimes['freeByDay'] } }

/** How another time is chosen, as the booking shows it: booking is a part of the product of its own. */
export type TimesShown = {
  When: ComponentType<{ found: DaysFound; view: 'list'; width: Width; onDay: (day: Day) => void }>
  /** Free times under the place where they are. */
  Slots: ComponentType<SlotsProps>
}
