import { PasskeyTrouble } from '@vizit/client/passkeys/passkey-browser'
import type { RefusalWords } from '@vizit/client/refusal-words/word-refusal'
import { useRefusalWords } from '../refusal-words/use-refusal-words.ts'
import { useWords } from '../words/words.tsx'

/** What happened and what to do: of the server's refusals, and of what the browser says. */
export function usePasskeyWords(): (error: unknown) => RefusalWords {
  const { troubles } = useWords('passkeys')
  const tell = useRefusalWords()
  return error => (error instanceof PasskeyTrouble ? troubles[error.kind] : tell(error))
}
