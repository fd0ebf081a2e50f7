// The town a person looked in last, kept among the preferences of this browser [3.105].
import { keepPreference, readPreferences } from '../session/preferences.ts'
import { ALL_TOWNS } from './all-towns.ts'

export function rememberedTown(): string | undefined {
  const { townId } = readPreferences()
  return typeof townId === 'string' && townId !== ALL_TOWNS ? townId : undefined
}

/** All regions are looked through for one search: the town where somebody lives stays. */
export function rememberTown(townId: string): void {
  if (townId !== ALL_TOWNS) keepPreference('townId', townId)
}
