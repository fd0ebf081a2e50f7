import { useNow } from '@vizit/client/api/clock'
import { useProfile } from '@vizit/client/profile/use-profile'
import { ageOn } from '@vizit/rules/age'
import { minskDay } from '@vizit/rules/days'
import { OWN_VOICE_AGE } from '@vizit/rules/own-voice'
import { Button } from '@vizit/ui/button'
import { Card } from '@vizit/ui/card'
import { useAddresses } from '../addresses/addresses.ts'
import { Screen } from '../frame/screen.tsx'
import { useWords } from '../words/words.tsx'
import styles from './family.module.css'
import { FamilyRefused } from './family-refused.tsx'

/** [5.29] The section is for adults; from 16 on one may bring the own phone to the profile that the parents have led [R3]. */
export function YoungRefused() {
  const words = useWords('family')
  const addresses = useAddresses()
  const today = minskDay(useNow())
  const birthday = useProfile().data?.birthday
  const hasVoice = birthday && ageOn(birthday, today) >= OWN_VOICE_AGE
  return (
    <Screen title={words.title}>
      {hasVoice ? (
        <Card title={words.haveCode}>
          <p className={styles.quiet}>{words.youngText}</p>
          <Button kind="outline" className={styles.code} href={addresses.enterCode()}>
            {words.haveCodeAction}
          </Button>
        </Card>
      ) : null}
      <FamilyRefused title={words.onlyAdults} text={words.onlyAdultsText} />
    </Screen>
  )
}
