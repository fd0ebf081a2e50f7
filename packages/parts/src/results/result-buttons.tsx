import { dayOf, showDate } from '@vizit/client/days/show-day'
import { labName } from '@vizit/client/names/spoken-services'
import { reportIdOf, reportsOfVisit } from '@vizit/client/results/report-state'
import { useReports } from '@vizit/client/results/use-tests'
import type { Visit } from '@vizit/contract/visits'
import { Button } from '@vizit/ui/button'
import Lock from 'lucide-react/icons/lock'
import { useWords } from '../words/words.tsx'
import styles from './result-buttons.module.css'
import { useReportOpening } from './use-report-opening.tsx'

/** [4.75] The conclusions and results of a visit that is over. The server names them only to who has VIEW_REPORTS_TESTS. */
export function ResultButtons({ visit }: { visit: Visit }) {
  const words = useWords('results')
  const reports = useReports().data
  const documents = reportsOfVisit(visit, reports)
  const { open, openingId, dialogs } = useReportOpening(
    'visits',
    asked => asked.kind === 'visit' && asked.orderId === visit.orderId,
    asked => {
      const report = reports?.find(one => one.id === reportIdOf(asked))
      return { name: report ? labName(report.name) : words.document, fileName: report?.fileName ?? '' }
    }
  )
  const date = showDate(dayOf(visit.startDate))
  return (
    <>
      <ul className={styles.buttons} aria-label={words.fromVisit}>
        {documents.map(({ asked, kind, name }) => {
          const shown = labName(name) || (kind === 'test' ? words.result : words.conclusion)
          return (
            <li key={asked.kind === 'visit' ? asked.reportResult : asked.id}>
              <Button
                kind="second"
                size="small"
                icon={<Lock aria-hidden="true" />}
                waiting={openingId === reportIdOf(asked) ? words.opening : undefined}
                aria-label={`${shown}: ${words.open.toLocaleLowerCase()}, ${date}`}
                onClick={() => open(asked)}
              >
                {shown}
              </Button>
            </li>
          )
        })}
      </ul>
      {dialogs}
    </>
  )
}
