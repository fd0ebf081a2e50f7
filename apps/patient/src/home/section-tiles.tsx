import { useAddresses } from '@vizit/parts/addresses/addresses'
import { useWords } from '@vizit/parts/words/words.tsx'
import { BareLink } from '@vizit/ui/page/link-provider'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import Hospital from 'lucide-react/icons/hospital'
import Pill from 'lucide-react/icons/pill'
import Stethoscope from 'lucide-react/icons/stethoscope'
import styles from './home.module.css'
import { type SectionName, sectionsOf } from './sections-of.ts'

/** The tints tell the tiles apart and say nothing. */
const PICTURES = {
  doctors: { Icon: Stethoscope, tint: 'cornflower' },
  ums: { Icon: ClipboardList, tint: 'mint' },
  medcenters: { Icon: Hospital, tint: 'pine' },
  drugs: { Icon: Pill, tint: 'rowan' }
}

/** [2.180] The four sections; those that the town offers come first [3.55] [3.56]. */
export function SectionTiles({ banners }: { banners: string | undefined }) {
  const words = useWords('app')
  const addresses = useAddresses()
  const about: Record<SectionName, { href: string; label: string }> = {
    doctors: { href: addresses.doctorsList(), label: words.doctors },
    ums: { href: addresses.services(), label: words.services },
    medcenters: { href: addresses.centres(), label: words.centresShort },
    drugs: { href: addresses.drugs(), label: words.drugs }
  }
  return (
    <nav aria-label={words.sections} className={styles.sections}>
      <ul className={styles.tiles}>
        {sectionsOf(banners).map(name => {
          const { Icon, tint } = PICTURES[name]
          return (
            <li key={name}>
              <BareLink className={styles.tile} href={about[name].href}>
                <span
                  className={styles.icon}
                  style={{ background: `var(--avatar-${tint}-bg)`, color: `var(--avatar-${tint}-ink)` }}
                  aria-hidden="true"
                >
                  <Icon strokeWidth={1.9} />
                </span>
                {about[name].label}
              </BareLink>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
