import { useSession } from '@vizit/client/session/session-provider.tsx'
import { useWords } from '@vizit/client/words.tsx'
import { Button } from '@vizit/ui/button'
import { Card } from '@vizit/ui/card'
import styles from './notice-screen.module.css'
import { Screen } from './screen.tsx'
import { Shell } from './shell.tsx'

/** An address that the cabinet does not have, with the ways that it has. */
export function NotFoundScreen() {
  return (
    <Shell>
      <NotFound />
    </Shell>
  )
}

function NotFound() {
  const words = useWords('shell')
  const isSignedIn = useSession().kind === 'signed-in'
  return (
    <Screen title={words.notFound}>
      <Card className={styles.card}>
        <p>{words.notFoundText}</p>
        <Button href={isSignedIn ? '/visits' : '/timeslot'} wide>
          {isSignedIn ? words.notFoundVisits : words.notFoundBooking}
        </Button>
      </Card>
    </Screen>
  )
}
