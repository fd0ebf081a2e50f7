import { SupportDialog } from '../support/support-dialog.tsx'
import { useWords } from '../words/words.tsx'

export type Limit = 'SPOUSE_EXISTS' | 'TOO_MANY_PARENTS' | 'TOO_MANY_CHILDREN'

/** What a limit of the family says, in the words of the specification. [5.73] [5.76] [5.77] */
export function useLimitWords(): (limit: Limit) => { title: string; text: string } {
  const words = useWords('family')
  return limit => {
    switch (limit) {
      case 'SPOUSE_EXISTS':
        return { title: words.spouseFullTitle, text: words.spouseFull }
      case 'TOO_MANY_PARENTS':
        return { title: words.adultsFullTitle, text: words.adultsFull }
      case 'TOO_MANY_CHILDREN':
        return { title: words.full, text: words.fullText }
    }
  }
}

/** A limit is met: support or not at all. */
export function LimitDialog({ limit, onClose }: { limit: Limit | null; onClose: () => void }) {
  const words = useWords('family')
  const say = useLimitWords()
  const said = limit ? say(limit) : { title: '', text: '' }
  return (
    <SupportDialog
      open={limit !== null}
      title={said.title}
      text={said.text}
      supportLabel={words.support}
      closeLabel={words.cancel}
      onClose={onClose}
    />
  )
}
