import type { Booking } from '@vizit/client/booking/doctor-day'
import type { Person } from '@vizit/client/people/use-people'
import { type AgeVerdict, ageOn } from '@vizit/rules/age'
import type { Day } from '@vizit/rules/days'
import { Banner } from '@vizit/ui/banner'
import { ByRegistry } from '../../catalogue/by-registry.tsx'
import { RegistryPhones } from '../../catalogue/registry-phones.tsx'
import { useWords } from '../../words/words.tsx'

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
  if (booking === 'closed') return <RegistryPhones phones={phones} />
  return <ByRegistry booking={booking} registries={<RegistryPhones phones={phones} />} />
}
