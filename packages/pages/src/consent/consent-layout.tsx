import type { Profile } from '@vizit/contract/profile'
import { ConsentScreen } from '@vizit/parts/account/consent-screen.tsx'
import { ru as consentScreen } from '@vizit/parts/consent/screen/messages.ru'
import { WordsProvider } from '@vizit/parts/words/words.tsx'

const WORDS = { consentScreen }

/** The words of what consent is asked with around its page. */
export function ConsentLayout({ profile }: { profile: Profile }) {
  return (
    <WordsProvider words={WORDS}>
      <ConsentScreen profile={profile} />
    </WordsProvider>
  )
}
