// Our own calendar file of one visit, read back: the calendar of a phone takes fields, not files.

export type VisitOfFile = { title: string; location: string; description: string; startDate: number; endDate: number }

/** The first visit of an iCalendar text (RFC 5545) as our server writes it, its times of Minsk as milliseconds; null where it is something else. */
export function visitOfFile(text: string): VisitOfFile | null {
  const lines = text.replace(/\r?\n[ \t]/g, '').split(/\r?\n/)
  const from = lines.indexOf('BEGIN:VEVENT')
  const event = from < 0 ? [] : lines.slice(from, lines.indexOf('END:VEVENT', from))
  const read = (name: string) => event.find(line => new RegExp(`^${name}[;:]`).test(line))
  const words = (name: string) => unescaped(read(name)?.replace(/^[^:]*:/, '') ?? '')
  const [startDate, endDate] = [momentOf(read('DTSTART')), momentOf(read('DTEND'))]
  if (startDate === null || endDate === null) return null
  return { title: words('SUMMARY'), location: words('LOCATION'), description: words('DESCRIPTION'), startDate, endDate }
}

function unescaped(text: string): string {
  return text.replace(/\\([nN,;\\])/g, (_, letter: string) => (letter.toLowerCase() === 'n' ? '\n' : letter))
}

/** Minsk is three hours ahead all year. */
function momentOf(line: string | undefined): number | null {
  const found = /^DT(?:START|END)(;TZID=Europe\/Minsk)?:(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(Z?)$/.exec(line ?? '')
  if (!found || (found[1] === undefined) === (found[8] === '')) return null
  const [, , year, month, day, hours, minutes, seconds] = found
  return Date.parse(`${year}-${month}-${day}T${hours}:${minutes}:${seconds}${found[8] === 'Z' ? 'Z' : '+03:00'}`)
}
