import type { Received, Reply } from '@vizit/contract/endpoint'
import { namesOf } from '@vizit/contract/person-named'
import { refuse } from '@vizit/contract/refusal'
import type { addRelative as endpoint } from '@vizit/contract/relatives'
import { isAdult } from '@vizit/rules/age'
import { judgeBirthday, minskDay } from '@vizit/rules/days'
import { type AdultKinship, kindOfKinship } from '@vizit/rules/kinship'
import { fullNameRu, storedName } from '@vizit/rules/people'
import { judgePhone, normalPhone } from '@vizit/rules/phone'
import type { SignedCtx } from '../deps.ts'
import { audit } from '../evidence/ledger.ts'
import { keepAnswer } from '../http/answers.ts'
import type { Tx } from '../store/store.ts'
import { findMembers, lockOwnFamily, type OwnPerson } from './family.sql.ts'
import { judgeAdding, judgeKinshipSex, opaqueId, ownAdult, sameAmong } from './judge-family.ts'
import { findOpenRequest, putRequest, type RelativeForm, type RelativeRequest } from './relative-request.sql.ts'

type Input = Received<typeof endpoint>

/**
 * Step 0 of adding an adult [4.93]: the form is judged and kept; nobody is added before the relative's own phone has said so. Whether the phone
 * has an account is neither asked nor told here [R27].
 */
export async function addRelative(ctx: SignedCtx, input: Input): Promise<Reply<typeof endpoint>> {
  const form = formOf(ctx, input)
  const me = await ownAdult(ctx)
  return ctx.store.transaction(async tx => {
    const familyId = await lockOwnFamily(tx, ctx.newId(), me.id, ctx.now)
    const started = await startRelative(tx, ctx, { familyId, me }, form)
    if (started.wasOpen) refuse('NEEDS_CONFIRMATION', { objectId: started.relId })
    const reply = { relId: started.relId }
    await keepAnswer(tx, ctx.once, reply, ctx.now)
    return reply
  })
}

/** Keeps a form, the family being locked; the same form again is the one that is open. */
export async function startRelative(
  tx: Tx,
  ctx: SignedCtx,
  { familyId, me }: { familyId: string; me: OwnPerson },
  form: RelativeForm
): Promise<{ relId: string; wasOpen: boolean }> {
  const today = minskDay(ctx.now)
  if (!isAdult(form.birthday, today)) refuse('NOT_AN_ADULT')
  if (form.phone === me.phone) refuse('INVALID_INPUT', { field: 'phones', reason: 'own-phone' })
  const members = await findMembers(tx, familyId)
  const mine = members.filter(member => member.of_profile_id === me.id || member.of_profile_id === null)
  const same = sameAmong(mine, { fullNameRu: fullNameRu(form), sex: form.sex, birthday: form.birthday })
  if (same) refuse('PERSON_EXISTS', { objectId: opaqueId(ctx, same.profile_id) })
  judgeAdding(form.relKind, members, today)

  const open = await findOpenRequest(tx, ctx.accountId, form.phone)
  if (open && isSameForm(open, form)) return { relId: open.id, wasOpen: true }
  const relId = ctx.newId()
  await putRequest(tx, relId, ctx.accountId, form, ctx.now)
  await audit(tx, { at: ctx.now, accountId: ctx.accountId, action: 'relative-started', objectId: relId })
  return { relId, wasOpen: false }
}

/** The form as it is kept. Refuses INVALID_INPUT {field, reason}. */
export function formOf(ctx: SignedCtx, input: Input): RelativeForm {
  const born = judgeBirthday(input.birthday, minskDay(ctx.now))
  if (born !== 'ok') refuse('INVALID_INPUT', { field: 'birthday', reason: born })
  const typed = input.phones[0]!.number
  const verdict = judgePhone(typed, { testPhones: ctx.config.testPhones })
  if (verdict !== 'ok') refuse('INVALID_INPUT', { field: 'phones', reason: verdict })
  const phone = normalPhone(typed)
  return {
    ...storedName(namesOf(input)),
    relKind: input.relKind,
    kinship: kinshipOf(input),
    birthday: input.birthday,
    sex: input.sex,
    phone
  }
}

/** The word that was said, of the kind and the sex that were said. Refuses INVALID_INPUT {field: 'kinship'}. */
function kinshipOf({ relKind, sex, kinship }: Pick<Input, 'relKind' | 'sex' | 'kinship'>): AdultKinship | null {
  if (kinship && kindOfKinship(kinship) !== relKind) refuse('INVALID_INPUT', { field: 'kinship', reason: 'other-kind' })
  judgeKinshipSex(kinship, sex)
  return kinship ?? null
}

function isSameForm(open: RelativeRequest, form: RelativeForm): boolean {
  return (Object.keys(form) as (keyof RelativeForm)[]).every(field => open[field] === form[field])
}
