import { MAX_CHILDREN, MAX_PARENTS } from '@vizit/rules/family-limits'
import { Button } from '@vizit/ui/button'
import { Card } from '@vizit/ui/card'
import { List } from '@vizit/ui/list'
import { ListRow } from '@vizit/ui/list-row'
import Eye from 'lucide-react/icons/eye'
import KeyRound from 'lucide-react/icons/key-round'
import { useAddresses } from '../addresses/addresses.ts'
import { useWords } from '../words/words.tsx'
import styles from './family.module.css'

/** A code of somebody else, who sees oneself, and the limits. */
export function FamilyAside() {
  const words = useWords('family')
  const addresses = useAddresses()
  return (
    <>
      <Card title={words.haveCode}>
        <p className={styles.quiet}>{words.haveCodeText}</p>
        <Button kind="outline" className={styles.code} icon={<KeyRound aria-hidden="true" />} href={addresses.enterCode()}>
          {words.haveCodeAction}
        </Button>
      </Card>
      <List label={words.newcomersRights}>
        <ListRow lead={<Eye aria-hidden="true" />} title={words.newcomersRights} href={addresses.access()} />
      </List>
      <p className={styles.limits}>{words.limits({ children: MAX_CHILDREN, parents: MAX_PARENTS })}</p>
    </>
  )
}
