import { type ReactNode, useId } from 'react'
import styles from './section.module.css'

export type SectionProps = {
  title: ReactNode
  /** At the end of the heading's line: a count, a sorting, a link. */
  note?: ReactNode
  level?: 2 | 3
  children: ReactNode
}

/** A heading with what belongs to it, 12 between the cards. */
export function Section({ title, note, level = 2, children }: SectionProps) {
  const id = useId()
  const Title = `h${level}` as const
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <Title className={styles.title} id={id}>
          {title}
        </Title>
        {note ? <div className={styles.note}>{note}</div> : null}
      </div>
      {children}
    </section>
  )
}
