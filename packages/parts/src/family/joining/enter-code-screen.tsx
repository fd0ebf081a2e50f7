import { useNow } from '@vizit/client/api/clock'
import { familySection } from '@vizit/client/family/family-section'
import { roomIn } from '@vizit/client/family/new-members'
import { useRelatives } from '@vizit/client/family/use-relatives'
import { useProfile } from '@vizit/client/profile/use-profile'
import { minskDay } from '@vizit/rules/days'
import { Link } from '@vizit/ui/page/link'
import { useState } from 'react'
import { useAddresses } from '../../addresses/addresses.ts'
import { Screen } from '../../frame/screen.tsx'
import { useWords } from '../../words/words.tsx'
import { EnterCode } from './enter-code.tsx'
import styles from './family-code.module.css'
import { LimitRefused } from './limit-refused.tsx'

/** [2.45] A spouse's code: asks to join that family [R15]. */
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
          {isAsked ? null : (
            <p className={styles.life}>
              {words.enterAsk} <Link href={addresses.enterCode()}>{words.enterAskOther}</Link>
            </p>
          )}
        </div>
      )}
    </Screen>
  )
}

/** [2.48] A relative's code: links the own account. Also for a young person from 16 on. */
export function EnterCodeScreen() {
  const words = useWords('family')
  const shell = useWords('shell')
  const addresses = useAddresses()
  const birthday = useProfile().data?.birthday
  const [isAsked, setAsked] = useState(false)
  const isMinor = familySection(birthday, minskDay(useNow())) === 'ADULTS_ONLY'
  return (
    <Screen title={words.enterTitle} note={words.enterNote} back={{ label: shell.back, href: addresses.family() }}>
      <div className={styles.page}>
        <EnterCode as="RELATIVE" onAsked={() => setAsked(true)} />
        {isMinor || isAsked ? null : (
          <p className={styles.life}>
            {words.enterAsk} <Link href={addresses.requestFamily()}>{words.enterAskSpouse}</Link>
          </p>
        )}
      </div>
    </Screen>
  )
}
