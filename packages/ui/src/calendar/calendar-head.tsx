import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { IconButton } from '../icon-button.tsx'
import styles from './month-calendar.module.css'

type CalendarHeadProps = {
  titleId: string
  title: string
  question: string | undefined
  previous: string
  next: string
  onEarlier: (() => void) | undefined
  onLater: (() => void) | undefined
}

/** Months in view and the two arrows of a `MonthCalendar`. */
export function CalendarHead({ titleId, title, question, previous, next, onEarlier, onLater }: CalendarHeadProps) {
  return (
    <div className={styles.head}>
      <div className={styles.words}>
        {question ? <p className={styles.question}>{question}</p> : null}
        <p className={styles.title} id={titleId} aria-live="polite">
          {title}
        </p>
      </div>
      {/* They stay where Tab goes: the press that led to the last weeks would leave the focus nowhere. */}
      <IconButton kind="plain" label={previous} icon={<ChevronLeft aria-hidden="true" />} aria-disabled={!onEarlier} onClick={onEarlier} />
      <IconButton kind="plain" label={next} icon={<ChevronRight aria-hidden="true" />} aria-disabled={!onLater} onClick={onLater} />
    </div>
  )
}
