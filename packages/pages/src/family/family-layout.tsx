import { Outlet } from '@tanstack/react-router'
import { ru as access } from '@vizit/parts/access/messages.ru'
import { ru as family } from '@vizit/parts/family/messages.ru'
import { WordsProvider } from '@vizit/parts/words/words.tsx'

const WORDS = { access, family }

/** The words of the family around its pages. */
export function FamilyLayout() {
  return (
    <WordsProvider words={WORDS}>
      <Outlet />
    </WordsProvider>
  )
}
