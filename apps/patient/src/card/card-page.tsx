import { ru as programmes } from '@vizit/parts/programmes/messages.ru'
import { WordsProvider } from '@vizit/parts/words/words.tsx'
import { CardScreen } from './card-screen.tsx'

const WORDS = { programmes }

/** The card with the words of programmes. */
export function CardPage() {
  return (
    <WordsProvider words={WORDS}>
      <CardScreen />
    </WordsProvider>
  )
}
