import { dayOf, showDate } from '@vizit/client/days/show-day'
import { labName, labValue } from '@vizit/client/names/spoken-services'
import { useTrend } from '@vizit/client/results/use-report'
import { rangeText } from '@vizit/rules/test-results'
import { Skeleton } from '@vizit/ui/skeleton'
import { useWords } from '../words/words.tsx'
import styles from './trend.module.css'
import { TrendChart } from './trend-chart.tsx'

const shown = (number: number) => labValue(String(number).replace('.', ','))

/** One value over time: a drawing for the eye, and the same as a table. */
export function Trend({ reportId, place, accessCode }: { reportId: string; place: number; accessCode: string }) {
  const words = useWords('results')
  const trend = useTrend(reportId, place, accessCode)
  if (trend.isError) return <p role="alert">{words.trendFailed}</p>
  if (!trend.data) {
    return (
      <div aria-busy="true">
        <span className="visually-hidden">{words.trendLoading}</span>
        <Skeleton width="100%" height="150px" shape="box" />
      </div>
    )
  }
  const { points } = trend.data
  const [name, unit] = [labName(trend.data.name), labValue(trend.data.unit)]
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || points.length < 2) return <p className={styles.legend}>{words.trendAlone}</p>
  return (
    <>
      <TrendChart points={points} show={shown} label={words.chart(name, unit, shown(first.number), shown(last.number))} />
      {rangeText(last.range, words.ofRange) ? <p className={styles.legend}>{words.normBand}</p> : null}
      <table className={styles.past} aria-label={words.trendLabel(name)}>
        <thead>
          <tr>
            <th scope="col">{words.date}</th>
            <th scope="col">{words.value}</th>
            <th scope="col">{words.range}</th>
          </tr>
        </thead>
        <tbody>
          {points.toReversed().map(point => (
            <tr key={`${point.reportId} ${point.number}`}>
              <th scope="row">{`${showDate(dayOf(point.date))} ${dayOf(point.date).slice(0, 4)}`}</th>
              <td>{`${shown(point.number)} ${unit}`}</td>
              <td>{rangeText(point.range, words.ofRange)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
