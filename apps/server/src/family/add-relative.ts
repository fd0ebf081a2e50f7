import type { Received, Reply } from '@vizit/contract/endpoint'
import { refuse } from '@vizit/contract/refusal'
import type { addRelative as endpoint } from '@vizit/contract/relatives'
import { isAdult } from '@vizit/rules/age'
import { judgeBirthday, minskDay } from '@vizit/rules/days'
import { fullNameRu, storedName } from '@vizit/rules/people'
import { judgePhone, normalPhone } from '@vizit/rules/phone'
import type { SignedCtx } from '../deps.ts'
import { keepAnswer } from '../http/answers.ts'
import { audit } from '../store/ledger.ts'
import { findMembers, lockOwnFamily } from './family.sql.ts'
import { judgePlace, opaqueId, ownAdult, sameAmong } from './judge-family.ts'
import { findOpenRequest, putRequest, type RelativeForm, type RelativeRequest } from './relative-request.sql.ts'

type Wish = Received<typeof endpoint>

/**
 * Step 0 of adding an adult [4.93]: the form is judged and kept; nobody is added before the relative's own phone has said so. Whether the phone
 * has an account is neither asked nor told here (decision 27).
 */
export async function addRelative(ctx: SignedCtx, wish: Wish): Promise<Reply<typeof endpoint>> {
  const today = minskDay(ctx.now)
  const verdict = judgeBirthday(wish.birthday, today)
  if (verdict !== 'ok') refuse('INVALID_INPUT', { field: 'birthday', reason: verdict })
  const me = await ownAdult(ctx)
  if (!isAdult(wish.birthday, today)) refuse('NOT_AN_ADULT')
  const form = formOf(ctx, wish, me.phone)

  return ctx.store.transaction(async tx => {
    const familyId = await lockOwnFamily(tx, ctx.newId(), me.id, ctx.now)
    const members = await findMembers(tx, familyId)
    const mine = members.filter(member => member.ofProfileId === me.id || member.ofProfileId === null)
    const same = sameAmong(mine, { fullNameRu: fullNameRu(form), sex: form.sex, birthday: form.birthday })
    if (same) refuse('PERSON_EXISTS', { objectId: opaqueId(ctx, same.profileId) })
    judgePlace(form.relKind, members, today)

    const open = await findOpenRequest(tx, ctx.accountId, form.phone)
    if (open && isSameForm(open, form)) refuse('NEEDS_CONFIRMATION', { objectId: open.id })
    const relId = ctx.newId()
    await putRequest(tx, relId, ctx.accountId, form, ctx.now)
    await audit(tx, { at: ctx.now, accountId: ctx.accountId, action: 'relative-started', objectId: relId })
    await keepAnswer(tx, ctx.once, { relId }, ctx.now)
    return { relId }
  })
}

function formOf(ctx: SignedCtx, wish: Wish, ownPhone: string | null): RelativeForm {
  const typed = wish.phones[0]!.number
  const verdict = judgePhone(typed, { testPhones: ctx.config.testPhones })
  if (verdict !== 'ok') refuse('INVALID_INPUT', { field: 'phones', reason: verdict })
  const phone = normalPhone(typed)
  if (phone === ownPhone) refuse('INVALID_INPUT', { field: 'phones', reason: 'own-phone' })
  return { ...storedName(wish), relKind: wish.relKind, birthday: wish.birthday, sex: wish.sex, phone }
}

function isSameForm(open: RelativeRequest, form: RelativeForm): boolean {
  return (Object.keys(form) as (keyof RelativeForm)[]).every(field => open[field] === form[field])
}
