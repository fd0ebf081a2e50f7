import { Outlet } from '@tanstack/react-router'
import { ru as access } from '@vizit/client/access/messages.ru'
import { ru as family } from '@vizit/client/family/messages.ru'
import { WordsProvider } from '@vizit/client/words.tsx'

const WORDS = { access, family }

/** The words of the family around its pages. */
export function FamilyPlace() {
  return (
    <WordsProvider words={WORDS}>
      <Outlet />
    </WordsProvider>
  )
}
