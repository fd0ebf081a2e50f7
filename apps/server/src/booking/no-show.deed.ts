import { mayTransition } from '@vizit/rules/visits'
import * as z from 'zod/mini'
import { audit } from '../evidence/ledger.ts'
import { CommandError, deed } from '../operator/command.ts'
import { findStanding } from './cancel-by-clinic.sql.ts'
import { lockClinicsVisit, setEnd } from './change-as-clinic.sql.ts'

/** Nobody came to a visit at a clinic without a system of its own; `--undo`: somebody did. It counts for the no-show rule at once. */
export const noShowDeed = deed({
  usage: 'no-show PROVIDER VISIT [--undo]',
  words: ['provider', 'visit'],
  input: z.strictObject({
    provider: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/, 'the code of a provider, such as azure')),
    visit: z.string().check(z.maxLength(80, 'the number of a visit')),
    undo: z.optional(z.boolean())
  }),
  run: (store, { provider, visit: ref, undo }, now) =>
    store.transaction(async tx => {
      const found = await findStanding(tx, provider, ref)
      if (!found) throw new CommandError('Nothing was changed: this provider has no such visit.')
      if (found.gateway !== 'built-in') throw new CommandError(`${provider} has a system of its own, which says how its visits ended.`)
      const visit = (await lockClinicsVisit(tx, found.order_id))!
      if (Date.parse(visit.ends_at) > now.getTime()) throw new CommandError('Nothing was changed: the visit is not over yet.')
      const status = undo ? 'done' : 'no_show'
      if (undo ? visit.status !== 'no_show' : !mayTransition(visit.status, status))
        throw new CommandError(`Nothing was changed: the visit is ${visit.status}.`)
      await setEnd(tx, visit.order_id, { status, reason: null }, now)
      const action = undo ? 'visit-done-by-clinic' : 'visit-no-show-by-clinic'
      await audit(tx, { at: now, accountId: null, action, profileId: visit.profile_id, objectId: visit.order_id })
      return [undo ? 'The visit took place.' : 'Nobody came to the visit.']
    })
})
