import { failureOf } from '@vizit/client/api/call-failure'
import { wasNotJudged } from '@vizit/client/api/was-not-judged'
import { Banner } from '@vizit/ui/banner'
import { useRefusalWords } from '../refusal-words/use-refusal-words.ts'
import { RefusalBanner } from './refusal-banner.tsx'

/** `words`: what is said where one has just been sent, and when the next may leave. */
export type SendingFailureProps = {
  error: unknown
  words: { tooEarly: string; nextIn: (seconds: number) => string }
  /** The same once more, where nobody has looked at it. */
  onRetry?: () => void
}

/** Why no code or letter has left, or what came of it: with the wait in words where there is one [4.06] [8.28], otherwise with whom to ask [8.100]. */
export function SendingFailure({ error, words, onRetry }: SendingFailureProps) {
  const tell = useRefusalWords()
  const { code, facts } = failureOf(error)
  if (code === 'INVALID_STATE' && typeof facts.retryAfter === 'number') {
    return (
      <Banner kind="wait" title={words.tooEarly} live>
        {words.nextIn(facts.retryAfter)}
      </Banner>
    )
  }
  return <RefusalBanner {...tell(error)} onRetry={wasNotJudged(code) ? onRetry : undefined} />
}
