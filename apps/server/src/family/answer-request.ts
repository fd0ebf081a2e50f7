import type { Received, Reply } from '@vizit/contract/endpoint'
import type { confirmFamilyRequest, declineFamilyRequest, listFamilyRequests } from '@vizit/contract/family-code'
import { refuse } from '@vizit/contract/refusal'
import { isAdult } from '@vizit/rules/age'
import { minskDay } from '@vizit/rules/days'
import { mayUnite } from '@vizit/rules/family'
import { kindOfKinship } from '@vizit/rules/kinship'
import { fullNameRu } from '@vizit/rules/people'
import { maskPhone } from '@vizit/rules/phone'
import type { SignedCtx } from '../deps.ts'
import { audit } from '../evidence/ledger.ts'
import { putGrant } from '../people/grants.ts'
import { personName } from '../people/person-name.ts'
import type { Tx } from '../store/store.ts'
import { giveChildAccount } from './child-account.ts'
import { shareable } from './draw-code.ts'
import { addMember, findLed, findMembers, findOwnPerson, lockFamilies, type NewMember, replaceMember, uniteFamilies } from './family.sql.ts'
import { answerRequest, findIncoming, findOwnRequests, findRequestFamily, lockRequest, type RequestRow } from './family-code.sql.ts'
import { judgeAdding, judgeKinshipSex, membersByKind, opaqueId, sameAmong } from './judge-family.ts'
import { familyOf } from './list-family.ts'

/** Who asks, by name, masked phone and sex, which tells the words that fit [R15], and what became of the own requests. */
export async function listRequests(ctx: SignedCtx): Promise<Reply<typeof listFamilyRequests>> {
  const [incoming, own] = await Promise.all([
    findIncoming(ctx.store, ctx.accountId, ctx.now),
    findOwnRequests(ctx.store, ctx.accountId, ctx.now)
  ])
  return {
    incoming: incoming.map(row => ({
      requestId: row.id,
      as: row.relation,
      name: fullNameRu(personName(row)),
      phone: maskPhone(row.phone ?? ''),
      sex: row.sex,
      createdAt: row.created_at,
      opens: row.opened.map(one => ({ profileId: one.profileId, name: fullNameRu(personName(one)), level: one.level }))
    })),
    own: own.map(row => ({
      requestId: row.id,
      as: row.relation,
      state: row.state === 'open' && row.is_over ? 'expired' : row.state,
      createdAt: row.created_at
    }))
  }
}

export async function declineRequest(
  ctx: SignedCtx,
  { requestId }: Received<typeof declineFamilyRequest>
): Promise<Reply<typeof declineFamilyRequest>> {
  await ctx.store.transaction(async tx => {
    const request = await lockRequest(tx, ctx.accountId, requestId, ctx.now)
    if (!request) refuse('NOT_FOUND')
    if (request.state === 'declined') return
    if (request.state !== 'open') refuse('INVALID_STATE')
    await answerRequest(tx, requestId, 'declined', ctx.now)
    await audit(tx, {
      at: ctx.now,
      accountId: ctx.accountId,
      action: 'family-declined',
      profileId: request.profile_id,
      objectId: requestId
    })
  })
  return {}
}

/**
 * Lets the asker in. The families are locked in one order before anything is counted. Asked again after the answer was lost, it says the same.
 * INVALID_STATE: the request is over, or whoever showed the code no longer leads that family.
 */
