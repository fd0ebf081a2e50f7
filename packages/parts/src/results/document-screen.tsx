import { dayOf, showDate } from '@vizit/client/days/show-day'
import { labName } from '@vizit/client/names/spoken-services'
import { files } from '@vizit/client/platform/files'
import { useShownDocument } from '@vizit/client/results/opened-reports'
import type { ReportAsked } from '@vizit/client/results/report-asked'
import { reportIdOf, stateOf } from '@vizit/client/results/report-state'
import { useCardsClosed } from '@vizit/client/results/use-open-cards'
import { useOpenReport } from '@vizit/client/results/use-report'
import { useReports } from '@vizit/client/results/use-tests'
import { Button } from '@vizit/ui/button'
import { CardSkeleton } from '@vizit/ui/card-skeleton'
import { Link } from '@vizit/ui/page/link'
import { Section } from '@vizit/ui/page/section'
import Download from 'lucide-react/icons/download'
import { lazy, Suspense, useEffect, useEffectEvent } from 'react'
import { useAddresses } from '../addresses/addresses.ts'
import { Screen } from '../frame/screen.tsx'
import { useWays } from '../ways/ways.ts'
import { useWords } from '../words/words.tsx'
import { DemoNotice } from './demo-notice.tsx'
import { FailedDialog } from './opener-dialogs.tsx'
import styles from './pdf-pages.module.css'
import { type ReportOrigin, useGoBack, useReportWay } from './report-ways.ts'
import { NoDiagnosis } from './tests-aside.tsx'
import { ValuesSection } from './values-section.tsx'

/** The drawing of pages is the heaviest part of the product: it comes with the first document. */
const PdfPages = lazy(async () => ({ default: (await import('./pdf-pages.tsx')).PdfPages }))

/** [1.25] A conclusion or a result: its values as a table, its pages as they are. */
export function DocumentScreen() {
  const { origin, asked } = useReportWay()
  if (!asked) return null
  return <OpenDocument key={reportIdOf(asked)} asked={asked} origin={origin} />
}

function OpenDocument({ asked, origin }: { asked: ReportAsked; origin: ReportOrigin }) {
  const words = useWords('results')
  const shell = useWords('shell')
  const addresses = useAddresses()
  const ways = useWays()
  const goBack = useGoBack(origin)
  const shown = useShownDocument()
  const opening = useOpenReport()
  const report = useReports().data?.find(one => one.id === reportIdOf(asked))
  const answer = opening.data
  const pdf = shown.read(asked) ?? (answer?.kind === 'shown' ? answer.pdf : undefined)
  const isHere = pdf !== undefined

  const askCode = () => void ways.go(addresses.report(origin, 'code'), { state: { ...stateOf(asked), ended: true }, replace: true })
  const begin = useEffectEvent(() => {
    if (isHere) return
    // A reload, or the way forward again: opened as from the list.
    opening.mutate(asked, { onSuccess: said => (said.kind === 'confirm-code' ? askCode() : undefined) })
  })
  useEffect(() => begin(), [])
  useCardsClosed(askCode)

  return (
    <Screen
      title={report ? labName(report.name) : words.document}
      note={report ? [showDate(dayOf(report.date), undefined), report.physicianName].filter(Boolean).join(' · ') : undefined}
      back={{ label: shell.back, onPress: goBack }}
    >
      <DemoNotice />
      {pdf ? <ValuesSection asked={asked} /> : null}
      {report && report.physicianId !== null && report.physicianName ? (
        <p>
          {report.kind === 'test' ? words.orderedBy : words.writtenBy}{' '}
          <Link href={addresses.doctor(report.physicianId)}>{report.physicianName}</Link>
        </p>
      ) : null}
      <NoDiagnosis doctorId={report?.physicianId ?? null} />
      <div className={styles.document}>
        <Section
          title={words.document}
          note={
            pdf && report ? (
              <Button
                kind="second"
                size="small"
                icon={<Download aria-hidden="true" />}
                onClick={() => void files.save(pdf, report.fileName)}
              >
                {words.download}
              </Button>
            ) : undefined
          }
        >
          {pdf ? (
            <Suspense fallback={<CardSkeleton lines={6} />}>
              <PdfPages pdf={pdf} />
            </Suspense>
          ) : (
            <CardSkeleton lines={6} />
          )}
        </Section>
      </div>
      {answer?.kind === 'failed' ? <FailedDialog failure={answer.failure} onClose={goBack} /> : null}
    </Screen>
  )
}
