import { useNow } from '@vizit/client/api/clock'
import { familySection } from '@vizit/client/family/family-section'
import { profileDot } from '@vizit/client/profile/profile-dot'
import { useProfile } from '@vizit/client/profile/use-profile'
import { useAddresses } from '@vizit/parts/addresses/addresses'
import { useHere } from '@vizit/parts/ways/ways'
import { useWords } from '@vizit/parts/words/words.tsx'
import { minskDay } from '@vizit/rules/days'
import type { NavItem } from '@vizit/ui/page/nav-item.ts'
import CalendarCheck from 'lucide-react/icons/calendar-check'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import CircleUserRound from 'lucide-react/icons/circle-user-round'
import FlaskConical from 'lucide-react/icons/flask-conical'
import UsersRound from 'lucide-react/icons/users-round'

/** Which section of the navigation a path belongs to. */
export function sectionOf(path: string): 'visits' | 'booking' | 'tests' | 'family' | 'profile' | 'none' {
  const first = path.split('/')[1] ?? ''
  switch (first) {
    case 'visits':
      return 'visits'
    case 'online-booking':
    case 'timeslot':
    case 'service':
    case 'booking':
    case 'successfully-booked':
      return 'booking'
    case 'tests':
      return 'tests'
    case 'family':
      return 'family'
    case 'profile':
    case 'waiting-list':
    case 'info':
    case 'install-pwa':
      return 'profile'
    default:
      return 'none'
  }
}

/** [2.67] [5.29] The entries of the side bar and of the bottom bar. */
export function useNavItems(): NavItem[] {
  const words = useWords('shell')
  const addresses = useAddresses()
  const section = sectionOf(useHere(now => now.path))
  const profile = useProfile().data
  const today = minskDay(useNow())
  const dot = profileDot(profile) === 'none' ? undefined : words.dot
  const family: NavItem = {
    href: addresses.family(),
    label: words.family,
    shortLabel: words.familyShort,
    icon: <UsersRound aria-hidden="true" />,
    current: section === 'family'
  }
  return [
    { href: addresses.visits(), label: words.visits, icon: <CalendarCheck aria-hidden="true" />, current: section === 'visits' },
    {
      href: addresses.onlineBooking(),
      label: words.booking,
      shortLabel: words.bookingShort,
      icon: <CalendarPlus aria-hidden="true" />,
      current: section === 'booking'
    },
    { href: addresses.tests(), label: words.tests, icon: <FlaskConical aria-hidden="true" />, current: section === 'tests' },
    ...(familySection(profile?.birthday, today) === 'open' ? [family] : []),
    { href: addresses.profile(), label: words.profile, icon: <CircleUserRound aria-hidden="true" />, current: section === 'profile', dot }
  ]
}
