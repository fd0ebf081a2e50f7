// A sign-in between the right code and the passkey: its name, kept in this tab alone. It opens nothing without the passkey.
import { failureOf } from '../api/call-failure.ts'
import { usableStorage } from '../session/session-store.ts'

const STEP_KEY = 'vizit.passkey-step'
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const storage = usableStorage(() => sessionStorage)

/** Keeps the step that a refused code leads to. Says whether it was such a refusal. */
export function keepStepOf(error: unknown): boolean {
  const { code, facts } = failureOf(error)
  if (code !== 'PASSKEY_NEEDED' || typeof facts.step !== 'string') return false
  storage.setItem(STEP_KEY, facts.step)
  return true
}

export function readStep(): string | null {
  const step = storage.getItem(STEP_KEY)
  return step && UUID.test(step) ? step : null
}

export function forgetStep(): void {
  storage.removeItem(STEP_KEY)
}
