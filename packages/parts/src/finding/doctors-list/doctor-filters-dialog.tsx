import type { Speciality } from '@vizit/client/catalogue/use-doctors'
import { names } from '@vizit/client/names/spoken-names'
import { PREFERRED_DATES, PREFERRED_TIMES, PROFILE_FILTERS } from '@vizit/rules/preferred'
import { PARTS_OF_DAY } from '@vizit/rules/slots'
import { Button } from '@vizit/ui/button'
import { Dialog } from '@vizit/ui/dialogs/dialog'
import { Segmented } from '@vizit/ui/fields/segmented'
import { SelectField } from '@vizit/ui/fields/select-field'
import { TextField } from '@vizit/ui/fields/text-field'
import { useState } from 'react'
import { listChoices } from '../../catalogue/lists/choices.ts'
import { useWords } from '../../words/words.tsx'
import styles from './doctors-list.module.css'
import { type DoctorFilterName, type DoctorsSearch, doctorFiltersOn, isChildAge, readDoctorsSearch } from './doctors-search.ts'
import { shortHours, useFilterNames } from './use-filter-names.ts'
import { useFoundDoctors } from './use-found-doctors.ts'

type DoctorFiltersDialogProps = {
  open: boolean
  onClose: () => void
  search: DoctorsSearch
  townId: string | undefined
  specialities: readonly Speciality[]
  onShow: (search: DoctorsSearch) => void
}

const ANY = '0'

/** [2.129] [2.158] All that narrows and orders a list of doctors in one view, each question with one answer; the button counts while one chooses. */
export function DoctorFiltersDialog({ open, onClose, search, townId, specialities, onShow }: DoctorFiltersDialogProps) {
  const words = useWords('doctorsList')
  const filters = useWords('filters')
  const lists = useWords('lists')
  const [draft, setDraft] = useState<Record<string, string | undefined>>(search)
  const [last, setLast] = useState<DoctorFilterName>()
  const [wasOpen, setWasOpen] = useState(open)
  // What is chosen begins with the list as it is when the sheet opens; an answer that comes later takes none of it away.
  if (wasOpen !== open) {
    setWasOpen(open)
    if (open) setDraft(search)
  }
  const asked = readDoctorsSearch(draft)
  const badAge = draft.profile === '2' && draft.age !== undefined && !isChildAge(draft.age)

  function put(name: DoctorFilterName | 'sort' | 'speciality', value: string | undefined) {
    setDraft({ ...draft, [name]: value })
    if (name !== 'sort' && name !== 'speciality') setLast(name)
  }
  const question = (name: DoctorFilterName | 'sort', label: string, options: readonly (readonly [value: string, text: string])[]) => (
    <div className={styles.question}>
      <p className={styles.label} aria-hidden="true">
        {label}
      </p>
      <Segmented
        label={label}
        value={draft[name] ?? options[0]![0]}
        onChange={value => put(name, value === options[0]![0] ? undefined : value)}
        options={options.map(([value, text]) => ({ value, label: text }))}
      />
    </div>
  )
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={filters.title}
      closeLabel={filters.close}
      actionsInSight
      actions={
        <>
          <ShowButton asked={asked} last={last} townId={townId} onShow={onShow} onRemove={name => put(name, undefined)} />
          {/* It stands where there is nothing to reset too: what is above it does not jump. */}
          <Button
            kind="ghost"
            wide
            aria-disabled={doctorFiltersOn(asked).length === 0}
            onClick={() => setDraft({ speciality: search.speciality, q: search.q })}
          >
            {filters.reset}
          </Button>
        </>
      }
    >
      <div className={styles.questions}>
        {asked.speciality === undefined ? null : (
          <SelectField
            label={words.speciality}
            value={asked.speciality}
            options={names.specialities(specialities).map(one => ({
              value: one.specialityId,
              label: names.speciality(one.specialityName),
              also: one.specialityName
            }))}
            words={{
              searchLabel: words.findSpeciality,
              searchPlaceholder: words.findSpeciality,
              clearLabel: words.clear,
              nothing: lists.nothingFound,
              leftOut: lists.leftOut,
              closeLabel: lists.close
            }}
            search
            onChange={value => put('speciality', value)}
          />
        )}
        {question(
          'dates',
          words.when,
          PREFERRED_DATES.map(dates => [String(dates), words.shortDates[dates]] as const)
        )}
        {asked.speciality === undefined
          ? null
          : question(
              'times',
              filters.askPart,
              PREFERRED_TIMES.map(times => [String(times), times === 0 ? filters.any : shortHours(lists.preferredTimes[times])] as const)
            )}
        {question('part', words.part, [[ANY, words.anyPart], ...PARTS_OF_DAY.map(part => [part, filters.shortPart[part]] as const)])}
        {question(
          'profile',
          words.whom,
          PROFILE_FILTERS.map(profile => [String(profile), words.shortProfile[profile]] as const)
        )}
        {draft.profile === '2' ? (
          <TextField
            label={words.childAge}
            hint={words.childAgeHint}
            error={badAge ? words.childAgeWrong : undefined}
            inputMode="numeric"
            autoComplete="off"
            maxLength={2}
            value={draft.age ?? ''}
            onChange={event => put('age', event.target.value.trim() || undefined)}
          />
        ) : null}
        {question(
          'sort',
          words.first,
          listChoices(lists, false).doctorSorts.map(({ value, label }) => [value, label] as const)
        )}
      </div>
    </Dialog>
  )
}

type ShowButtonProps = Pick<DoctorFiltersDialogProps, 'townId' | 'onShow'> & {
  asked: DoctorsSearch
  last: DoctorFilterName | undefined
  onRemove: (name: DoctorFilterName) => void
}

/** How many doctors there would be, by the same list that will be shown; with nobody: what to let go. */
function ShowButton({ asked, last, townId, onShow, onRemove }: ShowButtonProps) {
  const filters = useWords('filters')
  const nameOf = useFilterNames()
  const found = useFoundDoctors(asked, townId)
  const total = found.data?.pages[0]?.total
  if (total === undefined) {
    return (
      <Button wide waiting={found.isError ? undefined : filters.counting} onClick={() => onShow(asked)}>
        {filters.title}
      </Button>
    )
  }
  if (total > 0) {
    return (
      <Button wide onClick={() => onShow(asked)}>
        {filters.show(total)}
      </Button>
    )
  }
  const on = doctorFiltersOn(asked)
  const loosened = on.find(name => name === last) ?? on[0]
  if (loosened === undefined) return <p role="status">{filters.nobodyAtAll}</p>
  return (
    <Button kind="second" wide onClick={() => onRemove(loosened)}>
      {filters.nobodyBut(nameOf(loosened, asked))}
    </Button>
  )
}
