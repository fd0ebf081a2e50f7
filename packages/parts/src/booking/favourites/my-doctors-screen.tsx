import { type BookingSearch, stepSearch } from '@vizit/client/booking/booking-search'
import { useFavouriteSearch } from '@vizit/client/booking/use-favourite-search'
import { useFavourites } from '@vizit/client/favourites/use-favourites'
import { useWidth } from '@vizit/client/shell/use-width'
import { Screen } from '../../frame/screen.tsx'
import { useKeptFocus } from '../../frame/use-kept-focus.ts'
import { useWays } from '../../ways/ways.ts'
import { useWords } from '../../words/words.tsx'
import { ClosedNotice } from '../closed-notice.tsx'
import { When } from '../decisions/when.tsx'
import layout from '../timeslot-screen.module.css'
import { useBack } from '../use-back.ts'
import { MyDoctorsBody } from './my-doctors-body.tsx'
import { MyDoctorsFilters } from './my-doctors-filters.tsx'
import { MyDoctorsStrip } from './my-doctors-strip.tsx'

/** [2.71] [2.92] Booking with one of my doctors: branch, doctor, service, then the time. The search lives in the address. */
export function MyDoctorsScreen({ search }: { search: BookingSearch }) {
  const words = useWords('booking')
  const ways = useWays()
  const width = useWidth()
  const found = useFavouriteSearch(search, useFavourites())
  const body = useKeptFocus()
  const isTimed = found.choice.doctorId !== undefined && found.choice.branchId !== undefined && !found.failed

  function step(change: Partial<Record<keyof BookingSearch, string | undefined>>) {
    ways.askHere({ search: stepSearch(search, change) }, { replace: true, keepScroll: true })
  }

  return (
    <Screen title={words.titleMine} back={useBack()}>
      <ClosedNotice />
      <MyDoctorsStrip chosen={found.choice.doctorId} />
      <div className={layout.layout} data-view="list">
        <div className={layout.decisions}>
          <MyDoctorsFilters found={found} onStep={step} />
        </div>
        {isTimed ? (
          <div className={layout.when}>
            <When found={found} view="list" width={width} onDay={day => step({ day })} />
          </div>
        ) : null}
        <div className={layout.doctors} aria-busy={!found.doctors} {...body}>
          <MyDoctorsBody search={search} found={found} onStep={step} />
        </div>
      </div>
    </Screen>
  )
}
