import { type ReactNode, useEffect, useState } from 'react'
import { type SomeWords, WordsProvider } from './words.tsx'

const NOT_YET: SomeWords = {}
/** Once they are there they stay. */
let known: SomeWords = NOT_YET

/**
 * The Russian words of all refusals around the pages. They come after the page itself: nobody is refused anything before the page has asked for it, and
 * until then, or where they do not come, a refusal has the words of a failure of any kind.
 */
export function LaterRefusals({ children }: { children: ReactNode }) {
  const [words, setWords] = useState(known)
  useEffect(() => {
    if (known !== NOT_YET) return
    const take = async () => {
      known = { refusals: (await import('../refusal-words/messages.ru.ts')).ru }
      setWords(known)
    }
    take().catch(() => undefined)
  }, [])
  return <WordsProvider words={words}>{children}</WordsProvider>
}
