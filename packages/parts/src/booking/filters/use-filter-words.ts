import type { FilterField, Filters } from '@vizit/client/booking/doctor-filters'
import { type AllWords, useWords } from '../../words/words.tsx'

export function useFilterWords(): AllWords['filters'] {
  return useWords('filters')
}

/** What a filter that is on is called: «Вечером», «До 60 руб.». */
export function filterName(words: AllWords['filters'], field: FilterField, search: Filters): string {
  switch (field) {
    case 'free':
      return words.free
    case 'part':
      return words.part[search.part!]
    case 'near':
      return words.near(search.near!)
    case 'priceTo':
      return words.priceTo(search.priceTo!)
    case 'sex':
      return words.sex[search.sex!]
  }
}
