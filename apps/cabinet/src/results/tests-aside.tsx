import { useProfile } from '@vizit/client/profile/use-profile'
import { hiddenRelatives } from '@vizit/client/results/hidden-relatives'
import { useWords } from '@vizit/client/words.tsx'
import { Card } from '@vizit/ui/card'
import { Link } from '@vizit/ui/link'
import styles from './tests-screen.module.css'

/** Beside the tests: how one is opened, what a result is not, and whose are missing because they were not shared. */
export function TestsAside({ hasTests }: { hasTests: boolean }) {
  const words = useWords('results')
  const hidden = hiddenRelatives(useProfile().data)
  return (
    <div className={styles.aside}>
      {hasTests ? (
        <Card title={words.howTitle}>
          <p>{words.howText}</p>
        </Card>
      ) : null}
      {hidden.length > 0 ? (
        <Card title={words.hiddenTitle}>
          <p>{words.hiddenText(hidden.join(', '))}</p>
          <Link standalone href="/family">
            {words.hiddenLink}
          </Link>
        </Card>
      ) : null}
      {hasTests ? <NoDiagnosis /> : null}
    </div>
  )
}

/** Under every figure that may frighten. */
export function NoDiagnosis() {
  const words = useWords('results')
  return (
    <p className={styles.noDiagnosis}>
      {words.noDiagnosis} <Link href="/timeslot">{words.showDoctor}</Link>.
    </p>
  )
}
