import { useWords } from '../../words/words.tsx'
import type { DoctorFilterName, DoctorsSearch } from './doctors-search.ts'

/** «06–10» */
export function shortHours(hours: string): string {
  return hours.replaceAll(':00', '')
}

/** What a filter that is on is called: «Ближайшая неделя», «18–22», «Вечером», «Дети». */
export function useFilterNames(): (name: DoctorFilterName, search: DoctorsSearch) => string {
  const words = useWords('doctorsList')
  const lists = useWords('lists')
  const filters = useWords('filters')
  const days = useWords('days')
  return (name, search) => {
    switch (name) {
      case 'dates':
        return lists.preferredDates[search.dates!]
      case 'times':
        return shortHours(lists.preferredTimes[search.times!])
      case 'part':
        return filters.part[search.part!]
      case 'profile':
        return lists.profileFilter[search.profile!]
      case 'age':
        return search.age === '0' ? words.baby : days.years(Number(search.age))
    }
  }
}
