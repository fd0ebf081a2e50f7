import { Shell, type ShellProps } from '@vizit/pages/shell/shell.tsx'
import { ru as app } from '@vizit/parts/app/messages.ru'
import { WordsProvider } from '@vizit/parts/words/words.tsx'
import { useAppPlaces } from './app-places.tsx'

const WORDS = { app }

/** The frame of the app, with the words of its places. */
export function AppShell(props: Omit<ShellProps, 'places'>) {
  return (
    <WordsProvider words={WORDS}>
      <Framed {...props} />
    </WordsProvider>
  )
}

function Framed(props: Omit<ShellProps, 'places'>) {
  return <Shell places={useAppPlaces()} {...props} />
}
