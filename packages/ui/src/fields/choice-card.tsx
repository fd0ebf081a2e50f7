import Info from 'lucide-react/icons/info'
import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import styles from './choice-card.module.css'
import { useChoiceGroup } from './choice-group.tsx'

export type ChoiceCardProps = {
  value: string
  title: ReactNode
  note?: ReactNode
  /** An avatar or icon before the words. */
  lead?: ReactNode
  /** Why it may not be chosen, in words; replaces the note and takes the radio away. */
  notAllowed?: ReactNode
}

/** One radio card of a `ChoiceGroup`. */
export function ChoiceCard({ value, title, note, lead, notAllowed }: ChoiceCardProps) {
  const group = useChoiceGroup()
  const noteId = useId()
  const below = notAllowed ?? note
  return (
    <label className={classNames(styles.card, Boolean(notAllowed) && styles.notAllowed)}>
      {lead}
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {below ? (
          <span className={styles.note} id={noteId}>
            {below}
          </span>
        ) : null}
      </span>
      <input
        type="radio"
        className={styles.input}
        name={group.name}
        value={value}
        checked={group.value === value}
        disabled={Boolean(notAllowed)}
        onChange={() => group.onChange(value)}
      />
      {notAllowed ? (
        <Info className={styles.info} strokeWidth={1.9} aria-hidden="true" />
      ) : (
        <span className={styles.radio} aria-hidden="true" />
      )}
    </label>
  )
}
