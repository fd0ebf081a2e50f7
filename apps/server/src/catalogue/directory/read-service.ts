import type { getDirectoryService, listDirectoryServices } from '@vizit/contract/directory'
import type { Received, Reply } from '@vizit/contract/endpoint'
import { refuse } from '@vizit/contract/refusal'
import type { Ctx } from '../../deps.ts'
import { type ReadyJson, readyJson } from '../../http/route.ts'
import { availabilityOf } from '../availability/availability.ts'
import { readServices } from '../list-services.ts'
import { findServiceCentres, findServiceFacts } from './directory.sql.ts'

/** `all`: so many lines are shared out among the towns; `town`: each has so many whatever the number of towns. */
const CENTRES_MOST = { all: 60, town: 3 }
const OTHERS_MOST = 12

/** Refuses NOT_FOUND for an unknown provider, for a service that there is not, or that clinics keep to themselves [3.39]. */
export async function readDirectoryService(
  ctx: Ctx,
  input: Received<typeof getDirectoryService>
): Promise<Reply<typeof getDirectoryService> | ReadyJson> {
  const availability = availabilityOf(ctx.store)
  if (!(await availability.whoWorks(ctx.now)).view.assignments.knows(input.provider)) refuse('NOT_FOUND')
  const read = () => readService(ctx, input)
  const known = await availability.answerOfCatalogue(['service', input], ctx.now, async () => readyJson(JSON.stringify(await read())))
  return known ?? read()
}

async function readService(
  { store }: Ctx,
  { provider, serviceId }: Received<typeof getDirectoryService>
): Promise<Reply<typeof getDirectoryService>> {
  const facts = (await findServiceFacts(store, provider, serviceId, OTHERS_MOST)) ?? refuse('NOT_FOUND')
  const { centres, total, price_from: priceFrom, price_to: priceTo } = await findServiceCentres(store, provider, serviceId, CENTRES_MOST)
  return { ...facts, priceFrom, priceTo, centres, total }
}

/** [7.90] The services that are shown anywhere: their names. Refuses NOT_FOUND for an unknown provider. */
export async function listDirectoryServicesOf(
  ctx: Ctx,
  { provider }: Received<typeof listDirectoryServices>
): Promise<Reply<typeof listDirectoryServices> | ReadyJson> {
  const read = async (): Promise<Reply<typeof listDirectoryServices>> => {
    const { directions } = await readServices(ctx, { provider })
    return {
      directions: directions.map(({ id, name, subGroups }) => ({
        id,
        name,
        subGroups: subGroups.map(group => ({
          id: group.id,
          name: group.name,
          services: group.services.map(one => ({ serviceId: one.id, serviceName: one.name }))
        }))
      }))
    }
  }
  const known = await availabilityOf(ctx.store).answerOfCatalogue(['service names', provider], ctx.now, async () =>
    readyJson(JSON.stringify(await read()))
  )
  return known ?? read()
}
