import { useNow } from '@vizit/client/api/clock'
import { useUserInfo } from '@vizit/client/own-data/use-own-data'
import { minskDay } from '@vizit/rules/days'
import { Button } from '@vizit/ui/button'
import { Card } from '@vizit/ui/card'
import { List } from '@vizit/ui/list'
import { ListRow } from '@vizit/ui/list-row'
import { Section } from '@vizit/ui/page/section'
import Eye from 'lucide-react/icons/eye'
import FileCheck from 'lucide-react/icons/file-check'
import { useAddresses } from '../addresses/addresses.ts'
import { useMomentWords } from '../days/use-day-words.ts'
import { Screen } from '../frame/screen.tsx'
import { useWords } from '../words/words.tsx'
import { ExportCard } from './export-card.tsx'
import { KnowingClinics } from './knowing-clinics.tsx'
import styles from './own-data.module.css'

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

/** [3.109] How often and when this account was signed in to. Nothing stands here until that is known. */
function SignIns() {
  const words = useWords('ownData')
  const moment = useMomentWords()
  const today = minskDay(useNow())
  const stats = useUserInfo().data?.authStats
  if (!stats?.lastSignInAt) return null
  return (
    <Card className={styles.stand}>
      <p>{words.signIns(stats.signIns)}</p>
      <p className={styles.small}>{words.lastSignIn(moment(stats.lastSignInAt, today))}</p>
    </Card>
  )
}
