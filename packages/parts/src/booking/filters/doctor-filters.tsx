import type { BookingSearch } from '@vizit/client/booking/booking-search'
import { type FilterField, type Filters, NO_FILTERS } from '@vizit/client/booking/doctor-filters'
import type { DoctorSearch } from '@vizit/client/booking/use-doctor-search'
import type { Patient } from '@vizit/client/booking/use-patient'
import { loadAfterPicture } from '@vizit/ui/after-picture.ts'
import { Banner } from '@vizit/ui/banner'
import { Chip } from '@vizit/ui/fields/chip'
import { LiveRegion } from '@vizit/ui/live-region'
import MapPin from 'lucide-react/icons/map-pin'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { lazy, Suspense, useRef, useState } from 'react'
import styles from './filters.module.css'
import { filterName, useFilterWords } from './use-filter-words.ts'

// All questions come when they are asked.
const FiltersDialog = lazy(loadAfterPicture(async () => ({ default: (await import('./filters-dialog.tsx')).FiltersDialog })))

export type FilterStep = Partial<Record<FilterField | 'day', string | undefined>>
export type DoctorFiltersProps = {
  search: BookingSearch
  found: Pick<DoctorSearch, 'filters' | 'nearby' | 'today'>
  patient: Patient | null
  onStep: (change: FilterStep) => void
}

/** What is most often asked for, one press away. */
const QUICK = { free: '1', part: 'evening', near: '3', priceTo: '60' } as const satisfies Filters

/** What narrows the doctors: those that are on first, to be taken away by a press; all questions in one sheet. */
export function DoctorFilters({ search, found, patient, onStep }: DoctorFiltersProps) {
  const words = useFilterWords()
  const [isOpen, setOpen] = useState(false)
  // Once asked it stays, for the way in which it closes.
  const [isAsked, setAsked] = useState(false)
  const row = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const { filters, nearby } = found
  const quick = (Object.keys(QUICK) as (keyof typeof QUICK)[]).filter(field => !filters.includes(field))

  function put(change: FilterStep) {
    row.current?.scrollTo({ left: 0 })
    onStep(change)
  }

  return (
    <div className={styles.filters}>
      <div className={styles.row} role="group" aria-label={words.title} ref={row}>
        <button
          type="button"
          ref={opener}
          className={styles.opener}
          aria-haspopup="dialog"
          onClick={() => {
            setAsked(true)
            setOpen(true)
          }}
        >
          <SlidersHorizontal size={20} strokeWidth={2} aria-hidden="true" />
          <span>{filters.length > 0 ? words.titleOn(filters.length) : words.title}</span>
        </button>
        {filters.map(field => (
          <Chip
            key={field}
            chosen
            onClick={() => {
              // It goes to another place, or away: the focus stays where the filters are.
              opener.current?.focus({ preventScroll: true })
              put({ [field]: undefined })
            }}
          >
            {filterName(words, field, search)}
          </Chip>
        ))}
        {quick.map(field => (
          <Chip key={field} chosen={false} onClick={() => put({ [field]: QUICK[field] })}>
            {field === 'near' ? words.nearby : filterName(words, field, QUICK)}
          </Chip>
        ))}
      </div>
      <LiveRegion text={nearby.isWaiting ? words.findingPlace : ''} />
      {nearby.failure ? (
        <Banner
          kind="wait"
          icon={<MapPin aria-hidden="true" />}
          title={words.positionUnknown}
          retry={{ label: words.askPlaceAgain, onPress: nearby.askAgain }}
          live
        >
          {words.positionUnknownText[nearby.failure]}
        </Banner>
      ) : null}
      {isAsked ? (
        <Suspense>
          <FiltersDialog
            open={isOpen}
            onClose={() => setOpen(false)}
            search={search}
            patient={patient}
            today={found.today}
            onShow={change => {
              put({ ...NO_FILTERS, ...change })
              setOpen(false)
            }}
          />
        </Suspense>
      ) : null}
    </div>
  )
}
