// The town a person looked in last, kept among the preferences of this browser [3.105].
import { usableStorage } from '../session/session-store.ts'

/** [3.105] */
const PREFERENCES_KEY = 'preferences'

function storage(): Storage {
  return usableStorage(() => localStorage)
}

function preferences(): Record<string, unknown> {
  try {
    const read: unknown = JSON.parse(storage().getItem(PREFERENCES_KEY) ?? '{}')
    return typeof read === 'object' && read !== null ? (read as Record<string, unknown>) : {}
  } catch {
    // A text that somebody else wrote there is no preference.
    return {}
  }
}

export function rememberedTown(): string | undefined {
  const { townId } = preferences()
  return typeof townId === 'string' ? townId : undefined
}

export function rememberTown(townId: string): void {
  storage().setItem(PREFERENCES_KEY, JSON.stringify({ ...preferences(), townId }))
}
