import { CapacitorCalendar } from '@ebarooni/capacitor-calendar'
import type { Calendar } from '@vizit/client/platform/port'
import { files } from './files.ts'
import { visitOfFile } from './visit-of-file.ts'

export const calendar: Calendar = {
  // The form of the calendar itself, filled in: the person saves it, and the app needs no right to read what else is there.
  async add(file) {
    const visit = visitOfFile(await file.text())
    const isShown = visit !== null && (await CapacitorCalendar.createEventWithPrompt(visit).then(() => true, wasClosed))
    if (!isShown) await files.save(file, 'vizit.ics')
  }
}

/** Whoever closes the form has changed their mind: nothing more is shown. */
function wasClosed(error: Error): boolean {
  return /cancel/i.test(error.message)
}
