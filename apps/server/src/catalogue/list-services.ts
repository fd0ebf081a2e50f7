import type { Received, Reply } from '@vizit/contract/endpoint'
import { refuse } from '@vizit/contract/refusal'
import type { listServices, ServiceDirection } from '@vizit/contract/service-tree'
import { visibleTree } from '@vizit/rules/service-tree'
import type { Ctx } from '../deps.ts'
import { type ReadyJson, readyJson } from '../http/route.ts'
import { findNamesIn } from '../store/names.sql.ts'
import { availabilityOf } from './availability/availability.ts'
import { choiceOf } from './choice.ts'
import { findServices, type ServiceRow } from './service-tree.sql.ts'

/** [7.90] The services that are shown, or all with their flags. Refuses NOT_FOUND for an unknown provider. */
export async function listServicesOf(ctx: Ctx, input: Received<typeof listServices>): Promise<Reply<typeof listServices> | ReadyJson> {
  // Everybody looks for another name, and nobody for the same one twice.
  if (input.name !== undefined) return readServices(ctx, input)
  const question = ['services', choiceOf(input), input.centreId, input.programId, input.age, input.all]
  const known = await availabilityOf(ctx.store).answerOfCatalogue(question, ctx.now, async () =>
    readyJson(JSON.stringify(await readServices(ctx, input)))
  )
  return known ?? readServices(ctx, input)
}

export async function readServices(ctx: Ctx, input: Received<typeof listServices>): Promise<Reply<typeof listServices>> {
  const besides = { centreId: input.centreId ?? null, programId: input.programId ?? null }
  const rows = (await findServices(ctx.store, choiceOf(input), besides)) ?? refuse('NOT_FOUND')
  const tree = treeOf(rows)
  if (input.all) return { directions: tree }
  const others = input.name === undefined ? [] : await Promise.all([findNamesIn(ctx.store, 'en'), findNamesIn(ctx.store, 'be')])
  const alsoCalled = (name: string) => others.flatMap(names => names.get(name) ?? [])
  return { directions: visibleTree(tree, input.age, input.name, alsoCalled) }
}

/** Rows come in the order of the tree. */
function treeOf(rows: readonly ServiceRow[]): ServiceDirection[] {
  const tree: ServiceDirection[] = []
  for (const { directionId, direction, subGroupId, subGroup, ...service } of rows) {
    if (tree.at(-1)?.id !== directionId) tree.push({ id: directionId, name: direction, subGroups: [] })
    const groups = tree.at(-1)!.subGroups
    if (groups.at(-1)?.id !== subGroupId) groups.push({ id: subGroupId, name: subGroup, services: [] })
    groups.at(-1)!.services.push(service)
  }
  return tree
}
