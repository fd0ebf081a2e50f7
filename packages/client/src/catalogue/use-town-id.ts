import type { Town } from '@vizit/contract/catalogue'
import { ALL_TOWNS } from './all-towns.ts'
import { rememberedTown } from './town-preference.ts'
import { useTownOf } from './use-places.ts'

/** The town of the address, of what it names, of the last time, else the first one that has branches: Minsk. */
export function useTownId(
  search: { townId?: string; branchId?: string; doctorId?: string },
  towns: readonly Town[] | undefined
): string | undefined {
  const { townId, branchId, doctorId } = search
  const named = townId === undefined && (branchId !== undefined || doctorId !== undefined) ? { branchId, doctorId } : undefined
  const town = useTownOf(named)
  return !towns || (named && town.isPending) ? undefined : townIdOf(towns, townId, town.data)
}

/** `named`: the town of what the address names, where it names something. */
export function townIdOf(towns: readonly Town[], asked: string | undefined, named?: string | null): string | undefined {
  const known = (id: string | null | undefined) => towns.find(town => town.id === id)?.id
  return known(asked) ?? known(named) ?? known(rememberedTown()) ?? towns.find(town => town.id !== ALL_TOWNS)?.id
}
