import type { BookingView } from '@vizit/client/booking/booking-search'

/** The times of a chosen day come into sight: below the strip of days, which takes little room; of a calendar the place after it. At once where motion is unwelcome. */
export function showTimes(layout: HTMLElement | null, view: BookingView): void {
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
  layout?.querySelector(view === 'calendar' ? '[data-times]' : '[data-days]')?.scrollIntoView({ behavior })
}
