import { ru as supportRequest } from '@vizit/parts/support-request/messages.ru'
import { WordsProvider } from '@vizit/parts/words/words.tsx'
import { SuggestionsScreen } from './suggestions-screen.tsx'

const WORDS = { supportRequest }

/** The suggestions with the words of their form. */
export function SuggestionsPage() {
  return (
    <WordsProvider words={WORDS}>
      <SuggestionsScreen />
    </WordsProvider>
  )
}
