import Timer from 'lucide-react/icons/timer'
import { type ReactNode, useState } from 'react'
import { LiveRegion } from '../live-region.tsx'
import { passedMoment } from './hold-announcement.ts'
import styles from './hold-timer.module.css'

export type HoldTimerProps = {
  /** Whole seconds; the caller counts. */
  secondsLeft: number
  totalSeconds: number
  /** `4:12` of 252. */
  format: (seconds: number) => string
  /** The line on a phone, before the figure. */
  label: ReactNode
  /** The sentence beside the ring on a desk, with the figure inside. */
  sentence: (figure: string) => ReactNode
  /** Below the sentence on a desk: what happens when the time is over. */
  note?: ReactNode
  /** What is spoken, only at 2:00 and 0:30. */
  announce: (secondsLeft: number) => string
}

/** How long a time is still held: a line on a phone, a ring of 44 on a desk. */
export function HoldTimer({ secondsLeft, totalSeconds, format, label, sentence, note, announce }: HoldTimerProps) {
  const [before, setBefore] = useState(secondsLeft)
  const [spoken, setSpoken] = useState('')
  if (secondsLeft !== before) {
    setBefore(secondsLeft)
    if (passedMoment(before, secondsLeft)) setSpoken(announce(secondsLeft))
  }
  const figure = format(Math.max(0, secondsLeft))
  const share = Math.max(0, Math.min(1, secondsLeft / totalSeconds))
  return (
    <div className={styles.hold}>
      <div className={styles.line} role="timer" aria-live="off">
        <Timer size={22} strokeWidth={1.9} aria-hidden="true" />
        <span className={styles.label}>{label}</span>
        <b className={styles.figure}>{figure}</b>
      </div>
      <div className={styles.card} role="timer" aria-live="off">
        <svg className={styles.ring} width="44" height="44" viewBox="0 0 44 44" aria-hidden="true" focusable="false">
          <circle className={styles.track} cx="22" cy="22" r="19.5" />
          <circle
            className={styles.left}
            cx="22"
            cy="22"
            r="19.5"
            pathLength="1"
            strokeDasharray={`${share} 1`}
            transform="rotate(-90 22 22)"
          />
        </svg>
        <div>
          <p className={styles.sentence}>{sentence(figure)}</p>
          {note ? <p className={styles.note}>{note}</p> : null}
        </div>
      </div>
      <LiveRegion text={spoken} />
    </div>
  )
}
