import type { ConsentKind, listConsents } from '@vizit/contract/consent'
import type { Reply } from '@vizit/contract/endpoint'

export type GivenConsent = Reply<typeof listConsents>['consents'][number]

/** A kind of consent of one person as it stands. `given`: the newest one in force. `history`: every acceptance, newest first. */
export type ConsentStand = {
  kind: ConsentKind
  state: 'in-force' | 'taken-back' | 'not-given'
  given: GivenConsent | undefined
  /** In force for as long as the account. */
  mayTakeBack: boolean
  history: GivenConsent[]
}

const KINDS: Record<'adult' | 'child', readonly ConsentKind[]> = {
  adult: ['user-agreement', 'privacy', 'personal-data', 'booking'],
  child: ['parental', 'personal-data', 'booking']
}
const WITH_THE_ACCOUNT: readonly ConsentKind[] = ['user-agreement', 'privacy']

/** Every kind that is asked for such a person, whether it was given or not; `booking` only once it was, as it is asked at a booking. */
export function consentStands(who: 'adult' | 'child', given: readonly GivenConsent[]): ConsentStand[] {
  return KINDS[who].flatMap(kind => {
    const history = given.filter(one => one.kind === kind)
    if (kind === 'booking' && history.length === 0) return []
    const inForce = history.find(one => one.withdrawnAt === null)
    const state = inForce ? 'in-force' : history.length > 0 ? 'taken-back' : 'not-given'
    return [{ kind, state, given: inForce ?? history[0], mayTakeBack: state === 'in-force' && !WITH_THE_ACCOUNT.includes(kind), history }]
  })
}
