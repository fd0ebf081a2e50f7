import type { MemberView } from '@vizit/client/family/member-view'
import { Badge } from '@vizit/ui/badge'
import CalendarCheck from 'lucide-react/icons/calendar-check'
import Clock from 'lucide-react/icons/clock'
import Eye from 'lucide-react/icons/eye'
import Phone from 'lucide-react/icons/phone'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { useWords } from '../../words/words.tsx'
import styles from './member-row.module.css'

/** What one may do for the person, and the person for oneself. */
export function MemberBadges({ badges }: { badges: MemberView['badges'] }) {
  return (
    <span className={styles.badges}>
      {badges.map(badge => (
        <OneBadge key={badge} badge={badge} />
      ))}
    </span>
  )
}

function OneBadge({ badge }: { badge: MemberView['badges'][number] }) {
  const words = useWords('family')
  switch (badge) {
    case 'all-rights':
      return (
        <Badge kind="info" icon={<ShieldCheck aria-hidden="true" />}>
          {words.allRights}
        </Badge>
      )
    case 'may-book':
      return (
        <Badge kind="ok" icon={<CalendarCheck aria-hidden="true" />}>
          {words.mayBook}
        </Badge>
      )
    case 'waits':
      return (
        <Badge kind="wait" icon={<Clock aria-hidden="true" />}>
          {words.waits}
        </Badge>
      )
    case 'no-account':
      return (
        <Badge kind="plain" icon={<Phone aria-hidden="true" />}>
          {words.noAccount}
        </Badge>
      )
    case 'books-for-me':
      return (
        <Badge kind="plain" icon={<Eye aria-hidden="true" />}>
          {words.booksForMe}
        </Badge>
      )
  }
}
