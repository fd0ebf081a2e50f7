import X from 'lucide-react/icons/x'
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { IconButton } from '../icon-button.tsx'
import { useTakesBar } from '../page/takes-bar.ts'
import { tellPressed } from '../use-shown-first.ts'
import styles from './summary-bar.module.css'
import { Talon } from './talon.tsx'

export type SummaryBarProps = {
  /** Accessible name of the region. */
  label: string
  weekday: ReactNode
  /** Two letters for a phone; without it `weekday` is shown everywhere. */
  weekdayShort?: ReactNode
  day: ReactNode
  month: ReactNode
  dateLabel?: string
  time: ReactNode
  /** Beside the time on a desk, nothing on a phone. */
  title?: ReactNode
  /** One line; may be cut with an ellipsis, so give the whole in `lineLabel`. */
  line?: ReactNode
  lineLabel?: string
  /** The one main button. */
  action: ReactNode
  /** Lets the choice go; shown on a desk. */
  onClear?: () => void
  clearLabel?: string
}

/** The chosen slot as a floating ticket; on a phone it takes the place of the bottom bar. */
export function SummaryBar({
  label,
  time,
  title,
  line,
  lineLabel,
  action,
  onClear,
  clearLabel,
  weekday,
  weekdayShort,
  ...stub
}: SummaryBarProps) {
  const bar = useRef<HTMLElement>(null)
  useFollowsSlot(bar)
  useTakesBar('float')
  const stubWeekday = weekdayShort ? (
    <>
      <span className={styles.short}>{weekdayShort}</span>
      <span className={styles.full}>{weekday}</span>
    </>
  ) : (
    weekday
  )
  return (
    <section
      className={styles.bar}
      aria-label={label}
      data-takes-bar="float"
      ref={bar}
      // Whoever has pressed another time goes on with that, however quick.
      onClickCapture={() => flushSync(tellPressed)}
    >
      <Talon state="booked" size="summary" weekday={stubWeekday} {...stub}>
        <div className={styles.row}>
          <div className={styles.words}>
            <p className={styles.head}>
              <span className={styles.time}>{time}</span>
              {title ? <span className={styles.title}>{title}</span> : null}
            </p>
            {line ? (
              <p className={styles.line}>
                <span aria-hidden={lineLabel ? true : undefined}>{line}</span>
                {lineLabel ? <span className="visually-hidden">{lineLabel}</span> : null}
              </p>
            ) : null}
          </div>
          {onClear && clearLabel ? (
            <IconButton
              className={styles.clear}
              kind="plain"
              label={clearLabel}
              icon={<X aria-hidden="true" />}
              onClick={() => {
                // The bar goes away with this button: the focus returns to the slot.
                chosenSlot()?.focus({ preventScroll: true })
                onClear()
              }}
            />
          ) : null}
          {action}
        </div>
      </Talon>
    </section>
  )
}

const FOCUSABLE = 'a[href], button:not(:disabled), input, select, textarea, [tabindex="0"]'

/** The chosen time, where it is on the screen. */
function chosenSlot(): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>('[data-slot][aria-pressed="true"]')].find(one => one.checkVisibility())
}

/**
 * With Tab the bar comes straight after the chosen time or another of the same day, wherever it stands on the page, and leads on from there; back to the chosen
 * one. Where it stands it is no second stop.
 */
function useFollowsSlot(bar: RefObject<HTMLElement | null>): void {
  // With the picture, not after it: whoever sees the bar may press Tab already.
  useLayoutEffect(() => {
    function follow(event: KeyboardEvent) {
      if (event.key !== 'Tab' || event.defaultPrevented || !bar.current) return
      const slot = chosenSlot()
      const ways = [...bar.current.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(one => one.offsetParent !== null)
      for (const way of ways) way.tabIndex = slot ? -1 : 0
      if (!slot) return
      const slots = slot.closest('[data-slots]') ?? slot
      const stops = [slot, ...ways, afterSlots(slots, bar.current)]
      // One stop of Tab: whichever of them is looked at.
      const here = slots.contains(document.activeElement) ? 0 : stops.indexOf(document.activeElement as HTMLElement)
      const next = here === -1 ? undefined : stops[here + (event.shiftKey ? -1 : 1)]
      if (!next) return
      event.preventDefault()
      next.focus()
    }
    document.addEventListener('keydown', follow)
    return () => document.removeEventListener('keydown', follow)
  }, [bar])
}

/** The first stop after all times of the chosen one's card; undefined: the bar is the last thing of the page. */
function afterSlots(slots: Element, bar: HTMLElement): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(FOCUSABLE)].find(
    one =>
      one.tabIndex >= 0 &&
      !bar.contains(one) &&
      !slots.contains(one) &&
      (slots.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 &&
      one.checkVisibility()
  )
}
