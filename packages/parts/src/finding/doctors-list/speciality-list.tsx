import { useNow } from '@vizit/client/api/clock'
import type { Speciality, useSpecialities } from '@vizit/client/catalogue/use-doctors'
import type { Found } from '@vizit/client/find-anything/use-find-anything'
import { names } from '@vizit/client/names/spoken-names'
import { minskDay } from '@vizit/rules/days'
import { matches, searchTerms } from '@vizit/rules/search'
import { CardSkeleton } from '@vizit/ui/card-skeleton'
import { List } from '@vizit/ui/list'
import { ListRow } from '@vizit/ui/list-row'
import { LiveRegion } from '@vizit/ui/live-region'
import { EmptyTalon } from '@vizit/ui/talon/empty-talon'
import { useAddresses } from '../../addresses/addresses.ts'
import { useSoonWords } from '../../days/use-day-words.ts'
import { LoadFailure } from '../../failures/load-failure.tsx'
import { useWords } from '../../words/words.tsx'

type SpecialityListProps = {
  asked: ReturnType<typeof useSpecialities>
  /** Nothing: all. */
  typed: string
  what: Found | undefined
}

/** Those that everyday words or complaints mean, the nearest first [R46], then those whose name, in the language or in Russian, holds what was typed; all where nothing was. */
export function specialitiesMeant(specialities: readonly Speciality[], typed: string, what: Found | undefined): Speciality[] {
  const terms = searchTerms(typed)
  const named = names.specialities(specialities).filter(one => matches(terms, names.speciality(one.specialityName), one.specialityName))
  if (typed.trim() === '') return named
  const led = what?.specialities.flatMap(({ specialityId }) => specialities.filter(one => one.specialityId === specialityId)) ?? []
  return [...new Set([...led, ...(terms.length > 0 || led.length === 0 ? named : [])])]
}

/** [2.132] The specialities of the town, each with how many doctors and their soonest time, the way to its doctors. */
export function SpecialityList({ asked: { data, error, isFetching, refetch }, typed, what }: SpecialityListProps) {
  const words = useWords('doctorsList')
  const directory = useWords('directory')
  const addresses = useAddresses()
  const soon = useSoonWords()
  const today = minskDay(useNow())
  if (error && !data)
    return (
      <LoadFailure
        error={error}
        title={directory.failed}
        text={directory.failedText}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  if (!data) {
    return (
      <div aria-busy="true">
        <LiveRegion text={directory.loading} />
        <CardSkeleton lines={8} />
      </div>
    )
  }
  const meant = specialitiesMeant(data, typed, what)
  if (data.length === 0) return <EmptyTalon title={directory.nobodyHere} text={words.otherTown} />
  if (meant.length === 0) return null
  return (
    <List label={directory.specialities}>
      {meant.map(one => (
        <ListRow
          key={one.specialityId}
          title={names.speciality(one.specialityName)}
          note={[directory.doctors(one.doctors), one.nearest === null ? '' : words.soonest(soon(one.nearest, today))]
            .filter(Boolean)
            .join(' · ')}
          href={addresses.doctorsList({ speciality: one.specialityId })}
        />
      ))}
    </List>
  )
}
