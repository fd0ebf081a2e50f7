// The towns that have doctors, and the specialities of a town: counted from who works where, which is known without the tables.
import type { listDirectoryTowns, listTownSpecialities } from '@vizit/contract/directory'
import type { Received } from '@vizit/contract/endpoint'
import { refuse } from '@vizit/contract/refusal'
import type { Ctx } from '../../deps.ts'
import { type ReadyJson, readyJson } from '../../http/route.ts'
import type { Assignment } from '../availability/assignment.ts'
import { availabilityOf, type View } from '../availability/availability.ts'
import { choiceOf } from '../choice.ts'
import { countDoctorsBy, mostDoctors } from './count-doctors.ts'
import { findSpecialitiesById, findTownCalled, findTownsById } from './directory.sql.ts'

const ELSEWHERE = 12

/** Refuses NOT_FOUND for an unknown provider. */
export async function listTownsOf(ctx: Ctx, { provider }: Received<typeof listDirectoryTowns>): Promise<ReadyJson> {
  return keptOfCatalogue(ctx, ['towns', provider], async view => {
    const counts = countDoctorsBy(assignmentsOf(view, { provider }), 'townId')
    const towns = await findTownsById(ctx.store, [...counts.keys()])
    return { towns: towns.map(town => ({ ...town, doctors: counts.get(Number(town.id))! })) }
  })
}

/** Refuses NOT_FOUND for an unknown provider or town. */
export async function listTownSpecialitiesOf(
  ctx: Ctx,
  { provider, town: code }: Received<typeof listTownSpecialities>
): Promise<ReadyJson> {
  const town = (await findTownCalled(ctx.store, code)) ?? refuse('NOT_FOUND')
  return keptOfCatalogue(ctx, ['town', provider, town.id], async view => {
    const here = assignmentsOf(view, { provider, townId: town.id })
    const bySpeciality = countDoctorsBy(here, 'specialityId')
    const byTown = countDoctorsBy(assignmentsOf(view, { provider }), 'townId')
    const [specialities, elsewhere] = await Promise.all([
      findSpecialitiesById(ctx.store, [...bySpeciality.keys()]),
      findTownsById(ctx.store, mostDoctors(byTown, ELSEWHERE, Number(town.id)))
    ])
    return {
      town,
      doctors: byTown.get(Number(town.id)) ?? 0,
      specialities: specialities.map(one => ({ ...one, doctors: bySpeciality.get(Number(one.specialityId))! })),
      elsewhere: elsewhere.map(one => ({ ...one, doctors: byTown.get(Number(one.id))! }))
    }
  })
}

type Place = { provider: string; townId?: string; specialityId?: string }

/** Who works in a place, by the names of the doctors. Refuses NOT_FOUND for an unknown provider. */
export function assignmentsOf(view: View, place: Place): readonly Assignment[] {
  const choice = { ...choiceOf(place), centreId: null, profile: 0 as const, age: null }
  return view.assignments.chosen(choice)?.assignments ?? refuse('NOT_FOUND')
}

/** The answer that is made from the catalogue alone, kept until that is another. */
async function keptOfCatalogue({ store, now }: Ctx, question: unknown[], make: (view: View) => Promise<object>): Promise<ReadyJson> {
  const availability = availabilityOf(store)
  const write = async (view: View) => readyJson(JSON.stringify(await make(view)))
  const known = await availability.answer(question, now, view => ({
    basis: '',
    until: Number.POSITIVE_INFINITY,
    make: () => write(view)
  }))
  return known ?? write((await availability.whoWorks(now)).view)
}
