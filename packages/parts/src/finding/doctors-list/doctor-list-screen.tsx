import { useSpecialities } from '@vizit/client/catalogue/use-doctors'
import { useTownChoice } from '@vizit/client/catalogue/use-town-choice'
import { isEnough } from '@vizit/client/find-anything/is-enough'
import { useFindAnything } from '@vizit/client/find-anything/use-find-anything'
import { names } from '@vizit/client/names/spoken-names'
import { SearchField } from '@vizit/ui/fields/search-field'
import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { useAddresses } from '../../addresses/addresses.ts'
import { TownButton } from '../../catalogue/town-button.tsx'
import { DangerBanner } from '../../finder/danger-banner.tsx'
import { FoundServices } from '../../finder/found-services.tsx'
import { focusHeading } from '../../frame/focus-heading.ts'
import { Screen } from '../../frame/screen.tsx'
import { useWayBack } from '../../ways/use-way-back.ts'
import { useWays } from '../../ways/ways.ts'
import { useWords } from '../../words/words.tsx'
import styles from './doctors-list.module.css'
import { type DoctorsSearch, readDoctorsSearch } from './doctors-search.ts'
import { FoundDoctors } from './found-doctors.tsx'
import { SpecialityList, specialitiesMeant } from './speciality-list.tsx'
import { isMeant } from './use-found-doctors.ts'

/** [2.130] [2.132] Doctors of a town: first the specialities, then whoever was chosen or typed, narrowed and in the chosen order. For visitors too. */
export function DoctorListScreen(search: DoctorsSearch) {
  const words = useWords('doctorsList')
  const addresses = useAddresses()
  const ways = useWays()
  const town = useTownChoice('booked')
  const { townId } = town
  const [typed, setTyped] = useState(search.q ?? '')
  // A speciality that was found by its name is chosen: the word that found it is nobody's name. Back there it stands again.
  const [of, setOf] = useState(search.speciality)
  if (of !== search.speciality) {
    setOf(search.speciality)
    setTyped(search.q ?? '')
  }
  const shown = useRef(search.speciality)
  useEffect(() => {
    // The pressed speciality went with its list, or the list came back: the heading leads on from there.
    if (shown.current !== search.speciality && document.activeElement === document.body) focusHeading()
    shown.current = search.speciality
  }, [search.speciality])
  const asked = { ...search, q: useDeferredValue(typed) || undefined }
  const specialities = useSpecialities({ townId })
  // Beside a speciality a surname alone is looked for.
  const sought = search.speciality === undefined && isEnough(asked.q ?? '') ? (asked.q ?? '') : ''
  // The next text begins with the first few services again.
  const [allOf, setAllOf] = useState('')
  const isAll = allOf === sought
  const { data: meant } = useFindAnything(sought, { townId, age: undefined, all: isAll ? 'services' : undefined })
  const what = sought === '' ? undefined : meant
  const services = what ? (
    <FoundServices what={what} typed={sought} place={{ townId }} onAll={isAll ? undefined : () => setAllOf(sought)} />
  ) : null
  const chosen = specialities.data?.find(one => one.specialityId === search.speciality)
  const back = useWayBack(search.speciality === undefined ? addresses.above.doctors() : addresses.doctorsList())

  function step(next: DoctorsSearch) {
    ways.askHere({ search: readDoctorsSearch(next) }, { replace: true, keepScroll: true })
  }

  return (
    <Screen title={chosen ? names.speciality(chosen.specialityName) : words.title} back={back} actions={<TownButton of={town} />}>
      <div className={styles.page}>
        <SearchField
          label={search.speciality === undefined ? words.search : words.searchDoctor}
          placeholder={search.speciality === undefined ? words.search : words.searchDoctor}
          clearLabel={words.clear}
          value={typed}
          onChange={text => {
            setTyped(text)
            step({ ...search, q: text })
          }}
        />
        {what?.danger ? <DangerBanner /> : null}
        {what?.asksForService ? services : null}
        {search.speciality === undefined ? <SpecialityList asked={specialities} typed={asked.q ?? ''} what={what} /> : null}
        {isMeant(asked) ? (
          <FoundDoctors
            search={asked}
            town={town}
            specialities={specialities.data ?? []}
            what={what}
            isElseFound={
              search.speciality === undefined &&
              (what?.asksForService || specialitiesMeant(specialities.data ?? [], asked.q ?? '', what).length > 0)
            }
            onStep={step}
            onClear={() => setTyped('')}
          />
        ) : null}
        {what?.asksForService ? null : services}
      </div>
    </Screen>
  )
}
