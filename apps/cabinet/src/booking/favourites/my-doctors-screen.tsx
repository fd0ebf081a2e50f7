import { useSearch } from '@tanstack/react-router'
import { type BookingSearch, readBookingSearch, stepSearch } from '@vizit/client/booking/booking-search'
import { useFavouriteSearch } from '@vizit/client/booking/use-favourite-search'
import { useWidth } from '@vizit/client/shell/use-width'
import { ClosedNotice } from '@vizit/parts/booking/closed-notice.tsx'
import { MyDoctorsFilters } from '@vizit/parts/booking/favourites/my-doctors-filters.tsx'
import { MyDoctorsStrip } from '@vizit/parts/booking/favourites/my-doctors-strip.tsx'
import layout from '@vizit/parts/booking/timeslot-screen.module.css'
import { When } from '@vizit/parts/booking/when.tsx'
import { Screen } from '@vizit/parts/frame/screen.tsx'
import { useKeptFocus } from '@vizit/parts/frame/use-kept-focus'
import { useWays } from '@vizit/parts/ways/ways'
import { useWords } from '@vizit/parts/words/words.tsx'
import { useBack } from '../use-back.ts'
import { MyDoctorsBody } from './my-doctors-body.tsx'

/** [2.71] [2.92] Booking with one of my doctors: branch, doctor, service, then the time. The search lives in the address. */
export function MyDoctorsScreen() {
  const words = useWords('booking')
  const ways = useWays()
  const width = useWidth()
  const search = readBookingSearch(useSearch({ strict: false }))
  const found = useFavouriteSearch(search)
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
