import { Outlet } from '@tanstack/react-router'
import { ru as install } from '@vizit/parts/install/messages.ru'
import { WordsProvider } from '@vizit/parts/words/words.tsx'

const WORDS = { install }

/** The words of the installation around its page. */
export function InstallPlace() {
  return (
    <WordsProvider words={WORDS}>
      <Outlet />
    </WordsProvider>
  )
}
