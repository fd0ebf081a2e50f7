import type { bookCapabilities, Capability } from '@vizit/contract/booking'
import type { Received } from '@vizit/contract/endpoint'
import { refuse } from '@vizit/contract/refusal'
import { minskDay } from '@vizit/rules/days'
import { declineCode, weightOf } from '@vizit/rules/decline'
import { declinesOf } from '@vizit/rules/may-book'
import type { SignedCtx } from '../deps.ts'
import { findAssignment, findSlot } from './booking.sql.ts'
import { factsOf } from './judge-booking.ts'
import { findAccount, findPatients } from './patients.sql.ts'

/** For whom the account may book this doctor, and every reason against for the others. [3.58] [7.67] */
export async function capabilities(ctx: SignedCtx, asked: Received<typeof bookCapabilities>): Promise<{ profiles: Capability[] }> {
  const slot = asked.timetableId ? await findSlot(ctx.store, asked.timetableId, asked.assignmentId) : undefined
  const doctor = slot ?? (await findAssignment(ctx.store, asked.assignmentId))
  if (!doctor) refuse('NOT_FOUND')
  const today = minskDay(ctx.now)
  const visitDay = slot ? minskDay(new Date(slot.starts_at)) : today
  const [account, patients] = await Promise.all([
    findAccount(ctx.store, ctx.accountId),
    findPatients(ctx.store, ctx.accountId, today, doctor, visitDay)
  ])
  const profiles = patients.map(patient => {
    const words = declinesOf(factsOf(doctor, account!, patient), today, visitDay)
    return {
      profileId: patient.profile_id,
      profileHint: patient.full_name,
      relKind: patient.rel_kind,
      name: patient.first_name,
      onlineBookingAllowed: words.length === 0,
      declineReasons: words.map(word => ({ code: declineCode(word), weight: weightOf({ code: declineCode(word) }), message: word }))
    }
  })
  return { profiles }
}
