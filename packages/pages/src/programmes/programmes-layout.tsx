import { Outlet } from '@tanstack/react-router'
import { ru as programmes } from '@vizit/parts/programmes/messages.ru'
import { WordsProvider } from '@vizit/parts/words/words.tsx'

const WORDS = { programmes }

/** The words of programmes around their pages. */
export function ProgrammesLayout() {
  return (
    <WordsProvider words={WORDS}>
      <Outlet />
    </WordsProvider>
  )
}
