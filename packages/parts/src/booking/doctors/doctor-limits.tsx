import type { Booking } from '@vizit/client/booking/doctor-day'
import type { Person } from '@vizit/client/people/use-people'
import { type AgeVerdict, ageOn } from '@vizit/rules/age'
import type { Day } from '@vizit/rules/days'
import { Banner } from '@vizit/ui/banner'
import { RegistryPhones } from '../../catalogue/registry-phones.tsx'
import { useWords } from '../../words/words.tsx'
import styles from './doctor-day-card.module.css'

type DoctorLimitsProps = { booking: Booking; phones: string; verdict: AgeVerdict; person: Person | undefined; day: Day }

/** What stands in the way of booking this doctor online, in words and before a time is chosen [2.83] [2.84] [8.33-8.35]. */
export function DoctorLimits({ booking, phones, verdict, person, day }: DoctorLimitsProps) {
  const words = useWords('booking')
  const people = useWords('people')
  if (verdict !== 'fits' && person?.birthday) {
    const age = people.age(ageOn(person.birthday, day))
    const who = person.relKind === 'ME' ? words.meUnfit(age) : words.personUnfit(person.firstName, age)
    return (
      <Banner kind="info" title={words.unfit[verdict]}>
        {words.unfitText(who)}
      </Banner>
    )
  }
  switch (booking) {
    case 'open':
      return null
    case 'closed':
      return <RegistryPhones phones={phones} />
    case 'registry-only':
      return <ByRegistry kind="wait" title={words.limited} text={words.limitedText} phones={phones} />
    case 'from-second-visit':
      return <ByRegistry kind="info" title={words.secondVisit} text={words.secondVisitText} phones={phones} />
    case 'programme-only':
      return <ByRegistry kind="info" title={words.programmeOnly} text={words.programmeOnlyText} phones={phones} />
  }
}

type ByRegistryProps = { kind: 'wait' | 'info'; title: string; text: string; phones: string }

/** Whom the registry books, and how it is called. */
function ByRegistry({ kind, title, text, phones }: ByRegistryProps) {
  return (
    <Banner kind={kind} title={title}>
      <div className={styles.limits}>
        <p>{text}</p>
        <RegistryPhones phones={phones} />
      </div>
    </Banner>
  )
}
