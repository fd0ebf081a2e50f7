import type { MoveSearch } from '@vizit/client/visits/move-search'
import { When } from '@vizit/parts/booking/decisions/when.tsx'
import { PlaceSlots } from '@vizit/parts/booking/doctors/place-slots.tsx'
import { MoveScreen } from '@vizit/parts/visits/moving/move-screen.tsx'

const TIMES = { When, Slots: PlaceSlots }

/** Another time for a visit is chosen with the days and the times of the timetable. */
export function MovePage(asked: { orderId: string; search: MoveSearch }) {
  return <MoveScreen {...asked} times={TIMES} />
}
