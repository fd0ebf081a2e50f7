import { files } from './files.ts'
import type { Calendar } from './port.ts'

/** A browser keeps the file or opens it by whatever calendar there is. */
export const calendar: Calendar = { add: file => files.save(file, 'vizit.ics') }
