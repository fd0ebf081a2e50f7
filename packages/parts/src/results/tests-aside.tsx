import { useProfile } from '@vizit/client/profile/use-profile'
import { hiddenRelatives } from '@vizit/client/results/hidden-relatives'
import { Card } from '@vizit/ui/card'
import { Link } from '@vizit/ui/page/link'
import type { ReactNode } from 'react'
import { useAddresses } from '../addresses/addresses.ts'
import { useWords } from '../words/words.tsx'
import styles from './tests-screen.module.css'

/** Beside the tests: how one is opened, what a result is not, and whose are missing because they were not shared. Nothing to say: no column. */
export function useTestsAside(tests: number): ReactNode {
  const words = useWords('results')
  const addresses = useAddresses()
  const hidden = hiddenRelatives(useProfile().data)
  const hasTests = tests > 0
  if (!hasTests && hidden.length === 0) return undefined
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
          <Link standalone href={addresses.family()}>
            {words.hiddenLink}
          </Link>
        </Card>
      ) : null}
      {hasTests ? <NoDiagnosis /> : null}
    </div>
  )
}

/** Under every figure that may frighten. `doctorId`: who ordered or wrote it; without one any doctor will do. */
export function NoDiagnosis({ doctorId }: { doctorId?: string | null }) {
  const words = useWords('results')
  const addresses = useAddresses()
  return (
    <p className={styles.noDiagnosis}>
      {words.noDiagnosis} <Link href={doctorId ? addresses.doctor(doctorId) : addresses.timetable()}>{words.showDoctor}</Link>.
    </p>
  )
}
