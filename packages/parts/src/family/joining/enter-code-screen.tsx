import { roomIn } from '@vizit/client/family/new-members'
import { useRelatives } from '@vizit/client/family/use-relatives'
import { useState } from 'react'
import { useAddresses } from '../../addresses/addresses.ts'
import { Screen } from '../../frame/screen.tsx'
import { useWords } from '../../words/words.tsx'
import { useBackFrom } from '../use-back-from.ts'
import { EnterCode } from './enter-code.tsx'
import styles from './family-code.module.css'
import { LimitRefused } from './limit-refused.tsx'

/** [2.45] Joins a family by a code: a spouse's where the code does not say whose it is [R15]. */
export function RequestScreen() {
  const words = useWords('family')
  const shell = useWords('shell')
  const addresses = useAddresses()
  // Whoever is let in while the page is open has a spouse then, and hears the good news instead.
  const [isAsked, setAsked] = useState(false)
  const isFull = roomIn(useRelatives().data ?? []).spouse === 'SPOUSE_EXISTS' && !isAsked
  return (
    <Screen title={words.requestTitle} note={isFull ? undefined : words.requestNote} back={{ label: shell.back, href: addresses.family() }}>
      {isFull ? (
        <LimitRefused limit="SPOUSE_EXISTS" />
      ) : (
        <div className={styles.page}>
          <EnterCode as="SPOUSE" onAsked={() => setAsked(true)} />
        </div>
      )}
    </Screen>
  )
}

/** [2.48] The one field for a code that was shown by somebody: the code itself tells whether a spouse or a relative shows it. Also for a young person from 16 on. `from`: where a visit is booked, which goes on there. */
export function EnterCodeScreen({ from }: { from?: string | undefined }) {
  const words = useWords('family')
  return (
    <Screen title={words.enterTitle} note={words.enterNote} back={useBackFrom(from)}>
      <div className={styles.page}>
        <EnterCode as="RELATIVE" from={from} />
      </div>
    </Screen>
  )
}
