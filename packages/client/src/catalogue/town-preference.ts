// The town a person looked in last, kept among the preferences of this browser [3.105].
import { keepPreference, readPreferences } from '../session/preferences.ts'

export function rememberedTown(): string | undefined {
  const { townId } = readPreferences()
  return typeof townId === 'string' ? townId : undefined
}

export function rememberTown(townId: string): void {
  keepPreference('townId', townId)
}
