import { PasskeyTrouble } from '@vizit/client/passkeys/passkey-browser'
import type { RefusalWords } from '@vizit/client/refusal-words/word-refusal'
import { useWords } from '../words/words.tsx'
import { useRefusalWords } from './use-refusal-words.ts'

/** What happened and what to do: of the server's refusals, and of what the browser says. */
export function usePasskeyWords(): (error: unknown) => RefusalWords {
  const { troubles } = useWords('passkeys')
  const tell = useRefusalWords()
  return error => (error instanceof PasskeyTrouble ? troubles[error.kind] : tell(error))
}
