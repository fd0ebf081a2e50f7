import { placePoints, type TrendPoint } from '@vizit/client/results/trend-points'
import styles from './values-table.module.css'

const WIDTH = 320
const HEIGHT = 150

/** A line over the dates, with the reference range of the last value as a band. `label` says it in words. */
export function TrendChart({ points, label }: { points: readonly TrendPoint[]; label: string }) {
  const { dots, band } = placePoints(points, { width: WIDTH, height: HEIGHT })
  return (
    <svg className={styles.chart} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      {band ? <rect className={styles.band} x="0" width={WIDTH} y={band.top} height={band.bottom - band.top} /> : null}
      <polyline className={styles.line} points={dots.map(dot => `${dot.x},${dot.y}`).join(' ')} />
      {dots.map(dot => (
        <g key={`${dot.x} ${dot.y}`}>
          <circle className={styles.dot} cx={dot.x} cy={dot.y} r="6" />
          <text className={styles.figure} x={dot.x} y={dot.y - 12}>
            {dot.text}
          </text>
        </g>
      ))}
    </svg>
  )
}
