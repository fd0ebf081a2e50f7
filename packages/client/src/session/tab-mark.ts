// By what a tab knows again what it has written down itself for whoever is signed in now, as in an entry of its history.
import { newId } from './new-id.ts'
import { usableStorage } from './session-store.ts'

const MARK_KEY = 'vizit.tab'
const storage = usableStorage(() => sessionStorage)

/** Of this tab, until somebody signs in or out. */
export function tabMark(): string {
  const known = storage.getItem(MARK_KEY)
  if (known !== null) return known
  const made = newId()
  storage.setItem(MARK_KEY, made)
  return made
}

/** What was written down under the former mark is nobody's any more. */
export function dropTabMark(): void {
  storage.removeItem(MARK_KEY)
}

/** What this tab keeps of whoever has signed out, in another tab or while this one lay in the browser's memory. */
export function wipeTab(): void {
  dropTabMark()
  try {
    sessionStorage.clear()
  } catch {
    // Storage that may not be used holds nothing.
  }
}
