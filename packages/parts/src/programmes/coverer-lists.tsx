import type { Coverer } from '@vizit/contract/programmes'
import { List } from '@vizit/ui/list'
import { ListRow } from '@vizit/ui/list-row'
import { Section } from '@vizit/ui/page/section'
import { EmptyTalon } from '@vizit/ui/talon/empty-talon'
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business'
import ShieldPlus from 'lucide-react/icons/shield-plus'
import { useAddresses } from '../addresses/addresses.ts'
import { useWords } from '../words/words.tsx'
import styles from './programmes.module.css'

/** [3.43] Employers and insurers, each leading to its own form. */
export function CovererLists({ coverers }: { coverers: readonly Coverer[] }) {
  const words = useWords('programmes')
  const addresses = useAddresses()
  if (coverers.length === 0) return <EmptyTalon title={words.noCoverers} text={words.noCoverersText} />
  const groups = [
    { title: words.employers, Icon: BriefcaseBusiness, among: coverers.filter(one => one.kind === 'EMPLOYER') },
    { title: words.insurers, Icon: ShieldPlus, among: coverers.filter(one => one.kind === 'INSURER') }
  ]
  return (
    <div className={styles.choose}>
      {groups
        .filter(({ among }) => among.length > 0)
        .map(({ title, Icon, among }) => (
          <Section key={title} title={title}>
            <List label={title}>
              {among.map(({ code, name }) => (
                <ListRow key={code} lead={<Icon aria-hidden="true" />} title={name} href={addresses.addProgramme({ coverer: code })} />
              ))}
            </List>
          </Section>
        ))}
    </div>
  )
}
