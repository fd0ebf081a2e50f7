import styles from '@vizit/parts/account/account.module.css'
import { useAddresses } from '@vizit/parts/addresses/addresses'
import { Screen } from '@vizit/parts/frame/screen.tsx'
import { useHere } from '@vizit/parts/ways/ways'
import { useWords } from '@vizit/parts/words/words.tsx'
import { Button } from '@vizit/ui/button'
import { Card } from '@vizit/ui/card'

/** [2.62] Name, birthday and sex come first. */
export function CompleteProfileScreen() {
  const words = useWords('profile')
  const addresses = useAddresses()
  const here = useHere().href
  return (
    <Screen title={words.completeTitle}>
      <Card className={styles.card}>
        <p>{words.completeText}</p>
        <Button wide href={addresses.editProfile({ from: here })}>
          {words.completeAction}
        </Button>
        <Button wide kind="ghost" href={addresses.timetable()}>
          {words.completeBooking}
        </Button>
      </Card>
    </Screen>
  )
}
