import type { TalonView } from '@vizit/client/visits/visits-view'
import { Badge } from '@vizit/ui/badge'
import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import X from 'lucide-react/icons/x'
import { useWords } from '../../words/words.tsx'

/** The state of a visit in a word, never by colour alone. */
export function VisitBadge({ view }: { view: TalonView }) {
  const words = useWords('visits')
  switch (view.kind) {
    case 'booked':
      return (
        <Badge kind="ok" icon={<Check aria-hidden="true" />}>
          {words.booked}
        </Badge>
      )
    case 'pending':
      return (
        <Badge kind="wait" icon={<Clock aria-hidden="true" />}>
          {words.pending}
        </Badge>
      )
    case 'called-off':
      return (
        <Badge kind="danger" icon={<X aria-hidden="true" />}>
          {words.cancelled}
        </Badge>
      )
    case 'failed':
      return (
        <Badge kind="danger" icon={<X aria-hidden="true" />}>
          {words.failedBadge}
        </Badge>
      )
    case 'past':
      return view.missed ? (
        <Badge kind="plain" icon={<X aria-hidden="true" />}>
          {words.missed}
        </Badge>
      ) : (
        <Badge kind="plain" icon={<Check aria-hidden="true" />}>
          {words.took}
        </Badge>
      )
  }
}
