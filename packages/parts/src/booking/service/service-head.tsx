import type { ServiceSearch } from '@vizit/client/booking/service/read-service-search'
import { type ServiceStep, whomStep } from '@vizit/client/booking/service/service-search'
import type { ServiceFinding } from '@vizit/client/booking/service/use-service-search'
import { usePatient } from '@vizit/client/booking/use-patient'
import { usePeople } from '@vizit/client/people/use-people'
import { ageOn } from '@vizit/rules/age'
import { SearchField } from '@vizit/ui/fields/search-field'
import { useWords } from '../../words/words.tsx'
import styles from '../find-anything/find-head.module.css'
import { WhomChips } from '../find-anything/whom-chips.tsx'

type ServiceHeadProps = {
  search: ServiceSearch
  found: Pick<ServiceFinding, 'today' | 'service' | 'steps'>
  typed: string
  onType: (typed: string) => void
  onStep: (change: ServiceStep) => void
  onAdd: () => void
}

/** [R50] For whom, as with doctors, then one field for the service; a chosen service is not searched for. */
export function ServiceHead({ search, found, typed, onType, onStep, onAdd }: ServiceHeadProps) {
  const words = useWords('service')
  const booking = useWords('booking')
  const people = usePeople()
  // Of a child of the family both name and age stand in the address.
  const whom = { who: search.who, age: search.who === undefined ? search.age : undefined }
  const patient = usePatient(whom)
  return (
    <div className={styles.head}>
      <WhomChips
        search={whom}
        isChild={search.child === '1'}
        people={people}
        patient={patient}
        today={found.today}
        onAdd={onAdd}
        onStep={next => {
          const birthday = people.find(one => one.profileId === next.who)?.birthday
          onStep(whomStep(next, birthday ? ageOn(birthday, found.today) : undefined))
        }}
      />
      {found.service ? null : (
        <SearchField
          label={words.searchService}
          placeholder={words.searchServicePlaceholder}
          value={typed}
          onChange={onType}
          clearLabel={booking.clear}
        />
      )}
    </div>
  )
}
