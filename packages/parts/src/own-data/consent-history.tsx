import { dayOf, showDate } from '@vizit/client/days/show-day'
import type { GivenConsent } from '@vizit/client/own-data/own-consents'
import { useWords } from '../words/words.tsx'
import styles from './own-data.module.css'

const NO_YEAR = '0000-01-01'

/** Every acceptance with its version, where it was given and when it was taken back; only where there is more to tell than the card says. */
export function ConsentHistory({ history }: { history: readonly GivenConsent[] }) {
  const words = useWords('ownData')
  if (history.length < 2 && history[0]?.withdrawnAt === null) return null
  if (history.length === 0) return null
  return (
    <details>
      <summary className={styles.small}>{words.history}</summary>
      <ul className={styles.small}>
        {history.map(({ givenAt, version, channel, withdrawnAt }, at) => (
          <li key={`${givenAt} ${at}`}>
            {words.historyLine(showDate(dayOf(givenAt), NO_YEAR), version, words.channels[channel] ?? words.channelOther)}
            {withdrawnAt === null ? null : `; ${words.historyEnd(showDate(dayOf(withdrawnAt), NO_YEAR))}`}
          </li>
        ))}
      </ul>
    </details>
  )
}
