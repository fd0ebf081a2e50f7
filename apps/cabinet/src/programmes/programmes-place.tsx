import { Outlet } from '@tanstack/react-router'
import { ru as programmes } from '@vizit/client/programmes/messages.ru'
import { WordsProvider } from '@vizit/client/words.tsx'

const WORDS = { programmes }

/** The words of programmes around their pages. */
export function ProgrammesPlace() {
  return (
    <WordsProvider words={WORDS}>
      <Outlet />
    </WordsProvider>
  )
}
