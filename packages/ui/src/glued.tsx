import { Fragment, type ReactNode } from 'react'
import styles from './glued.module.css'

/**
 * A text whose numbers are never broken inside. What a no-break space ties to a figure, as a house to its street, goes to the next line whole; where no line has
 * room for both, it breaks between them. A narrow place that breaks long words anywhere would break such a run at any figure.
 */
export function Glued({ text }: { text: string }): ReactNode {
  return text.split(/([^ ]+\u00a0[\d(][^ ]*)/).map((run, at) =>
    at % 2 === 0 ? (
      run
    ) : (
      <span key={at} className={styles.run}>
        {run.split(/\u00a0(?=[\d(])/).map((part, nth) => (
          <Fragment key={nth}>
            {nth > 0 ? ' ' : null}
            <span className={styles.run}>{part}</span>
          </Fragment>
        ))}
      </span>
    )
  )
}

/** A number that is written in parts, as that of a phone: in one line where that has room for it, elsewhere no part is broken inside. */
export function GluedNumber({ text }: { text: string }) {
  return <Glued text={text.replaceAll(' ', '\u00a0')} />
}
