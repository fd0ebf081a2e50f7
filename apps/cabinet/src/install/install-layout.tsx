import { useRouteContext } from '@tanstack/react-router'
import { InstallScreen } from '@vizit/parts/install/install-screen.tsx'
import { ru as install } from '@vizit/parts/install/messages.ru'
import { WordsProvider } from '@vizit/parts/words/words.tsx'

const WORDS = { install }

/** The installation, with its words and what the browser offers. */
export function InstallLayout() {
  const { installOffer } = useRouteContext({ from: '__root__' })
  return (
    <WordsProvider words={WORDS}>
      <InstallScreen offer={installOffer} />
    </WordsProvider>
  )
}
