import type { ReactNode } from 'react'
import { Glued } from '../glued.tsx'
import { BareLink } from '../page/link-provider.tsx'
import styles from './talon-body.module.css'

export type TalonBodyProps = {
  /** `14:30` or `14:30–14:50`; the loudest thing of the body. */
  time?: ReactNode
  badge?: ReactNode
  title: ReactNode
  /** Where a tap on the ticket leads, anywhere but on its buttons; the title is the link. */
  href?: string
  /** Id of the heading, for `labelledBy` of the talon. */
  titleId?: string
  titleLevel?: 2 | 3 | 4
  /** Plain lines below the title: speciality and for whom, place, what happens next. */
  lines?: readonly ReactNode[]
  /** Small buttons at the foot. */
  actions?: ReactNode
  children?: ReactNode
}

/** The usual order inside a talon: time and badge, name, lines, actions. */
export function TalonBody({ time, badge, title, href, titleId, titleLevel = 3, lines = [], actions, children }: TalonBodyProps) {
  const Title = `h${titleLevel}` as const
  return (
    <>
      {time || badge ? (
        <div className={styles.top}>
          {time ? (
            <span className={styles.time} data-talon-time>
              {time}
            </span>
          ) : null}
          {badge}
        </div>
      ) : null}
      <Title className={styles.title} id={titleId}>
        {href === undefined ? (
          title
        ) : (
          <BareLink className={styles.whole} href={href}>
            {title}
          </BareLink>
        )}
      </Title>
      {lines.map((line, at) => (
        // The lines are a fixed list of one visit: their place is their identity.
        <p key={at} className={styles.line}>
          {typeof line === 'string' ? <Glued text={line} /> : line}
        </p>
      ))}
      {children && href !== undefined ? <div className={styles.above}>{children}</div> : children}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </>
  )
}
