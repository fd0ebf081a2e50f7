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
      return (
        <Banner kind="wait" title={words.limited}>
          <div className={styles.limits}>
            <p>{words.limitedText}</p>
            <RegistryPhones phones={phones} />
          </div>
        </Banner>
      )
    case 'from-second-visit':
      return (
        <Banner kind="info" title={words.secondVisit}>
          {words.secondVisitText}
        </Banner>
      )
    case 'programme-only':
      return (
        <Banner kind="info" title={words.programmeOnly}>
          {words.programmeOnlyText}
        </Banner>
      )
  }
}
