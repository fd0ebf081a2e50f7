import { Button } from '@vizit/ui/button'
import { List } from '@vizit/ui/list'
import { Section } from '@vizit/ui/page/section'
import type { ReactNode } from 'react'
import { useWords } from '../words/words.tsx'

type FoundListProps = {
  title: string
  /** What its button says before the count. */
  all: string
  shown: number
  total: number
  /** Asks for all that were found, not the first few; undefined once they are asked for. */
  onAll: (() => void) | undefined
  children: ReactNode
}

/** What was found of one kind: the first few with the way to the others, or all of them. */
export function FoundList({ title, all, shown, total, onAll, children }: FoundListProps) {
  const words = useWords('findAnything')
  const isMore = total > shown
  return (
    <Section level={3} title={title} note={isMore && !onAll ? words.all(total) : undefined}>
      <List label={title}>{children}</List>
      {isMore && onAll ? (
        <Button kind="second" wide onClick={onAll}>
          {`${all}: ${total}`}
        </Button>
      ) : null}
    </Section>
  )
}
