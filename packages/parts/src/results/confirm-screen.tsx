import { labName } from '@vizit/client/names/spoken-services'
import { useWantReport } from '@vizit/client/results/opened-reports'
import type { ReportAsked } from '@vizit/client/results/report-asked'
import { reportIdOf } from '@vizit/client/results/report-state'
import { useOpeningTools } from '@vizit/client/results/use-open-cards'
import { useReports } from '@vizit/client/results/use-tests'
import { Banner } from '@vizit/ui/banner'
import { Card } from '@vizit/ui/card'
import Lock from 'lucide-react/icons/lock'
import { Screen } from '../frame/screen.tsx'
import { useWords } from '../words/words.tsx'
import { CodeForm } from './code-form.tsx'
import styles from './confirm-screen.module.css'
import { type ReportOrigin, useGoBack, useReportWay } from './report-ways.ts'

/** [2.31] The code of the medical card before a document is opened. An address alone says nothing of what is to be opened. */
export function ConfirmScreen() {
  const { origin, asked, isEnded } = useReportWay()
  if (!asked) return null
  return <ConfirmCode key={reportIdOf(asked)} asked={asked} origin={origin} isEnded={isEnded} />
}

function ConfirmCode({ asked, origin, isEnded }: { asked: ReportAsked; origin: ReportOrigin; isEnded: boolean }) {
  const words = useWords('results')
  const shell = useWords('shell')
  const goBack = useGoBack(origin)
  const want = useWantReport()
  const report = useReports().data?.find(one => one.id === reportIdOf(asked))

  return (
    <Screen title={words.codeTitle} back={{ label: shell.back, onPress: goBack }}>
      <Card className={styles.card}>
        {isEnded ? (
          <Banner kind="wait" title={words.closed} live>
            {words.closedText}
          </Banner>
        ) : null}
        <p className={styles.lead}>{words.codeText(labName(report?.name ?? ''), report?.branchName ?? '')}</p>
        <p className={styles.what}>{words.codeWhat}</p>
        <CodeForm
          card={{ profileId: asked.profileId, providerCode: asked.providerCode }}
          onConfirmed={() => {
            // [4.80] The list that it was asked from opens it.
            want(asked)
            goBack()
          }}
        />
        <Closing />
      </Card>
    </Screen>
  )
}

/** How long a document stays open. */
function Closing() {
  const words = useWords('results')
  const { idleMs } = useOpeningTools()
  if (idleMs < 0) return null
  return (
    <p className={styles.closing}>
      <Lock aria-hidden="true" />
      <span>{idleMs === 0 ? words.closesAtOnce : words.closesAfter(Math.round(idleMs / 1000))}</span>
    </p>
  )
}
