import { useRefusalWords } from '../refusal-words/use-refusal-words.ts'
import type { RefusalWords } from '../refusal-words/word-refusal.ts'
import { useWords } from '../words.tsx'
import { PasskeyTrouble } from './passkey-browser.ts'

/** What happened and what to do: of the server's refusals, and of what the browser says. */
export function usePasskeyWords(): (error: unknown) => RefusalWords {
  const { troubles } = useWords('passkeys')
  const tell = useRefusalWords()
  return error => (error instanceof PasskeyTrouble ? troubles[error.kind] : tell(error))
}
