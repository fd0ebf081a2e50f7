import { passkeyStepWordsRu } from '@vizit/parts/passkeys/step-words-ru'
import { PasskeyScreen } from '@vizit/parts/sign-in/passkey-screen.tsx'
import { WordsProvider } from '@vizit/parts/words/words.tsx'

/** The step of the passkey with its words. */
export function PasskeyLayout({ from }: { from: string | undefined }) {
  return (
    <WordsProvider words={passkeyStepWordsRu}>
      <PasskeyScreen from={from} />
    </WordsProvider>
  )
}
