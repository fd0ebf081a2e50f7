import { failureOf } from '@vizit/client/api/call-failure'
import { useRefusalWords } from '@vizit/client/refusal-words/use-refusal-words'
import { useWords } from '@vizit/client/words.tsx'
import { Banner } from '@vizit/ui/banner'

/** Why a step of the sign-in did not work, with the wait in words where there is one [4.06] [8.28]. */
export function SignInFailure({ error }: { error: unknown }) {
  const words = useWords('signIn')
  const tell = useRefusalWords()
  const { code, facts } = failureOf(error)
  if (code === 'INVALID_STATE' && typeof facts.retryAfter === 'number') {
    return (
      <Banner kind="wait" title={words.tooEarly} live>
        {words.waitBefore(facts.retryAfter)}
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
