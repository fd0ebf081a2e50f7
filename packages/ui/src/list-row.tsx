import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import styles from './list.module.css'
import { BareLink } from './page/link-provider.tsx'

export type ListRowProps = {
  /** Icon (22 px) or avatar. */
  lead?: ReactNode
  title: ReactNode
  /** Small line below the title; `caption` puts it above, as a question over its answer. */
  note?: ReactNode
  caption?: ReactNode
  /** Badges below the note. */
  badges?: ReactNode
  /** At the end: words, an icon, a small button. A row that opens must have no button here. */
  trail?: ReactNode
  /** Where the row leads; it then shows a chevron. */
  href?: string
  download?: boolean | string
  /** What the row does; it then shows a chevron. With `href`: what is done as it leads there. */
  onPress?: () => void
}

/** One row of a `List`, 64 high or more. The chevron stands only where the row opens something. */
export function ListRow({ lead, title, note, caption, badges, trail, href, download, onPress }: ListRowProps) {
  const inside = (
    <>
      {lead ? <span className={styles.lead}>{lead}</span> : null}
      <span className={styles.content}>
        <span className={styles.words}>
          {caption ? <span className={styles.caption}>{caption}</span> : null}
          <span className={styles.title}>{title}</span>
          {note ? <span className={styles.note}>{note}</span> : null}
          {badges ? <span className={styles.badges}>{badges}</span> : null}
        </span>
        {trail ? <span className={styles.trail}>{trail}</span> : null}
        {href !== undefined || onPress ? (
          trail ? null : (
            <ChevronRight className={styles.chevron} strokeWidth={2} aria-hidden="true" />
          )
        ) : null}
      </span>
    </>
  )
  return (
    <li className={styles.item}>
      {href !== undefined ? (
        <BareLink className={styles.row} href={href} download={download} onClick={onPress}>
          {inside}
        </BareLink>
      ) : onPress ? (
        <button className={styles.row} type="button" onClick={onPress}>
          {inside}
        </button>
      ) : (
        <div className={styles.row}>{inside}</div>
      )}
    </li>
  )
}
