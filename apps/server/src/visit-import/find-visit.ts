import type { Received, Reply } from '@vizit/contract/endpoint'
import type { FoundVisit, getPublicVisit } from '@vizit/contract/visit-import'
import { judgePhoneVerification } from '@vizit/rules/visit-import'
import type { SignedCtx } from '../deps.ts'
import { readVisitName } from '../links/visit-name.ts'
import { nameOf, peopleToBook, targetOf } from './known-patient.ts'
import { type GivesVisits, takeInKnown } from './take-in.ts'
import { findLastSignIn, findWaiting, type PersonRow, type WaitingRow } from './visit-import.sql.ts'

const EMPTY: FoundVisit = {
  empty: true,
  alreadyImported: false,
  putOff: false,
  omId: null,
  order: null,
  patientData: null,
  targetProfile: null
}

/** [1.49] [4.110] The visit that waits for this account, or the very one that the link names. Known patients are served by the way. */
export async function findVisit(
  ctx: SignedCtx,
  { orderId: name }: Received<typeof getPublicVisit>,
  gives: GivesVisits
): Promise<Reply<typeof getPublicVisit>> {
  const waiting = await findWaiting(ctx.store, ctx.accountId, ctx.now)
  if (waiting.length === 0) return EMPTY
  const taken = new Set(await takeInKnown(ctx, ctx.accountId, ctx.now, gives, waiting))
  const all = waiting.map(row => (taken.has(row.order_id) ? { ...row, taken_in: true } : row))
  if (name !== undefined) {
    const named = readVisitName(ctx.config.secret, name, waiting[0]!.phone)
    const row = all.find(one => one.order_id === named)
    if (row?.taken_in) return { ...EMPTY, empty: false, alreadyImported: true, omId: row.om_id, order: orderOf(row) }
    return row ? shown(row, targetOf(await peopleToBook(ctx.store, ctx.accountId, ctx.now), row)) : EMPTY
  }
  const people = await peopleToBook(ctx.store, ctx.accountId, ctx.now)
  const signedIn = await findLastSignIn(ctx.store, ctx.accountId)
  // what was put off waits behind what nobody has been asked about
  for (const row of all.toSorted((a, b) => Number(a.put_off) - Number(b.put_off))) {
    if (row.taken_in) continue
    const target = targetOf(people, row)
    if (target || judgePhoneVerification({ signedIn, madeAt: new Date(row.made_at) }, ctx.now) === 'proven') return shown(row, target)
  }
  return EMPTY
}

function shown(row: WaitingRow, target: PersonRow | undefined): FoundVisit {
  return {
    empty: false,
    alreadyImported: false,
    putOff: row.put_off,
    omId: row.om_id,
    order: orderOf(row),
    patientData: {
      fullNameRu: nameOf(row),
      birthday: row.birthday,
      sex: row.sex,
      emails: row.email === null ? [] : [{ address: row.email, usage: 'PRIMARY' }],
      consentReceived: target?.consented ?? false
    },
    targetProfile: target ? { _id: target.profile_id } : null
  }
}

function orderOf(row: WaitingRow): NonNullable<FoundVisit['order']> {
  return {
    orderId: row.order_id,
    providerCode: row.provider_code,
    assignmentId: String(row.assignment_id),
    startDate: row.starts_at,
    endDate: row.ends_at,
    status: row.status,
    speciality: row.speciality,
    physicianId: String(row.doctor_id),
    physicianName: row.doctor_name,
    branchId: String(row.branch_id),
    branchName: row.branch_name,
    branchAddress: row.branch_address,
    room: row.room
  }
}
