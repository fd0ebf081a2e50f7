import type { Reply } from '@vizit/contract/endpoint'
import type { listRelatives } from '@vizit/contract/family'
import { refuse } from '@vizit/contract/refusal'
import { type Day, minskDay } from '@vizit/rules/days'
import { fullNameRu, type Sex } from '@vizit/rules/people'
import type { SignedCtx } from '../deps.ts'
import { currentConsentText } from '../evidence/consent-texts.ts'
import { audit, recordConsent } from '../evidence/ledger.ts'
import { keepAnswer } from '../http/answers.ts'
import { putGrant } from '../people/grants.ts'
import { addPerson } from '../people/people.ts'
import { addMember, findMembers, lockOwnFamily } from './family.sql.ts'
import { judgeAdding, opaqueId, ownAdult, sameAmong } from './judge-family.ts'
import { familyOf } from './list-family.ts'

export type OtherPerson = { lastName: string; firstName: string; middleName: string; birthday: Day; sex: Sex }

/**
 * Adds a person whom the clinic's registry has booked by the account's own phone. Nobody's profile is opened by it: the new one holds what the visit
 * said and no more, so no code of that person is asked for. One may book for them.
 */
export async function addOther(ctx: SignedCtx, person: OtherPerson, consentVersion: string): Promise<Reply<typeof listRelatives>> {
  const text = currentConsentText('personal-data', ctx.config.brand)
  if (text.version !== consentVersion) refuse('INVALID_STATE', { kind: text.kind, reason: 'OLD_VERSION' })
  const me = await ownAdult(ctx)
  return ctx.store.transaction(async tx => {
    const familyId = await lockOwnFamily(tx, ctx.newId(), me.id, ctx.now)
    const members = await findMembers(tx, familyId)
    const own = sameAmong(members, { fullNameRu: fullNameRu(person), sex: person.sex, birthday: person.birthday })
    if (own) refuse('PERSON_EXISTS', { objectId: opaqueId(ctx, own.profile_id) })
    judgeAdding('OTHER', members, minskDay(ctx.now))
    const profileId = ctx.newId()
    await addPerson(tx, profileId, person, ctx.now)
    await addMember(tx, { familyId, profileId, relKind: 'OTHER', ofProfileId: me.id }, ctx.now)
    // nobody else can say it for a person without an account
    await putGrant(tx, { profileId, viewerId: me.id, level: 'BOOK_VISITS', grantedBy: profileId, accountId: ctx.accountId, at: ctx.now })
    await recordConsent(tx, { profileId, accountId: ctx.accountId, text, channel: ctx.channel, at: ctx.now })
    await audit(tx, { at: ctx.now, accountId: ctx.accountId, action: 'relative-added', profileId, objectId: familyId })
    const reply = await familyOf(ctx, tx)
    await keepAnswer(tx, ctx.once, reply, ctx.now)
    return reply
  })
}
