import { useHere } from '@vizit/parts/ways/ways'
import { useWords } from '@vizit/parts/words/words.tsx'
import { Banner } from '@vizit/ui/banner'
import '@vizit/parts/booking/slot-state'

/** [5.40] Why the form led back here, in words. */
export function RefusedNotice() {
  const words = useWords('refusals')
  const code = useHere().state.errorMessage
  if (code === undefined) return null
  const { title, text } = words[code]({}, null)
  return (
    <Banner kind="danger" title={title} live>
      {text}
    </Banner>
  )
}
