import { Outlet } from '@tanstack/react-router'
import { ru as access } from '@vizit/parts/access/messages.ru'
import { ru as email } from '@vizit/parts/email/messages.ru'
import { ru as family } from '@vizit/parts/family/messages.ru'
import { ru as programmes } from '@vizit/parts/programmes/messages.ru'
import { WordsProvider } from '@vizit/parts/words/words.tsx'

const WORDS = { access, email, family, programmes }

/** The words of what the links of letters lead to. */
export function LettersLayout() {
  return (
    <WordsProvider words={WORDS}>
      <Outlet />
    </WordsProvider>
  )
}
