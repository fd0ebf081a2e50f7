import type { Received, Reply } from '@vizit/contract/endpoint'
import type { updateProfile } from '@vizit/contract/profile'
import { refuse } from '@vizit/contract/refusal'
import { isAdult } from '@vizit/rules/age'
import { judgeBirthday, minskDay } from '@vizit/rules/days'
import { storedName } from '@vizit/rules/people'
import type { SignedCtx } from '../deps.ts'
import { audit } from '../store/ledger.ts'
import { changePerson } from '../store/people.ts'
import { deviceOfOwner } from './masked-profile.ts'
import { lockOwnPerson } from './profile.sql.ts'
import { profileOf } from './read-profile.ts'

/**
 * Fills or changes the own profile. Whoever is under 18 fills it once; after that it is changed for them [5.30] [5.32].
 * Refuses INVALID_INPUT {field, reason}, ACCESS_NOT_AUTHORIZED {reason: 'UNDERAGE_USER' or 'PROGRAMME'} and PROFILE_EXISTS {deviceId}.
 */
export async function changeProfile(ctx: SignedCtx, wish: Received<typeof updateProfile>): Promise<Reply<typeof updateProfile>> {
  // [4.09] the phone is proven and the device is not: who is here already is named by an opaque name only
  if (ctx.access === 'masked') refuse('PROFILE_EXISTS', { deviceId: deviceOfOwner(ctx.config.secret, ctx.accountId) })
  const today = minskDay(ctx.now)
  const verdict = judgeBirthday(wish.birthday, today)
  if (verdict !== 'ok') refuse('INVALID_INPUT', { field: 'birthday', reason: verdict })

  await ctx.store.transaction(async tx => {
    const me = await lockOwnPerson(tx, ctx.accountId, today)
    if (!me) throw new Error('an account without a profile')
    if (me.birthday !== null && !isAdult(me.birthday, today)) refuse('ACCESS_NOT_AUTHORIZED', { reason: 'UNDERAGE_USER' })
    // [6.39] the coverer knows the person by these very data
    if (me.covered) refuse('ACCESS_NOT_AUTHORIZED', { reason: 'PROGRAMME' })
    await changePerson(tx, me.id, { ...storedName(wish), birthday: wish.birthday, sex: wish.sex }, ctx.now)
    await audit(tx, { at: ctx.now, accountId: ctx.accountId, action: 'profile-changed', profileId: me.id })
  })
  return profileOf(ctx)
}
