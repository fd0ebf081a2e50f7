import { dayOf, showDate } from '@vizit/client/days/show-day'
import { placePoints, type TrendPoint } from '@vizit/client/results/trend-points'
import styles from './trend.module.css'

const BOX = { width: 320, height: 140 }

type TrendChartProps = { points: readonly TrendPoint[]; label: string; show: (number: number) => string }

/** A line over the dates, with the reference range of the last value as a band. `label` says it in words. */
export function TrendChart({ points, label, show }: TrendChartProps) {
  const { dots, band, least, most } = placePoints(points, BOX)
  const ends = [points[0]!, points.at(-1)!].map(point => dayOf(point.date))
  return (
    <div className={styles.chart}>
      <div className={styles.scale} aria-hidden="true">
        <span>{show(most)}</span>
        <span>{show(least)}</span>
      </div>
      <svg className={styles.drawing} viewBox={`0 0 ${BOX.width} ${BOX.height}`} role="img" aria-label={label}>
        {band ? <rect className={styles.band} x="0" width={BOX.width} y={band.top} height={band.bottom - band.top} /> : null}
        <polyline className={styles.line} points={dots.map(dot => `${dot.x},${dot.y}`).join(' ')} />
        {dots.map((dot, at) => (
          // Two values of one day may stand at one place.
          <circle key={at} className={styles.dot} cx={dot.x} cy={dot.y} r="6" />
        ))}
      </svg>
      <div className={styles.dates} aria-hidden="true">
        {ends.map((day, at) => (
          <span key={at === 0 ? 'first' : 'last'}>{`${showDate(day)} ${day.slice(0, 4)}`}</span>
        ))}
      </div>
    </div>
  )
}
