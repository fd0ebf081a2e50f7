import { mayAdd } from '@vizit/rules/family'

type Member = { relKind: Parameters<typeof mayAdd>[0] | 'ME' }

/** What may still be added, told before anybody fills a form. [5.73] [5.74] [5.75] */
export type Room = {
  child: 'may-add' | 'TOO_MANY_CHILDREN'
  spouse: 'may-add' | 'SPOUSE_EXISTS'
  parent: 'may-add' | 'TOO_MANY_PARENTS'
  other: 'may-add' | 'TOO_MANY_PARENTS'
}

export function roomIn(family: readonly Member[]): Room {
  return {
    child: mayAdd('CHILD', family) as Room['child'],
    spouse: mayAdd('SPOUSE', family) as Room['spouse'],
    parent: mayAdd('PARENT', family) as Room['parent'],
    other: mayAdd('OTHER', family) as Room['other']
  }
}
