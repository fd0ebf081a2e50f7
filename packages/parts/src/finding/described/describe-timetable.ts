import { names } from '@vizit/client/names/spoken-names'
import type { Town } from '@vizit/contract/catalogue'
import type { Described } from './describe-doctor.ts'
import type { ru } from './messages.ru.ts'

/** The timetable as it begins, in the town it begins with. `url`: the page's own. */
export function describeTimetable({ town, url }: { town: Town; url: string }, words: typeof ru): Described {
  const description = words.timetable(names.town(town))
  return { description, data: { '@context': 'https://schema.org', '@type': 'WebPage', url, description } }
}
