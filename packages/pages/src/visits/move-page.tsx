import type { MoveSearch } from '@vizit/client/visits/move-search'
import { When } from '@vizit/parts/booking/decisions/when.tsx'
import { PlaceSlots } from '@vizit/parts/booking/doctors/place-slots.tsx'
import { ru as booking } from '@vizit/parts/booking/messages.ru'
import { MoveScreen } from '@vizit/parts/visits/moving/move-screen.tsx'
import { WordsProvider } from '@vizit/parts/words/words.tsx'

const WORDS = { booking }
const TIMES = { When, Slots: PlaceSlots }

/** Another time for a visit is chosen with the days, the times and the words of the timetable. */
export function MovePage(asked: { orderId: string; search: MoveSearch }) {
  return (
    <WordsProvider words={WORDS}>
      <MoveScreen {...asked} times={TIMES} />
    </WordsProvider>
  )
}
