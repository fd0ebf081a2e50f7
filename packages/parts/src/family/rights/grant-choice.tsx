import { useChangeGrant } from '@vizit/client/access/use-grants'
import { allows, type GRANT_LEVELS } from '@vizit/rules/access'
import { useToasts } from '@vizit/ui/dialogs/toast'
import { ChoiceCard } from '@vizit/ui/fields/choice-card'
import { ChoiceGroup } from '@vizit/ui/fields/choice-group'
import { LiveRegion } from '@vizit/ui/live-region'
import { useState } from 'react'
import { RefusalBanner } from '../../failures/refusal-banner.tsx'
import { useRefusalWords } from '../../refusal-words/use-refusal-words.ts'
import { useWords } from '../../words/words.tsx'

type Position = (typeof GRANT_LEVELS)[number]
export type GrantChoiceProps = {
  viewerId: string
  /** A child of one's own; oneself unless said. */
  ofProfileId?: string
  /** What holds now; null: nothing at all. */
  level: string | null
  legend: string
  book: { title: string; note: string }
  see: { title: string; note: string }
}

/** [6.37] Two positions; choosing one holds from that moment, so taking a right back is one press. */
export function GrantChoice({ viewerId, ofProfileId, level, legend, book, see }: GrantChoiceProps) {
  const words = useWords('access')
  const tell = useRefusalWords()
  const { say } = useToasts()
  const change = useChangeGrant()
  // The card answers at once; afterwards what holds is told by the server.
  const [chosen, setChosen] = useState<Position | null>(null)

  async function choose(position: Position) {
    const isLess = positionOf(level) === 'BOOK_VISITS' && position !== 'BOOK_VISITS'
    const input = { profileId: viewerId, level: position, ...(ofProfileId !== undefined && { ofProfileId }) }
    setChosen(position)
    const done = await change.mutateAsync(input).catch(() => null)
    setChosen(now => (now === position ? null : now))
    if (done) say(isLess ? `${words.saved}. ${words.savedLess}` : words.saved)
  }

  return (
    <div>
      <ChoiceGroup legend={legend} value={chosen ?? positionOf(level)} onChange={value => void choose(value as Position)}>
        <ChoiceCard value="BOOK_VISITS" title={book.title} note={book.note} />
        <ChoiceCard value="VIEW_COVERAGE" title={see.title} note={see.note} />
      </ChoiceGroup>
      <LiveRegion text={change.isPending ? words.saving : ''} />
      {change.isError ? <RefusalBanner {...tell(change.error)} /> : null}
    </div>
  )
}

/** Who sees the name alone, or nothing, is in neither position. */
function positionOf(level: string | null): Position | null {
  if (allows(level, 'BOOK_VISITS')) return 'BOOK_VISITS'
  return allows(level, 'VIEW_COVERAGE') ? 'VIEW_COVERAGE' : null
}
