import { type ReactNode, useEffect, useState } from 'react'
import { LiveRegion } from '../live-region.tsx'
import styles from './empty-talon.module.css'

export type EmptyTalonProps = {
  title: ReactNode
  text?: ReactNode
  /** The next step first, then other ways. */
  actions?: ReactNode
  titleLevel?: 2 | 3
  /** It answers what somebody looked for just now: the title, in words, is read aloud. */
  isAnswer?: boolean
}

/** Nothing here yet: a dotted blank ticket, a sentence and the next step. */
export function EmptyTalon({ title, text, actions, titleLevel = 2, isAnswer }: EmptyTalonProps) {
  const Title = `h${titleLevel}` as const
  return (
    <div className={styles.empty}>
      <svg className={styles.drawing} width="258" height="130" viewBox="0 0 258 130" aria-hidden="true" focusable="false">
        <path
          className={styles.paper}
          d="M21 1h50a8 8 0 0 0 16 0h150a20 20 0 0 1 20 20v88a20 20 0 0 1-20 20H87a8 8 0 0 0-16 0H21a20 20 0 0 1-20-20V21A20 20 0 0 1 21 1Z"
        />
        <path className={styles.dots} d="M79 22v88M103 47h124M103 75h124M103 103h82" />
        <rect className={styles.bar} x="23" y="29" width="34" height="8" rx="4" />
        <rect className={styles.plusBack} x="23" y="45" width="34" height="34" rx="11" />
        <path className={styles.plus} d="M40 54.5v15M32.5 62h15" />
        <rect className={styles.bar} x="23" y="87" width="34" height="8" rx="4" />
      </svg>
      <Title className={styles.title}>{title}</Title>
      {text ? <p className={styles.text}>{text}</p> : null}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
      {isAnswer && typeof title === 'string' ? <SaidOnce text={`${title}.`} /> : null}
    </div>
  )
}

/** A region that comes with its text is not read aloud: the text comes after it. */
function SaidOnce({ text }: { text: string }) {
  const [said, setSaid] = useState('')
  useEffect(() => setSaid(text), [text])
  return <LiveRegion text={said} />
}
