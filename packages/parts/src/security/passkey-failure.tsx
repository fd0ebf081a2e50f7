import { Banner } from '@vizit/ui/banner'
import { usePasskeyWords } from '../refusal-words/use-passkey-words.ts'

/** What came in the way of a passkey, if anything did. */
export function PasskeyFailure({ error }: { error: unknown }) {
  const tell = usePasskeyWords()
  if (!error) return null
  const { title, text } = tell(error)
  return (
    <Banner kind="danger" title={title} live>
      {text}
    </Banner>
  )
}
