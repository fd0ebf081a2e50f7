// The tree of services [3.38]: directions hold sub groups, these hold services. Which of them somebody is shown.
import { judgeAge } from './age.ts'
import { matches, searchTerms } from './search.ts'

/** What decides about a service [3.39]. `childrenAge` -1: no lower bound [9.11]. */
export type TreeService = {
  name: string
  forAdult: boolean
  forChildren: boolean
  childrenAge: number
  hasDoctors: boolean
  hidden: boolean
}

export type Tree<S extends TreeService> = { name: string; subGroups: { name: string; services: S[] }[] }[]

export type ServiceVisibility = 'visible' | 'hidden' | 'no-doctors' | 'other-age'

/**
 * Is a service shown to a patient of `age` full years, or to anybody when the age is not known [5.92 5.93]? `hidden`: the clinic uses it itself.
 */
export function judgeService(service: TreeService, age: number | undefined): ServiceVisibility {
  if (service.hidden) return 'hidden'
  if (!service.hasDoctors) return 'no-doctors'
  if (age === undefined) return service.forAdult || service.forChildren ? 'visible' : 'other-age'
  const ages = { adult: service.forAdult, children: service.forChildren, childrenAge: service.childrenAge }
  return judgeAge(ages, age) === 'fits' ? 'visible' : 'other-age'
}

/**
 * The tree with the services that are shown, without groups and directions that have none. `typed`: every term of it stands in the name of the
 * service, its group or its direction [5.67-5.71]. `alsoCalled`: other names of what has this one, such as in another language.
 */
export function visibleTree<S extends TreeService, T extends Tree<S>>(
  tree: T,
  age?: number,
  typed = '',
  alsoCalled: (name: string) => readonly string[] = () => []
): T {
  const terms = searchTerms(typed)
  const called = (...all: string[]) => all.flatMap(name => [name, ...alsoCalled(name)])
  const directions = tree.map(direction => ({
    ...direction,
    subGroups: direction.subGroups
      .map(group => ({
        ...group,
        services: group.services.filter(
          service => judgeService(service, age) === 'visible' && matches(terms, ...called(service.name, group.name, direction.name))
        )
      }))
      .filter(group => group.services.length > 0)
  }))
  return directions.filter(direction => direction.subGroups.length > 0) as T
}

/** [9.52] So many characters of a description are shown before the rest is asked for. */
export const DESCRIPTION_SHOWN = 150

/** [2.88] The beginning of a description: at most 150 characters, cut at a word's end where there is one; `rest` tells whether there is more. */
export function shortDescription(text: string): { shown: string; rest: 'none' | 'more' } {
  const all = [...text.trim()]
  if (all.length <= DESCRIPTION_SHOWN) return { shown: all.join(''), rest: 'none' }
  const cut = all.slice(0, DESCRIPTION_SHOWN).join('')
  const isWordEnd = /\s/.test(all[DESCRIPTION_SHOWN]!)
  const space = cut.lastIndexOf(' ')
  return { shown: (isWordEnd || space <= 0 ? cut : cut.slice(0, space)).trimEnd(), rest: 'more' }
}
