import { profileDot } from '@vizit/client/profile/profile-dot'
import { useProfile } from '@vizit/client/profile/use-profile'
import { useAddresses } from '@vizit/parts/addresses/addresses'
import { useHere } from '@vizit/parts/ways/ways'
import { useWords } from '@vizit/parts/words/words.tsx'
import type { NavItem } from '@vizit/ui/page/nav-item.ts'
import Hospital from 'lucide-react/icons/hospital'
import House from 'lucide-react/icons/house'
import IdCard from 'lucide-react/icons/id-card'
import Menu from 'lucide-react/icons/menu'
import Pill from 'lucide-react/icons/pill'
import Stethoscope from 'lucide-react/icons/stethoscope'
import { own } from '../own-addresses.ts'
import { placeOf } from './place-of.ts'

/** [2.179] The six places of the bottom bar; the same beside the page where that is wide. */
export function useAppPlaces(): NavItem[] {
  const words = useWords('app')
  const shell = useWords('shell')
  const addresses = useAddresses()
  const here = placeOf(useHere(now => now.path))
  const profile = useProfile().data
  const dot = profileDot(profile) === 'none' ? undefined : shell.dot
  return [
    { href: own.home, label: words.home, icon: <House aria-hidden="true" />, current: here === 'home' },
    { href: addresses.doctorsList(), label: words.doctors, icon: <Stethoscope aria-hidden="true" />, current: here === 'doctors' },
    {
      href: addresses.centres(),
      label: words.centres,
      shortLabel: words.centresShort,
      icon: <Hospital aria-hidden="true" />,
      current: here === 'centres'
    },
    { href: addresses.drugs(), label: words.drugs, icon: <Pill aria-hidden="true" />, current: here === 'drugs' },
    { href: own.card, label: words.card, icon: <IdCard aria-hidden="true" />, current: here === 'card' },
    { href: own.other, label: words.other, icon: <Menu aria-hidden="true" />, current: here === 'other', dot }
  ]
}
