import { Badge } from '@vizit/ui/badge'
import Clock from 'lucide-react/icons/clock'
import { useWords } from '../words/words.tsx'

/** On what was done without a connection. */
export function UnsentBadge({ of }: { of?: 'cancelling' }) {
  const words = useWords('unsent')
  return (
    <Badge kind="wait" icon={<Clock aria-hidden="true" />}>
      {of ? words.cancelBadge : words.badge}
    </Badge>
  )
}
