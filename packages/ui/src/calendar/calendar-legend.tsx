import styles from './month-calendar.module.css'

/** The key to the bars under the days. */
export function CalendarLegend({ many, few }: { many: string; few: string }) {
  return (
    <p className={styles.legend} aria-hidden="true">
      <span data-fill="many">
        <i />
        {many}
      </span>
      <span data-fill="few">
        <i />
        {few}
      </span>
    </p>
  )
}
