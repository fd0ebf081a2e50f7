import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './decisions-card.module.css'

export type DecisionProps = {
  question: ReactNode
  answer: ReactNode
  /** Avatar before the words, on a desk only. */
  lead?: ReactNode
  /** Half of the width on a phone; put two beside each other. */
  half?: boolean
  /** Must be answered next: stands out, and says so in these words. */
  compulsory?: string | undefined
  /** Whether what it opens is open now. */
  open?: boolean
  onOpen: () => void
} & Omit<ComponentPropsWithRef<'button'>, 'onClick' | 'children'>

/** A row of the `DecisionsCard`: question, answer, chevron. What it opens is the caller's (usually a `Dialog`). */
export function Decision({ question, answer, lead, half, compulsory, open, onOpen, className, ...button }: DecisionProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      {...button}
      aria-expanded={open}
      className={classNames(styles.row, half && styles.half, compulsory && styles.compulsory, className)}
      onClick={onOpen}
    >
      {lead ? <span className={styles.lead}>{lead}</span> : null}
      <span className={styles.words}>
        <span className={styles.question}>
          {question} {compulsory ? <b className={styles.must}>· {compulsory} </b> : null}
        </span>
        <span className={styles.answer}>{answer}</span>
      </span>
      <ChevronDown className={styles.chevron} strokeWidth={2} aria-hidden="true" />
    </button>
  )
}
