import { useNoShows } from '@vizit/client/booking/use-no-shows'
import { type Person, usePeople } from '@vizit/client/people/use-people'
import type { Capability } from '@vizit/contract/booking'
import type { Doctor } from '@vizit/contract/catalogue'
import { relKindOf } from '@vizit/rules/access'
import { type Ages, ageOn, describeAges } from '@vizit/rules/age'
import type { Day } from '@vizit/rules/days'
import { declineOf, declineWord, worstDecline } from '@vizit/rules/decline'
import { firstEligible } from '@vizit/rules/may-book'
import { Avatar } from '@vizit/ui/avatar'
import { Banner } from '@vizit/ui/banner'
import { ChoiceAction } from '@vizit/ui/fields/choice-action'
import { ChoiceCard } from '@vizit/ui/fields/choice-card'
import { ChoiceGroup } from '@vizit/ui/fields/choice-group'
import type { ReactNode } from 'react'
import { usePersonWords } from '../../people/use-person-words.ts'
import { useWords } from '../../words/words.tsx'
import { declineText } from './decline-text.ts'

export type WhoCardsProps = {
  capabilities: readonly Capability[]
  doctor: Doctor
  today: Day
  value: string | null
  onChange: (profileId: string) => void
  error?: ReactNode
  /** Where somebody whom the doctor sees can be added to the family. */
  add: { child: string; adult: string }
}

/** For whom the visit is: who may be booked, and in words why somebody may not [2.75] [2.76] [3.58]. */
export function WhoCards({ capabilities, doctor, today, value, onChange, error, add }: WhoCardsProps) {
  const words = useWords('slotForm')
  const booking = useWords('booking')
  const catalogue = useWords('catalogue')
  const people = usePeople()
  const named = usePersonWords()
  const seen = describeAges(doctor).kind

  function reason({ declineReasons }: Capability): string {
    const word = declineWord(declineReasons)
    // a clinic's own reason, of a number that has no words here
    if (isForeign(declineReasons)) return declineText(declineReasons, words)
    if (word !== 'AGE') return words.declines[word]
    const seen = describeAges(doctor)
    return seen.kind === 'nobody' ? words.ageDeclineAll : words.ageDecline(catalogue.ages(seen))
  }

  return (
    <>
      <NoShowNotice />
      <ChoiceGroup legend={words.forWhom} value={value} onChange={onChange} columns={2} error={error}>
        {capabilities.map(capability => {
          const person = people.find(one => one.profileId === capability.profileId) ?? strangerOf(capability)
          const { full, note } = named(person, today)
          return (
            <ChoiceCard
              key={capability.profileId}
              value={capability.profileId}
              title={full}
              note={note}
              lead={<Avatar id={person.profileId} text={`${person.firstName} ${person.lastName}`} />}
              notAllowed={capability.onlineBookingAllowed ? undefined : reason(capability)}
            />
          )
        })}
        {seen !== 'adults' ? <ChoiceAction title={booking.addChild} href={add.child} /> : null}
        {seen !== 'children' ? <ChoiceAction title={booking.addAdult} href={add.adult} /> : null}
      </ChoiceGroup>
    </>
  )
}

function isForeign(reasons: Capability['declineReasons']): boolean {
  const worst = worstDecline(reasons)
  return worst !== undefined && declineOf(worst.code) === undefined
}

/** Somebody whom the profile does not list yet: a relative that was added a moment ago. */
function strangerOf({ profileId, name, relKind }: Capability): Person {
  return {
    profileId,
    relKind: relKindOf(relKind),
    kinship: null,
    firstName: name,
    lastName: '',
    sex: null,
    birthday: null,
    mayBook: true,
    programIds: []
  }
}

/** Whom the time was chosen for: somebody of the family, or somebody so old who need not be of it yet [R50]. */
export type Wanted = { profileId?: string | undefined; age?: string | undefined }

/**
 * Who is chosen at first: the one asked for, else the first who may be booked; for a service the first of them whom it takes by age [4.40]. Where the one
 * asked for may not be booked, nobody: nobody is booked in their place. Where an age was asked for, the only one so old, and else nobody either.
 */
export function firstChoice(
  capabilities: readonly Capability[],
  wanted: Wanted,
  family: { people: readonly Person[]; today: Day },
  service?: { ages: Ages; day: Day }
): string | undefined {
  const allowed = capabilities.filter(one => one.onlineBookingAllowed)
  const born = new Map(family.people.map(person => [person.profileId, person.birthday]))
  const asked = allowed.find(one => one.profileId === wanted.profileId)
  if (asked) return asked.profileId
  if (wanted.profileId !== undefined && capabilities.some(({ profileId }) => profileId === wanted.profileId)) return undefined
  if (wanted.age !== undefined) {
    const soOld = allowed.filter(({ profileId }) => isSoOld(born.get(profileId) ?? null, wanted.age!, family.today))
    return soOld.length === 1 ? soOld[0]!.profileId : undefined
  }
  if (!service) return allowed[0]?.profileId
  const people = allowed.map(({ profileId }) => ({ profileId, birthday: born.get(profileId) ?? null }))
  return firstEligible(people, service.ages, service.day)?.profileId
}

function isSoOld(birthday: Day | null, age: string, today: Day): boolean {
  return birthday !== null && ageOn(birthday, today) === Number(age)
}

/** The missed visits of the account, before they close online booking and once they have [R29]; nothing while all is well. */
function NoShowNotice() {
  const words = useWords('slotForm')
  const { data } = useNoShows()
  if (!data || data.verdict === 'fine') return null
  return (
    <Banner kind={data.verdict === 'banned' ? 'wait' : 'info'} title={words.noShows(String(data.missed), String(data.visits))}>
      {data.verdict === 'banned' ? words.noShowBanned : words.noShowWarning}
    </Banner>
  )
}
