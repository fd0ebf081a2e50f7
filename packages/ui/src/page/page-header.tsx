import ArrowLeft from 'lucide-react/icons/arrow-left'
import type { ReactNode, Ref } from 'react'
import { classNames } from '../class-names.ts'
import { IconButton } from '../icon-button.tsx'
import styles from './page-header.module.css'

export type PageHeaderProps = {
  title: ReactNode
  /** One line under the title. */
  note?: ReactNode
  /** The arrow before the title: a place or an action, always named. */
  back?: { label: string; href: string } | { label: string; onPress: () => void }
  /** Buttons at the end. */
  actions?: ReactNode
  /** The heading itself, for focus after a change of page. */
  titleRef?: Ref<HTMLHeadingElement>
  /** An avatar or mark before the title. */
  lead?: ReactNode
  /** On a phone the actions stand beside the arrow, and the title below has the whole width: for a long one with few small actions. */
  actionsAbove?: boolean
}

/** The top of a page: one h1, a named way back, actions. */
export function PageHeader({ title, note, back, actions, titleRef, lead, actionsAbove }: PageHeaderProps) {
  const arrow = <ArrowLeft aria-hidden="true" />
  return (
    <header className={classNames(styles.header, actionsAbove && styles.above)}>
      {back ? (
        'href' in back ? (
          <IconButton kind="plain" className={styles.back} label={back.label} icon={arrow} href={back.href} />
        ) : (
          <IconButton kind="plain" className={styles.back} label={back.label} icon={arrow} onClick={back.onPress} />
        )
      ) : null}
      {lead}
      <div className={styles.words}>
        <h1 ref={titleRef} tabIndex={-1}>
          {title}
        </h1>
        {note ? <p className={styles.note}>{note}</p> : null}
      </div>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </header>
  )
}
