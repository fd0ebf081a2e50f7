import { Banner } from '@vizit/ui/banner'
import { failureOf } from '../api/call-failure.ts'
import { useRefusalWords } from '../refusal-words/use-refusal-words.ts'
import { useWords } from '../words.tsx'

/** Why no letter has left, with the wait in words where there is one [4.06]. */
export function LetterFailure({ error }: { error: unknown }) {
  const words = useWords('email')
  const tell = useRefusalWords()
  const { code, facts } = failureOf(error)
  if (code === 'INVALID_STATE' && typeof facts.retryAfter === 'number') {
    return (
      <Banner kind="wait" title={words.tooEarly} live>
        {words.waitToSend(facts.retryAfter)}
      </Banner>
    )
  }
  const { title, text } = tell(error)
  return (
    <Banner kind="danger" title={title} live>
      {text}
    </Banner>
  )
}
