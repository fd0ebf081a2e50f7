import { Banner } from '@vizit/ui/banner'
import { useHere } from '../../ways/ways.ts'
import { useWords } from '../../words/words.tsx'
import './slot-state.ts'

/** [5.40] Why the form led back here, in words. */
export function RefusedNotice() {
  const words = useWords('refusals')
  const code = useHere(now => now.state.errorMessage)
  if (code === undefined) return null
  const { title, text } = words[code]({}, null)
  return (
    <Banner kind="danger" title={title} live>
      {text}
    </Banner>
  )
}
