import { Button } from '@vizit/ui/button'
import { Card } from '@vizit/ui/card'
import { List } from '@vizit/ui/list'
import { ListRow } from '@vizit/ui/list-row'
import { Section } from '@vizit/ui/section'
import Eye from 'lucide-react/icons/eye'
import FileCheck from 'lucide-react/icons/file-check'
import { useAddresses } from '../addresses/addresses.ts'
import { Screen } from '../frame/screen.tsx'
import { useWords } from '../words/words.tsx'
import { ExportCard } from './export-card.tsx'
import { KnowingClinics } from './knowing-clinics.tsx'
import styles from './own-data.module.css'
import { SignIns } from './sign-ins.tsx'

/** What is held of the person, who saw it, and what they may do about it. */
export function OwnDataScreen() {
  const words = useWords('ownData')
  const shell = useWords('shell')
  const addresses = useAddresses()
  return (
    <Screen title={words.title} note={words.intro} back={{ label: shell.back, href: addresses.profile() }} aside={<SignIns />}>
      <List label={words.title}>
        <ListRow lead={<Eye aria-hidden="true" />} title={words.logRow} note={words.logNote} href={addresses.accessLog()} />
        <ListRow lead={<FileCheck aria-hidden="true" />} title={words.consentsRow} note={words.consentsNote} href={addresses.consents()} />
      </List>
      <KnowingClinics />
      <ExportCard />
      <Section title={words.eraseTitle}>
        <Card className={styles.card}>
          <p>{words.eraseText}</p>
          <Button kind="danger-text" flush href={addresses.erase()}>
            {words.eraseOpen}
          </Button>
        </Card>
      </Section>
    </Screen>
  )
}
