import type { RangeVerdict } from '@vizit/rules/test-results'
import { Badge } from '@vizit/ui/badge'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Check from 'lucide-react/icons/check'
import { useWords } from '../words/words.tsx'

/** How a value stands to its range: a word and an arrow, never a colour alone. */
export function VerdictBadge({ verdict }: { verdict: RangeVerdict }) {
  const words = useWords('results')
  switch (verdict) {
    case 'below':
      return (
        <Badge kind="wait" icon={<ArrowDown aria-hidden="true" />}>
          {words.below}
        </Badge>
      )
    case 'above':
      return (
        <Badge kind="wait" icon={<ArrowUp aria-hidden="true" />}>
          {words.above}
        </Badge>
      )
    case 'within':
      return (
        <Badge kind="ok" icon={<Check aria-hidden="true" />}>
          {words.within}
        </Badge>
      )
    case 'not-judged':
      return null
  }
}
