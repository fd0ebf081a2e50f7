import { Card } from '@vizit/ui/card'
import { LiveRegion } from '@vizit/ui/live-region'
import Mail from 'lucide-react/icons/mail'
import { useWords } from '../words/words.tsx'
import styles from './account.module.css'

/** Where the link went and what to do with it. */
export function LetterOnItsWay({ address, after }: { address: string; after: string }) {
  const words = useWords('email')
  return (
    <Card className={styles.card}>
      <div className={styles.waiting}>
        <span className={styles.mark}>
          <Mail size={26} strokeWidth={1.9} aria-hidden="true" />
        </span>
        <p>
          {words.waitBefore}
          <b>{address}</b>
          {after}
        </p>
      </div>
      <p className={styles.note}>{words.waitNote}</p>
      <LiveRegion text={words.waiting} />
    </Card>
  )
}
