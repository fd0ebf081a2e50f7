import type { BookingSearch } from '@vizit/client/booking/booking-search'
import type { DoctorSearch } from '@vizit/client/booking/use-doctor-search'
import type { Patient } from '@vizit/client/booking/use-patient'
import { isEnough } from '@vizit/client/find-anything/is-enough'
import { useTypedKept } from '@vizit/client/find-anything/kept-typed'
import type { Person } from '@vizit/client/people/use-people'
import { classNames } from '@vizit/ui/class-names.ts'
import { SearchField } from '@vizit/ui/fields/search-field'
import { lazy, type ReactNode, Suspense, useDeferredValue, useRef } from 'react'
import { useHeldFocus } from '../../frame/held-focus.ts'
import { useKeptFocus } from '../../frame/use-kept-focus.ts'
import { useWords } from '../../words/words.tsx'
import { EverydayTiles } from './everyday-tiles.tsx'
import styles from './find-head.module.css'
import { WhomChips } from './whom-chips.tsx'

const FindResults = lazy(async () => ({ default: (await import('./find-results.tsx')).FindResults }))

export type FindHeadProps = {
  search: BookingSearch
  found: DoctorSearch
  people: readonly Person[]
  patient: Patient | null
  onStep: (change: Partial<Record<keyof BookingSearch, string | undefined>>) => void
  /** What stands below while nothing is typed. */
  children: ReactNode
}

/** [R50] [R55] For whom, then one field for whatever one looks for, then what people look for every day. */
export function FindHead({ search, found, people, patient, onStep, children }: FindHeadProps) {
  const words = useWords('findAnything')
  const { typed, setTyped, keep } = useTypedKept()
  const results = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  useHeldFocus(field, setTyped)
  const kept = useKeptFocus()
  const text = useDeferredValue(typed.trim())
  const isTyping = isEnough(text)
  const { specialityId, doctorId, branchId } = search
  const isOpen = [specialityId, doctorId, branchId].every(one => one === undefined)

  /** Whatever is chosen takes the place of what was typed. */
  function choose(change: Parameters<FindHeadProps['onStep']>[0]) {
    setTyped('')
    onStep(change)
  }

  return (
    <>
      <form
        className={classNames(styles.head, 'with-script')}
        onSubmit={event => {
          event.preventDefault()
          // Enter opens the first of what was found.
          results.current?.querySelector<HTMLElement>('li a, li button')?.click()
        }}
      >
        <WhomChips search={search} people={people} patient={patient} today={found.today} onStep={onStep} onAdd={keep} />
        <SearchField
          ref={field}
          label={words.search}
          placeholder={words.placeholder}
          value={typed}
          onChange={setTyped}
          clearLabel={words.clear}
          maxLength={100}
        />
      </form>
      <div className={styles.found} {...kept}>
        {isTyping ? (
          <div ref={results}>
            <Suspense>
              <FindResults
                typed={text}
                found={found}
                search={search}
                people={people}
                onChoose={choose}
                onTown={townId => onStep({ townId })}
                onAdd={keep}
              />
            </Suspense>
          </div>
        ) : (
          <>
            {isOpen ? <EverydayTiles found={found} isChild={patient?.age !== undefined && patient.age < 18} onChoose={choose} /> : null}
            {children}
          </>
        )}
      </div>
    </>
  )
}
