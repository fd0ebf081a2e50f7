import { useNow } from '@vizit/client/api/clock'
import { share } from '@vizit/client/platform/share'
import { countdownText } from '@vizit/client/sign-in/attempt'
import { Card } from '@vizit/ui/card'
import { PassOn } from '../../passing-on/pass-on.tsx'
import { useWords } from '../../words/words.tsx'
import styles from './family-code.module.css'

/** The six digits, how long they are good, and the ways to pass them on. `path`: where the other one enters them. */
export function FamilyCode({ code, until, path }: { code: string; until: string; path: string }) {
  const words = useWords('family')
  const now = useNow(1000)
  const seconds = Math.max(0, Math.ceil((Date.parse(until) - now.getTime()) / 1000))
  return (
    <Card title={words.codeOfFamily}>
      <output className={styles.digits} aria-label={`${words.codeOfFamily}: ${code.split('').join(' ')}`}>
        {code.slice(0, 3)}
        <span className={styles.dash} aria-hidden="true" />
        {code.slice(3)}
      </output>
      <p className={styles.life}>{seconds > 0 ? words.codeLives(countdownText(seconds)) : words.codeGone}</p>
      <div className={styles.pass}>
        <PassOn
          copy={code}
          share={words.codeShareText(code, `${share.origin()}${path}`)}
          copied={words.codeCopied}
          notCopied={words.codeNotCopied}
        />
      </div>
    </Card>
  )
}
