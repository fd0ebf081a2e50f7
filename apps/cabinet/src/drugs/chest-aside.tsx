import { useLocation } from '@tanstack/react-router'
import { useSession } from '@vizit/client/session/session-provider'
import { useAddresses } from '@vizit/parts/addresses/addresses'
import styles from '@vizit/parts/drugs/drugs.module.css'
import { useWords } from '@vizit/parts/words/words.tsx'
import { Button } from '@vizit/ui/button'
import { Card } from '@vizit/ui/card'
import Archive from 'lucide-react/icons/archive'

/** [1.33] The way to the medicine chest, or to signing in first. */
export function ChestAside() {
  const words = useWords('drugs')
  const addresses = useAddresses()
  const isSignedIn = useSession().kind === 'signed-in'
  const here = useLocation({ select: location => location.pathname })
  return (
    <Card title={words.chestCard} className={styles.aside}>
      <p>{words.chestCardText}</p>
      <Button kind="second" icon={<Archive aria-hidden="true" />} href={isSignedIn ? addresses.chest() : addresses.signIn(here)}>
        {isSignedIn ? words.openChest : words.signInForChest}
      </Button>
    </Card>
  )
}
