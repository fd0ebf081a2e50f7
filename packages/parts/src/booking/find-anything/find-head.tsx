import type { BookingSearch } from '@vizit/client/booking/booking-search'
import type { DoctorSearch } from '@vizit/client/booking/use-doctor-search'
import type { Patient } from '@vizit/client/booking/use-patient'
import { isEnough } from '@vizit/client/find-anything/use-find-anything'
import type { Person } from '@vizit/client/people/use-people'
import { classNames } from '@vizit/ui/class-names.ts'
import { SearchField } from '@vizit/ui/fields/search-field'
import { lazy, type ReactNode, Suspense, useDeferredValue, useRef, useState } from 'react'
import { useKeptFocus } from '../../frame/use-kept-focus.ts'
import { useWords } from '../../words/words.tsx'
import { EverydayTiles } from './everyday-tiles.tsx'
import styles from './find-head.module.css'
import { WhomChips } from './whom-chips.tsx'

const FindResults = lazy(async () => ({ default: (await import('./find-results.tsx')).FindResults }))
const WhomDialog = lazy(async () => ({ default: (await import('./whom-dialog.tsx')).WhomDialog }))

type Step = Partial<Record<keyof BookingSearch, string | undefined>>

export type FindHeadProps = {
  search: BookingSearch
  found: DoctorSearch
  people: readonly Person[]
  patient: Patient | null
  onStep: (change: Step) => void
  /** What stands below while nothing is typed. */
  children: ReactNode
}

/** [R50] [R55] For whom, then one field for whatever one looks for, then what people look for every day. */
export function FindHead({ search, found, people, patient, onStep, children }: FindHeadProps) {
  const words = useWords('findAnything')
  const [typed, setTyped] = useState('')
  // What was chosen for a child who is still to be named; it stays for the way in which the dialog closes.
  const [waiting, setWaiting] = useState<{ change: Step; isAsked: boolean } | null>(null)
  const results = useRef<HTMLDivElement>(null)
  const kept = useKeptFocus()
  const text = useDeferredValue(typed.trim())
  const isTyping = isEnough(text)
  const { specialityId, doctorId, branchId } = search
  const isOpen = [specialityId, doctorId, branchId].every(one => one === undefined)

  /** Whatever is chosen takes the place of what was typed. Words of a child by which an adult looks want to know first which child it is. */
  function choose(change: Step, isForChild = false) {
    if (isForChild) {
      setWaiting({ change, isAsked: true })
      return
    }
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
        <WhomChips search={search} people={people} patient={patient} today={found.today} onStep={onStep} />
        <SearchField
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
              <FindResults typed={text} found={found} search={search} onChoose={choose} onTown={townId => onStep({ townId })} />
            </Suspense>
          </div>
        ) : (
          <>
            {isOpen ? <EverydayTiles found={found} isChild={patient?.age !== undefined && patient.age < 18} onChoose={choose} /> : null}
            {children}
          </>
        )}
      </div>
      {waiting ? (
        <Suspense>
          <WhomDialog
            whom="child"
            open={waiting.isAsked}
            people={people}
            today={found.today}
            search={search}
            onClose={() => setWaiting({ ...waiting, isAsked: false })}
            onChoose={whom => {
              setWaiting({ ...waiting, isAsked: false })
              setTyped('')
              onStep({ ...waiting.change, ...whom })
            }}
          />
        </Suspense>
      ) : null}
    </>
  )
}