export async function confirmRequest(
  ctx: SignedCtx,
  { requestId, kinship, relKind = kinship ? kindOfKinship(kinship) : 'OTHER' }: Received<typeof confirmFamilyRequest>
): Promise<Reply<typeof confirmFamilyRequest>> {
  if (kinship && kindOfKinship(kinship) !== relKind) refuse('INVALID_INPUT', { field: 'kinship', reason: 'other-kind' })
  const me = await findOwnPerson(ctx.store, ctx.accountId)
  if (!me) throw new Error('an account without a profile')
  const open = new Set((await shareable(ctx)).profiles.map(profile => profile.profileId))
  return ctx.store.transaction(async tx => {
    const place = await findRequestFamily(tx, ctx.accountId, requestId)
    if (!place) refuse('NOT_FOUND')
    const theirs = (await findLed(tx, place.profile_id))?.id ?? null
    // Families first: whoever unites two holds them while the requests of the one that is gone are dropped.
    await lockFamilies(tx, theirs ? [place.family_id, theirs] : [place.family_id])
    const request = await lockRequest(tx, ctx.accountId, requestId, ctx.now)
    if (!request) refuse('NOT_FOUND')
    if (request.state === 'confirmed') return familyOf(ctx, tx)
    if (request.state !== 'open' || request.is_over) refuse('INVALID_STATE')
    const stillLeads = (await findLed(tx, me.id))?.id === request.family_id
    const stillTheirs = ((await findLed(tx, request.profile_id))?.id ?? null) === theirs
    if (!stillLeads || !stillTheirs || theirs === request.family_id) refuse('INVALID_STATE')

    let linked = false
    if (request.relation === 'SPOUSE') await unite(tx, ctx, request, theirs)
    else
      linked = await link(tx, ctx, request, {
        familyId: request.family_id,
        profileId: request.profile_id,
        relKind,
        ofProfileId: me.id,
        kinship
      })
    for (const offer of linked ? request.offered : []) {
      if (open.has(offer.profileId))
        await putGrant(tx, { ...offer, viewerId: request.profile_id, grantedBy: me.id, accountId: ctx.accountId, at: ctx.now })
    }
    await answerRequest(tx, requestId, 'confirmed', ctx.now)
    return familyOf(ctx, tx)
  })
}

async function unite(tx: Tx, ctx: SignedCtx, request: RequestRow, theirs: string | null): Promise<void> {
  const today = minskDay(ctx.now)
  const [ours, joining] = [await findMembers(tx, request.family_id), theirs ? await findMembers(tx, theirs) : []]
  const verdict = mayUnite(membersByKind(ours, today), membersByKind(joining, today))
  if (verdict !== 'may-unite') refuse(verdict)
  await uniteFamilies(tx, request.family_id, { profileId: request.profile_id, familyId: theirs }, ctx.now)
  await audit(tx, {
    at: ctx.now,
    accountId: ctx.accountId,
    action: 'spouse-joined',
    profileId: request.profile_id,
    objectId: request.family_id
  })
  for (const child of [...ours, ...joining].filter(member => member.rel_kind === 'CHILD'))
    await audit(tx, {
      at: ctx.now,
      accountId: ctx.accountId,
      action: 'family-united',
      profileId: child.profile_id,
      objectId: request.family_id
    })
}

/** The relative's own account; whom one had added by form only, the account takes the place of. False: it was a child's own account. */
async function link(tx: Tx, ctx: SignedCtx, request: RequestRow, member: NewMember): Promise<boolean> {
  const today = minskDay(ctx.now)
  const { birthday, sex } = request
  if (birthday === null || sex === null) refuse('NOT_AN_ADULT')
  judgeKinshipSex(member.kinship, sex)
  const members = await findMembers(tx, member.familyId)
  if (await giveChildAccount(tx, ctx, request, members)) return false
  if (!isAdult(birthday, today)) refuse('NOT_AN_ADULT', { reason: 'NO_SUCH_CHILD' })
  const mine = members.filter(one => one.of_profile_id === member.ofProfileId)
  if (mine.some(one => one.profile_id === member.profileId)) refuse('PERSON_EXISTS', { objectId: opaqueId(ctx, member.profileId) })
  const typed = sameAmong(
    mine.filter(one => !one.has_account && one.rel_kind !== 'CHILD'),
    { fullNameRu: fullNameRu(personName(request)), sex, birthday }
  )
  const isOfThatKind = typed !== undefined && (member.kinship === undefined || typed.rel_kind === member.relKind)
  if (!isOfThatKind) judgeAdding(member.relKind, members, today)
  if (typed) await replaceMember(tx, member, typed.profile_id, ctx.now)
  else await addMember(tx, member, ctx.now)
  await audit(tx, {
    at: ctx.now,
    accountId: ctx.accountId,
    action: 'relative-linked',
    profileId: member.profileId,
    objectId: member.familyId
  })
  return true
}
