import { usePasskeyWords } from '@vizit/client/passkeys/use-passkey-words'
import { Banner } from '@vizit/ui/banner'

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
