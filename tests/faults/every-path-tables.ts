// What the tables say of a day of the proof, in the words of its model.
import { type Store, sql } from '../../apps/server/src/store/store.ts'
import type { Random } from '../setup/random.ts'
import type { Person } from '../setup/world.ts'
import { CLINIC, describe, PLACES, SITE, type State } from './every-path-model.ts'

/** A doctor, by number, with people of its own. `assignments`: at each branch. */
export type Lane = { number: number; assignments: Record<'A' | 'B', string>; people: Person[]; clinicsPatient: Person; random: Random }
/** The four places of a run. */
export type Day = { startsAt: Date; slotIds: string[]; assignments: string[] }
export type SeenVisit = {
  order_id: string
  account_id: string | null
  status: string
  slot_id: string | null
  site: boolean
  service: boolean
  anyway: boolean
  starts_at: string
  ends_at: string
}
type SeenSlot = { id: string; taken_by: string | null; joined_to: string | null }
export type Seen = { text: string; visits: SeenVisit[]; state: State }

/** What the tables say of the day, in the words of the model. What no state can be says so. */
export async function readTables(store: Store, lane: Lane, day: Day): Promise<Seen> {
  const until = new Date(day.startsAt.getTime() + 3_600_000)
  const [slots, visits] = await Promise.all([
    store.rows<SeenSlot>(sql`select id, taken_by, joined_to from slots where id = any (${day.slotIds}::bigint[])`),
    store.rows<SeenVisit>(sql`
      select order_id, account_id, status, slot_id, service_id is not null as service, overlap_allowed as anyway, starts_at, ends_at,
             exists (select from phone_visits o where o.order_id = visits.order_id) as site
      from visits where doctor_id = ${lane.number} and starts_at >= ${day.startsAt} and starts_at < ${until}
        and status in ('reserved', 'pending', 'booked', 'created_manually')`)
  ])
  const wrong: string[] = []
  const placed = visits.map(visit => {
    const found = day.slotIds.flatMap((id, place) => {
      const slot = slots.find(one => one.id === id)!
      return slot.taken_by === 'visit' && (id === visit.slot_id || slot.joined_to === visit.slot_id) ? [place] : []
    })
    const places = visit.slot_id === null ? [PLACES.findIndex(([, from, to]) => isAt(day, visit, from, to))] : found
    if (places.length === 0 || !isAt(day, visit, PLACES[places[0]!]![1], PLACES[places.at(-1)!]![2]))
      wrong.push(`${visit.order_id} has other slots`)
    const nobodys = visit.site ? SITE : CLINIC
    const actor = visit.account_id === null ? nobodys : lane.people.findIndex(person => person.accountId === visit.account_id)
    return { actor, status: visit.status as 'booked', places, service: visit.service, anyway: visit.anyway } as const
  })
  const owned = placed.flatMap(visit => (visit.actor === CLINIC ? [] : visit.places))
  const taken = day.slotIds.flatMap((id, place) => (slots.find(slot => slot.id === id)!.taken_by === 'visit' ? [place] : []))
  if (new Set(owned).size !== owned.length || taken.length !== owned.length) wrong.push('slots without an owner, or with two')
  const takenByClinic = day.slotIds.flatMap((id, place) => (slots.find(slot => slot.id === id)!.taken_by === 'clinic' ? [place] : []))
  const state: State = { visits: placed, takenByClinic }
  return { visits, state, text: [describe(state), ...wrong].join('; ') }
}

function isAt(day: Day, visit: SeenVisit, from: number, to: number): boolean {
  const minutes = (iso: string) => (Date.parse(iso) - day.startsAt.getTime()) / 60_000
  return minutes(visit.starts_at) === from && minutes(visit.ends_at) === to
}
