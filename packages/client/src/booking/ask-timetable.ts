// What the timetable will ask first, asked while the page itself is still being made: a cheap phone needs a second for that.
import type { QueryClient } from '@tanstack/react-query'
import type { Call } from '@vizit/contract/call'
import { ageOn } from '@vizit/rules/age'
import { type Day, timetableWindow } from '@vizit/rules/days'
import { dayOfSearch } from '../catalogue/day-of-search.ts'
import { doctorsQuery, specialitiesQuery } from '../catalogue/use-doctors.ts'
import { bookedTowns, branchesQuery, townsQuery } from '../catalogue/use-places.ts'
import { doctorsOfDayQuery, freeByDay, freeDaysQuery } from '../catalogue/use-timetable.ts'
import { townIdOf } from '../catalogue/use-town-id.ts'
import { type Person, peopleOf } from '../people/use-people.ts'
import { profileQuery } from '../profile/use-profile.ts'
import type { SessionStore } from '../session/session-store.ts'
import type { BookingSearch } from './booking-search.ts'
import { narrowedBy } from './doctor-filters.ts'
import { memberOf } from './use-patient.ts'

/** The answers are kept where the hooks of the page look for them; done when all are there. Never fails: what could not be asked is asked, and told, by the page. */
export async function askTimetable(
  { queries, call, session }: { queries: QueryClient; call: Call; session: Pick<SessionStore, 'read'> },
  search: BookingSearch,
  today: Day
): Promise<void> {
  try {
    const towns = bookedTowns(await queries.ensureQueryData(townsQuery(call)))
    const { townId: named, branchId, specialityId, doctorId, profileFilter: profile } = search
    // What lies in a town that must be found out first, or is one's own, is left to the page.
    if (search.mine || (named === undefined && (branchId !== undefined || doctorId !== undefined))) return
    const townId = townIdOf(towns, named)
    if (townId === undefined) return
    const asked: Promise<unknown>[] = [queries.prefetchQuery(branchesQuery(call, townId))]
    const isOfPerson = search.age === undefined && session.read()?.kind === 'signed-in'
    const person = isOfPerson ? await personAsked(queries, call, search.who) : undefined
    const age = search.age ?? (person?.birthday ? String(ageOn(person.birthday, today)) : undefined)
    const window = timetableWindow(today)
    const place = { townId, profile, age, branchId, specialityId, doctorId, ...narrowedBy(search, undefined) }
    asked.push(
      queries.prefetchQuery(specialitiesQuery(call, { townId, branchId, age })),
      queries.prefetchQuery(doctorsQuery(call, { townId, branchId, specialityId, profile, age }))
    )
    // What is near is known to the page alone.
    if (search.near === undefined) {
      const days = await queries.ensureQueryData(freeDaysQuery(call, place, window))
      const day = dayOfSearch(search.day, window, freeByDay(days))
      if (day !== undefined)
        asked.push(queries.prefetchInfiniteQuery(doctorsOfDayQuery(call, { ...place, memberOf: memberOf(person) }, day)))
    }
    await Promise.all(asked)
  } catch {
    // Said by the page, which asks again.
  }
}

/** The one for whom is looked, as the page will know them. */
async function personAsked(queries: QueryClient, call: Call, who: string | undefined): Promise<Person> {
  const people = peopleOf(await queries.ensureQueryData(profileQuery(call)))
  return people.find(one => one.profileId === who) ?? people[0]!
}
