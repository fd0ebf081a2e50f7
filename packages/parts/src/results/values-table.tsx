import { labName, labValue } from '@vizit/client/names/spoken-services'
import type { Reply } from '@vizit/contract/endpoint'
import type { readObservations } from '@vizit/contract/results'
import { rangeText } from '@vizit/rules/test-results'
import { Button } from '@vizit/ui/button'
import ChartLine from 'lucide-react/icons/chart-line'
import { Fragment, useState } from 'react'
import { useWords } from '../words/words.tsx'
import { LabName, LabValue } from './lab-name.tsx'
import { Trend } from './trend.tsx'
import styles from './values-table.module.css'
import { VerdictBadge } from './verdict-badge.tsx'

type Observation = Reply<typeof readObservations>['observations'][number]
type ValuesTableProps = { observations: readonly Observation[]; reportId: string; accessCode: string }

/** Value, unit, reference range, and in words how the value stands to it. */
export function ValuesTable({ observations, reportId, accessCode }: ValuesTableProps) {
  const words = useWords('results')
  const [openRow, setOpenRow] = useState<number | null>(null)
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{words.name}</th>
          <th scope="col">{words.value}</th>
          <th scope="col">{words.range}</th>
        </tr>
      </thead>
      <tbody>
        {observations.map((one, row) => (
          // The same quantity may stand twice in a report: its row is its identity.
          <Fragment key={row}>
            <tr className={styles.row}>
              <th scope="row">
                <LabName name={one.name} />
                {one.hasTrend ? (
                  <Button
                    kind="ghost"
                    size="small"
                    flush
                    icon={<ChartLine aria-hidden="true" />}
                    aria-label={words.trendLabel(labName(one.name))}
                    aria-expanded={openRow === row}
                    onClick={() => setOpenRow(openRow === row ? null : row)}
                  >
                    {words.trend}
                  </Button>
                ) : null}
              </th>
              <td>
                <span className={styles.value}>
                  <b>
                    <LabValue text={one.value} />
                  </b>{' '}
                  {labValue(one.unit)}
                </span>
                <VerdictBadge verdict={one.verdict} />
              </td>
              <td className={styles.range}>{rangeText(one.range, words.ofRange)}</td>
            </tr>
            {openRow === row ? (
              <tr>
                <td colSpan={3} className={styles.trend}>
                  <Trend reportId={reportId} place={row} accessCode={accessCode} />
                </td>
              </tr>
            ) : null}
          </Fragment>
        ))}
      </tbody>
    </table>
  )
}
