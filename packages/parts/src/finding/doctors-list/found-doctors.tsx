import type { Speciality } from '@vizit/client/catalogue/use-doctors'
import type { TownChoice } from '@vizit/client/catalogue/use-town-choice'
import type { Found } from '@vizit/client/find-anything/use-find-anything'
import { Button } from '@vizit/ui/button'
import { Chip } from '@vizit/ui/fields/chip'
import { EmptyTalon } from '@vizit/ui/talon/empty-talon'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { useRef, useState } from 'react'
import { useWords } from '../../words/words.tsx'
import { DoctorCards } from './doctor-cards.tsx'
import { DoctorFiltersDialog } from './doctor-filters-dialog.tsx'
import styles from './doctors-list.module.css'
import { type DoctorsSearch, doctorFiltersOn } from './doctors-search.ts'
import { NobodyListed } from './nobody-listed.tsx'
import { useFilterNames } from './use-filter-names.ts'
import { useFoundDoctors } from './use-found-doctors.ts'

type FoundDoctorsProps = {
  search: DoctorsSearch
  town: TownChoice
  specialities: readonly Speciality[]
  /** What else was found by what was typed; undefined beside a chosen speciality, and while it is not known. */
  what: Found | undefined
  /** Something else was found by what was typed: then a list without anybody is no news, and is left out. */
  isElseFound: boolean
  onStep: (search: DoctorsSearch) => void
  /** Takes away what was typed. */
  onClear: () => void
}

/** What narrows the list, each away by a press, all of it in a sheet; and whom it leaves. */
export function FoundDoctors({ search, town, specialities, what, isElseFound, onStep, onClear }: FoundDoctorsProps) {
  const words = useWords('doctorsList')
  const filters = useWords('filters')
  const nameOf = useFilterNames()
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const { townId } = town
  const found = useFoundDoctors(search, townId)
  // Hours narrow nobody while no speciality is chosen.
  const on = doctorFiltersOn(search).filter(name => name !== 'times' || search.speciality !== undefined)

  // Then there is nothing to filter.
  const isNobody = on.length === 0 && found.data?.pages[0]?.total === 0
  if (isElseFound && isNobody) return null

  function without(name: keyof DoctorsSearch) {
    // The chip goes away: the focus stays where the filters are.
    opener.current?.focus({ preventScroll: true })
    onStep({ ...search, [name]: undefined })
  }

  function clear() {
    onClear()
    onStep({ ...search, q: undefined })
  }

  return (
    <>
      {isNobody ? null : (
        <div className={styles.row} role="group" aria-label={filters.title}>
          <Button
            ref={opener}
            kind="outline"
            size="small"
            icon={<SlidersHorizontal aria-hidden="true" />}
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
          >
            {on.length > 0 ? filters.titleOn(on.length) : filters.title}
          </Button>
          {on.map(name => (
            <Chip key={name} chosen onClick={() => without(name)}>
              {nameOf(name, search)}
            </Chip>
          ))}
        </div>
      )}
      <DoctorCards
        found={found}
        townId={townId}
        order={words.inOrder[search.sort ?? 'byDate']}
        nobody={
          on.length > 0 ? (
            <EmptyTalon
              isAnswer
              title={filters.nobodyAtAll}
              text={words.nobodyText}
              actions={
                <>
                  {on.map(name => (
                    <Button key={name} kind="second" onClick={() => without(name)}>
                      {words.without(nameOf(name, search))}
                    </Button>
                  ))}
                  {search.q ? (
                    <Button kind="ghost" onClick={clear}>
                      {words.clear}
                    </Button>
                  ) : null}
                </>
              }
            />
          ) : (
            <NobodyListed search={search} town={town} what={what} onStep={onStep} onClear={clear} />
          )
        }
      />
      <DoctorFiltersDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        search={search}
        townId={townId}
        specialities={specialities}
        onShow={next => {
          onStep(next)
          setOpen(false)
        }}
      />
    </>
  )
}
