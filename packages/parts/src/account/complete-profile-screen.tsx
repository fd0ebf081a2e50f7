import { Button } from '@vizit/ui/button'
import { Card } from '@vizit/ui/card'
import { useAddresses } from '../addresses/addresses.ts'
import { Screen } from '../frame/screen.tsx'
import { LostNumber } from '../support/lost-number/lost-number.tsx'
import { useHere } from '../ways/ways.ts'
import { useWords } from '../words/words.tsx'
import styles from './account.module.css'

/** [2.62] Name, birthday and sex come first. */
export function CompleteProfileScreen() {
  const words = useWords('profile')
  const addresses = useAddresses()
  const here = useHere(now => now.href)
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
        <LostNumber label={words.completeOther} when="after" wide />
      </Card>
    </Screen>
  )
}
