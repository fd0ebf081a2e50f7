import { Button } from '@vizit/ui/button'
import { Card } from '@vizit/ui/card'
import { Stack } from '@vizit/ui/stack'
import { useEffect } from 'react'
import { useAddresses } from '../addresses/addresses.ts'
import { focusHeading } from '../frame/focus-heading.ts'
import { Screen } from '../frame/screen.tsx'
import { useWords } from '../words/words.tsx'
import styles from './own-data.module.css'

/** After the erasure: what is gone, what is kept for how long and why, and that nobody is signed in now. */
export function ErasedScreen() {
  const words = useWords('ownData')
  const addresses = useAddresses()
  // The dialog that was answered last has gone, and the focus with it.
  useEffect(focusHeading, [])
  return (
    <Screen title={words.erased}>
      <div className={styles.form}>
        <p>{words.erasedText}</p>
        <Card title={words.gone}>
          <p>{words.goneText}</p>
        </Card>
        <Card title={words.kept}>
          <ul className={styles.kept}>
            {words.keptLines.map(line => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Card>
        <Stack gap={8}>
          <Button kind="second" wide href={addresses.timetable()}>
            {words.erasedFind}
          </Button>
          <Button kind="ghost" wide href={addresses.signIn()}>
            {words.erasedAnew}
          </Button>
        </Stack>
      </div>
    </Screen>
  )
}
