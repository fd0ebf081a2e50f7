import type { ReactNode } from 'react'
import styles from './talon-question.module.css'

export type TalonQuestionProps = {
  /** The plain question: for whom, to whom, where, when. */
  question: ReactNode
  /** Without an answer a dotted line waits for one. */
  answer?: ReactNode
  note?: ReactNode
}

/** One question of the ticket with its answer, in a `<dl>` of the caller or alone. */
export function TalonQuestion({ question, answer, note }: TalonQuestionProps) {
  return (
    <div className={styles.row}>
      <p className={styles.question}>{question}</p>
      {answer ? <p className={styles.answer}>{answer}</p> : <div className={styles.dots} />}
      {note ? <p className={styles.note}>{note}</p> : null}
    </div>
  )
}
