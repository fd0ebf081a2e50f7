import type { Person } from '@vizit/client/people/use-people'
import { ageOn } from '@vizit/rules/age'
import type { Day } from '@vizit/rules/days'
import { useWords } from '../words/words.tsx'

/** How a person of the family is called by the one who looks: `short` «Миша», `full` «Миша Савицкий», `note` «Сын, 8 лет». */
export function usePersonWords(): (person: Person, today: Day) => { short: string; full: string; note: string } {
  const people = useWords('people')
  return (person, today) => {
    const full = [person.firstName, person.lastName].filter(Boolean).join(' ')
    if (person.relKind === 'ME') return { short: people.me, full: people.me, note: full }
    const age = person.birthday === null ? '' : people.age(ageOn(person.birthday, today))
    const relation = people.relation(person.relKind, person.sex, person.kinship)
    return { short: person.firstName || full, full, note: [relation, age].filter(Boolean).join(', ') }
  }
}
