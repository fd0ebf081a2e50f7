import { ru as lists } from '@vizit/parts/catalogue/lists/messages.ru'
import { WordsProvider } from '@vizit/parts/words/words.tsx'
import { RegistriesScreen } from './registries-screen.tsx'

const WORDS = { lists }

/** The numbers with the words of the choice of a town. */
export function RegistriesPage() {
  return (
    <WordsProvider words={WORDS}>
      <RegistriesScreen />
    </WordsProvider>
  )
}
