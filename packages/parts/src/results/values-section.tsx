import { failureOf } from '@vizit/client/api/call-failure'
import { labName } from '@vizit/client/names/spoken-services'
import type { ReportAsked } from '@vizit/client/results/report-asked'
import { reportIdOf } from '@vizit/client/results/report-state'
import { useOpeningTools } from '@vizit/client/results/use-open-cards'
import { useObservations } from '@vizit/client/results/use-report'
import type { Reply } from '@vizit/contract/endpoint'
import type { readObservations } from '@vizit/contract/results'
import { outOfRange } from '@vizit/rules/test-results'
import { Banner } from '@vizit/ui/banner'
import { Card } from '@vizit/ui/card'
import { CardSkeleton } from '@vizit/ui/card-skeleton'
import { Section } from '@vizit/ui/page/section'
import { useWords } from '../words/words.tsx'
import styles from './values-table.module.css'
import { ValuesTable } from './values-table.tsx'

/** What stands in the document, to be read without it: the values, or the words of a conclusion. */
export function ValuesSection({ asked }: { asked: ReportAsked }) {
  const words = useWords('results')
  const { codes } = useOpeningTools()
  const accessCode = codes.read(asked)
  const reportId = reportIdOf(asked)
  const values = useObservations(reportId, accessCode)
  // A card that is asked for its code every time has been used up by the document.
  if (accessCode === undefined) return null
  if (values.isError) {
    return failureOf(values.error).code === 'INVALID_ACODE' ? null : (
      <Banner live kind="wait" title={words.tableFailed} retry={{ label: words.retry, onPress: () => void values.refetch() }}>
        {words.tableFailedText}
      </Banner>
    )
  }
  if (!values.data) return <CardSkeleton lines={4} />
  const { observations, text } = values.data
  return (
    <>
      {observations.length > 0 ? (
        <Section title={words.table}>
          <OutOfRange observations={observations} />
          <ValuesTable observations={observations} reportId={reportId} accessCode={accessCode} />
        </Section>
      ) : null}
      {text ? (
        <Section title={words.conclusion}>
          <Card className={styles.text}>
            {text.split('\n').map((paragraph, at) => (
              // The paragraphs of a conclusion never change places.
              <p key={at}>{paragraph}</p>
            ))}
          </Card>
        </Section>
      ) : null}
    </>
  )
}

/** How many of the values are out of their range, and which: before any figure is read. A value without a range is not counted among them, and told of. */
function OutOfRange({ observations }: Pick<Reply<typeof readObservations>, 'observations'>) {
  const words = useWords('results')
  const { judged, out } = outOfRange(observations)
  if (judged === 0) return null
  const rangeless = observations.filter(({ range }) => range.low === null && range.high === null).length
  return (
    <Banner kind={out.length > 0 ? 'wait' : 'ok'} title={out.length > 0 ? words.outOfRange(out.length, judged) : words.allWithin(judged)}>
      {[
        out.length > 0 ? words.outNames([...new Set(out.map(labName))].join(', ')) : words.allWithinText,
        rangeless > 0 && words.noRange(rangeless)
      ]
        .filter(Boolean)
        .join(' ')}
    </Banner>
  )
}
