import type { Coverage } from '@vizit/contract/programmes'
import { Badge } from '@vizit/ui/badge'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import X from 'lucide-react/icons/x'
import { useWords } from '../words/words.tsx'

const BADGES = {
  PENDING_EMAIL: ['wait', Clock],
  PENDING_HR: ['wait', Clock],
  NOT_YET_ACTIVE: ['info', CalendarClock],
  ACTIVE: ['ok', Check],
  INACTIVE: ['danger', X],
  ENDED: ['plain', X]
} as const

/** The state of a programme in a word, never by colour alone. */
export function ProgrammeBadge({ coverage }: { coverage: Coverage }) {
  const words = useWords('programmes')
  const isDeclined = coverage.endedBecause === 'declined'
  const [kind, Icon] = BADGES[coverage.status]
  return (
    <Badge kind={isDeclined ? 'danger' : kind} icon={<Icon aria-hidden="true" />}>
      {isDeclined ? words.declined : words.states[coverage.status]}
    </Badge>
  )
}
