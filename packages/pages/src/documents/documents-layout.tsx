import { Outlet } from '@tanstack/react-router'
import { DocumentsGate } from '@vizit/parts/documents/documents-gate.tsx'
import { ru as documents } from '@vizit/parts/documents/messages.ru'
import { ru as pictures } from '@vizit/parts/pictures/messages.ru'
import { WordsProvider } from '@vizit/parts/words/words.tsx'

const WORDS = { documents, pictures }

/** The words of documents and their lock around their pages. */
export function DocumentsLayout() {
  return (
    <WordsProvider words={WORDS}>
      <DocumentsGate>
        <Outlet />
      </DocumentsGate>
    </WordsProvider>
  )
}
