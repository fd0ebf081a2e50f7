import { usableStorage } from '@vizit/client/session/session-store'
import { readHostVisit } from '@vizit/client/visit-import/host-visit'
import { Button } from '@vizit/ui/button'
import { Card } from '@vizit/ui/card'
import { useState } from 'react'
import { useAddresses } from '../addresses/addresses.ts'
import { Screen } from '../frame/screen.tsx'
import { LostNumber } from '../support/lost-number/lost-number.tsx'
import { useHere } from '../ways/ways.ts'
import { useWords } from '../words/words.tsx'
import styles from './account.module.css'

/** [2.62] Name, birthday and sex come first. Whom a link to a visit has led here is told what opens it. */
export function CompleteProfileScreen() {
  const words = useWords('account')
  const addresses = useAddresses()
  const here = useHere(now => now.href)
  const [isForVisit] = useState(() => readHostVisit(usableStorage(() => sessionStorage)) !== null)
  return (
    <Screen title={words.completeTitle}>
      <Card className={styles.card}>
        <p>{isForVisit ? words.completeForVisit : words.completeText}</p>
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
