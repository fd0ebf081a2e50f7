import { InstallScreen } from '@vizit/parts/install/install-screen.tsx'
import { ru as install } from '@vizit/parts/install/messages.ru'
import { WordsProvider } from '@vizit/parts/words/words.tsx'
import { useRouterContext } from '../shell/use-router-context.ts'

const WORDS = { install }

/** The installation, with its words and what the browser offers. */
export function InstallLayout() {
  const { installOffer } = useRouterContext()
  return (
    <WordsProvider words={WORDS}>
      <InstallScreen offer={installOffer} />
    </WordsProvider>
  )
}
