import { useRelatives } from '@vizit/client/family/use-relatives'
import { useNow } from '@vizit/client/api/clock.tsx'
import { useProfile } from '@vizit/client/profile/use-profile'
import { useWords } from '@vizit/client/words.tsx'
import { isAdult } from '@vizit/rules/age'
import { minskDay } from '@vizit/rules/days'
import { mayAdd } from '@vizit/rules/family'
import { Banner } from '@vizit/ui/banner'
import { Button } from '@vizit/ui/button'
import { Screen } from '../shell/screen.tsx'
import { useSupport } from '../shell/use-support.ts'
import { AddChildForm } from './add-child-form.tsx'
import styles from './family.module.css'

/** [2.43] A child is added by an adult, while there is room [5.73]. */
export function AddChildScreen() {
  const words = useWords('family')
  const shell = useWords('shell')
  const today = minskDay(useNow())
  const birthday = useProfile().data?.birthday
  const family = useRelatives().data ?? []
  const isFull = mayAdd('CHILD', family) === 'TOO_MANY_CHILDREN'
  const isMinor = birthday ? !isAdult(birthday, today) : false
  return (
    <Screen title={words.addTitle} note={words.addNote} back={{ label: shell.back, href: '/family' }}>
      {isMinor ? (
        <Refused title={words.onlyAdults} text={words.onlyAdultsText} />
      ) : isFull ? (
        <Refused title={words.full} text={words.fullText} />
      ) : (
        <AddChildForm family={family} />
      )}
    </Screen>
  )
}

function Refused({ title, text }: { title: string; text: string }) {
  const support = useSupport(useWords('family').supportAction)
  return (
    <div className={styles.refused}>
      <Banner kind="info" title={title}>
        {text}
      </Banner>
      {support ? <Button href={support.href}>{support.label}</Button> : null}
    </div>
  )
}
