import type { Coverage } from '@vizit/contract/programmes'
import { useSession } from '../session/session-provider.ts'
import { type CoveredPerson, useCoverages } from './use-coverages.ts'

/** A programme that pays now. */
export type PayingProgramme = Pick<Coverage, 'programId' | 'programCaption' | 'coverer'>

/** Programmes that pay now for oneself or the family, each once; none for a visitor; undefined while they are on their way. */
export function usePayingProgrammes(): readonly PayingProgramme[] | undefined {
  const isSignedIn = useSession().kind === 'signed-in'
  const coverages = useCoverages(isSignedIn)
  if (!isSignedIn || coverages.isError) return NONE
  return coverages.data && payingOf(coverages.data)
}

const NONE: readonly PayingProgramme[] = []

export function payingOf(people: readonly Pick<CoveredPerson, 'coverages'>[]): PayingProgramme[] {
  const active = people.flatMap(person => person.coverages).filter(one => one.status === 'ACTIVE')
  return [...new Map(active.map(one => [one.programId, one])).values()]
}
