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
  const wish = townId === undefined && (branchId !== undefined || doctorId !== undefined) ? { branchId, doctorId } : undefined
  const named = useTownOf(wish)
  return !towns || (wish && named.isPending) ? undefined : townIdOf(towns, townId, named.data)
}

/** `named`: the town of what the address names, where it names something. */
export function townIdOf(towns: readonly Town[], asked: string | undefined, named?: string | null): string | undefined {
  const known = (id: string | null | undefined) => towns.find(town => town.id === id)?.id
  return known(asked) ?? known(named) ?? known(rememberedTown()) ?? towns.find(town => town.id !== ALL_TOWNS)?.id
}
