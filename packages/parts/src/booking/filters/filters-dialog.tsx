import type { BookingSearch } from '@vizit/client/booking/booking-search'
import {
  FILTER_FIELDS,
  type FilterField,
  type Filters,
  NEAR_KM,
  NO_FILTERS,
  PRICES_TO,
  readPriceTo
} from '@vizit/client/booking/doctor-filters'
import { useDayDoctors } from '@vizit/client/booking/use-day-doctors'
import { useDoctorSearch } from '@vizit/client/booking/use-doctor-search'
import type { Patient } from '@vizit/client/booking/use-patient'
import { showFullDay } from '@vizit/client/days/show-day'
import type { Day } from '@vizit/rules/days'
import { PARTS_OF_DAY } from '@vizit/rules/slots'
import { Button } from '@vizit/ui/button'
import { Dialog } from '@vizit/ui/dialogs/dialog'
import { CheckboxRow } from '@vizit/ui/fields/checkbox-row'
import { Segmented } from '@vizit/ui/fields/segmented'
import { useEffect, useRef, useState } from 'react'
import styles from './filters.module.css'
import { PriceField } from './price-field.tsx'
import { filterName, useFilterWords } from './use-filter-words.ts'

/** As it is chosen and typed. */
type Draft = Record<FilterField, string | undefined>

export type FiltersDialogProps = {
  open: boolean
  onClose: () => void
  search: BookingSearch
  patient: Patient | null
  today: Day
  /** The filters to put on, all others off; with another day where the chosen one has nobody. */
  onShow: (change: Partial<Draft> & { day?: Day }) => void
}

const ANY = ''

/** All filters in one view, each question with one answer; the button counts while one chooses. */
export function FiltersDialog({ open, onClose, search, patient, today, onShow }: FiltersDialogProps) {
  const words = useFilterWords()
  const [draft, setDraft] = useState<Draft>(() => filtersOf(search))
  const [last, setLast] = useState<FilterField>()
  const [isJudged, setJudged] = useState(false)
  const price = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (open) setDraft(filtersOf(search))
  }, [open, search])
  function put(field: FilterField, value: string | undefined) {
    setDraft({ ...draft, [field]: value || undefined })
    setLast(field)
    setJudged(false)
  }
  const limit = readPriceTo(draft.priceTo ?? '')
  const isWrong = 'fault' in limit
  const asked = { ...search, ...draft, priceTo: isWrong ? undefined : limit.priceTo } as BookingSearch
  function show(change: Parameters<typeof onShow>[0]) {
    if (!isWrong) return onShow(change)
    setJudged(true)
    price.current?.focus()
  }
  const question = (field: FilterField, label: string, whole: string, options: readonly (readonly [string, string])[], note?: string) => (
    <div className={styles.question}>
      <p className={styles.label} aria-hidden="true">
        {label}
      </p>
      <Segmented
        label={label}
        value={draft[field] ?? ANY}
        onChange={value => put(field, value)}
        options={[{ value: ANY, label: whole }, ...options.map(([value, text]) => ({ value, label: text }))]}
      />
      {note ? <p className={styles.note}>{note}</p> : null}
    </div>
  )
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.title}
      closeLabel={words.close}
      actionsInSight
      actions={
        <>
          <ShowButton asked={asked} last={last} patient={patient} today={today} onShow={show} onRemove={field => put(field, undefined)} />
          {/* It stands where there is nothing to reset too: what is above it does not jump. */}
          <Button kind="ghost" wide aria-disabled={!Object.values(draft).some(Boolean)} onClick={() => setDraft(NO_FILTERS)}>
            {words.reset}
          </Button>
        </>
      }
    >
      <div className={styles.questions}>
        {question(
          'part',
          words.askPart,
          words.any,
          PARTS_OF_DAY.map(part => [part, words.shortPart[part]] as const),
          words.partHours
        )}
        {question(
          'near',
          words.askNear,
          words.anywhere,
          NEAR_KM.map(km => [km, words.shortNear(km)] as const)
        )}
        {question(
          'priceTo',
          words.askPrice,
          words.anyPrice,
          PRICES_TO.map(roubles => [roubles, words.shortPrice(roubles)] as const)
        )}
        <PriceField ref={price} value={draft.priceTo ?? ''} onChange={typed => put('priceTo', typed)} isJudged={isJudged} />
        {question('sex', words.askSex, words.anyDoctor, [
          ['FEMALE', words.shortSex.FEMALE],
          ['MALE', words.shortSex.MALE]
        ])}
        <CheckboxRow
          role="switch"
          aria-checked={draft.free === '1'}
          checked={draft.free === '1'}
          onChange={on => put('free', on ? '1' : '')}
        >
          <b>{words.free}</b>
          <br />
          {words.freeNote}
        </CheckboxRow>
      </div>
    </Dialog>
  )
}

type ShowButtonProps = Pick<FiltersDialogProps, 'patient' | 'today' | 'onShow'> & {
  asked: BookingSearch
  last: FilterField | undefined
  onRemove: (field: FilterField) => void
}

/** How many doctors there would be, by the same list that will be shown; with nobody: what to let go. */
function ShowButton({ asked, last, patient, today, onShow, onRemove }: ShowButtonProps) {
  const words = useFilterWords()
  const found = useDoctorSearch(asked, patient)
  const view = useDayDoctors(found)
  const filters = filtersOf(asked)
  if (view.kind === 'loading' || view.kind === 'failed') {
    return (
      <Button wide waiting={view.kind === 'loading' ? words.counting : undefined} onClick={() => onShow(filters)}>
        {words.title}
      </Button>
    )
  }
  if (view.kind === 'doctors') {
    return (
      <Button wide onClick={() => onShow(filters)}>
        {words.show(view.total)}
      </Button>
    )
  }
  const next = view.kind === 'filtered-out' ? view.next : undefined
  if (next !== undefined) {
    return (
      <Button wide onClick={() => onShow({ ...filters, day: next })}>
        {words.showOn(showFullDay(next, today))}
      </Button>
    )
  }
  const loosened = found.filters.find(field => field === last) ?? found.filters[0]
  if (loosened === undefined) return <p role="status">{words.nobodyAtAll}</p>
  return (
    <Button kind="second" wide onClick={() => onRemove(loosened)}>
      {words.nobodyBut(filterName(words, loosened, asked))}
    </Button>
  )
}

function filtersOf(search: Filters): Draft {
  return Object.fromEntries(FILTER_FIELDS.map(field => [field, search[field]])) as Draft
}
