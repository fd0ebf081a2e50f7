import { useSession } from '@vizit/client/session/session-provider'
import { Button } from '@vizit/ui/button'
import { Card } from '@vizit/ui/card'
import Archive from 'lucide-react/icons/archive'
import { useAddresses } from '../addresses/addresses.ts'
import { useHere } from '../ways/ways.ts'
import { useWords } from '../words/words.tsx'
import styles from './drugs.module.css'

/** [1.33] The way to the medicine chest, or to signing in first. */
export function ChestAside() {
  const words = useWords('drugs')
  const addresses = useAddresses()
  const isSignedIn = useSession().kind === 'signed-in'
  const here = useHere(now => now.path)
  return (
    <Card title={words.chestCard} className={styles.aside}>
      <p>{words.chestCardText}</p>
      <Button kind="second" icon={<Archive aria-hidden="true" />} href={isSignedIn ? addresses.chest() : addresses.signIn(here)}>
        {isSignedIn ? words.openChest : words.signInForChest}
      </Button>
    </Card>
  )
}
