import CalendarDays from 'lucide-react/icons/calendar-days'
import Sun from 'lucide-react/icons/sun'
import Sunrise from 'lucide-react/icons/sunrise'
import Sunset from 'lucide-react/icons/sunset'
import { type ReactNode, useId } from 'react'
import styles from './slot-group.module.css'

const ICONS = { morning: Sunrise, afternoon: Sun, evening: Sunset, date: CalendarDays }

export type SlotGroupProps = {
  /** Part of the day or a date, in words. */
  title: ReactNode
  icon: keyof typeof ICONS
  /** `SlotButton`s. */
  children: ReactNode
}

/** Times of one part of the day: four in a row on a phone. */
export function SlotGroup({ title, icon, children }: SlotGroupProps) {
  const id = useId()
  const Icon = ICONS[icon]
  return (
    <div className={styles.group} role="group" aria-labelledby={id}>
      <div className={styles.title} id={id}>
        <Icon size={18} strokeWidth={2} aria-hidden="true" />
        <span>{title}</span>
      </div>
      <div className={styles.slots}>{children}</div>
    </div>
  )
}
