import { Outlet } from '@tanstack/react-router'
import { ru as access } from '@vizit/client/access/messages.ru'
import { ru as email } from '@vizit/client/email/messages.ru'
import { ru as family } from '@vizit/client/family/messages.ru'
import { ru as programmes } from '@vizit/client/programmes/messages.ru'
import { WordsProvider } from '@vizit/client/words.tsx'

const WORDS = { access, email, family, programmes }

/** The words of what the links of letters lead to. */
export function LettersPlace() {
  return (
    <WordsProvider words={WORDS}>
      <Outlet />
    </WordsProvider>
  )
}
