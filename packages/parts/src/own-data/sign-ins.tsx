import { useNow } from '@vizit/client/api/clock'
import { useUserInfo } from '@vizit/client/own-data/use-own-data'
import { minskDay } from '@vizit/rules/days'
import { Card } from '@vizit/ui/card'
import { useMomentWords } from '../days/use-day-words.ts'
import { useWords } from '../words/words.tsx'
import styles from './own-data.module.css'

/** [3.109] How often and when this account was signed in to. Nothing stands here until that is known. */
export function SignIns() {
  const words = useWords('ownData')
  const moment = useMomentWords()
  const today = minskDay(useNow())
  const stats = useUserInfo().data?.authStats
  if (!stats?.lastSignInAt) return null
  return (
    <Card className={styles.stand}>
      <p>{words.signIns(stats.signIns)}</p>
      <p className={styles.small}>{words.lastSignIn(moment(stats.lastSignInAt, today))}</p>
    </Card>
  )
}
