import type { bookCapabilities, Capability, PayerChoice } from '@vizit/contract/booking'
import type { Received } from '@vizit/contract/endpoint'
import { refuse } from '@vizit/contract/refusal'
import { minskDay } from '@vizit/rules/days'
import { DECLINES, declineCode, weightOf } from '@vizit/rules/decline'
import { declinesOf } from '@vizit/rules/may-book'
import { judgePayment } from '@vizit/rules/programme'
import type { SignedCtx } from '../deps.ts'
import { noteViews } from '../evidence/ledger.ts'
import { findAssignment, findSlot } from './booking.sql.ts'
import { factsOf } from './judge-booking.ts'
import { findAccount, findPatients, findPayers, type PayerRow } from './patients.sql.ts'
import { findService } from './service-slots.sql.ts'
import { countedSince } from './standing/no-shows.ts'

/** For whom the account may book this doctor or this service, and every reason against for the others. [3.58] [7.67] */
export async function capabilities(ctx: SignedCtx, asked: Received<typeof bookCapabilities>): Promise<{ profiles: Capability[] }> {
  const slot = asked.timetableId ? await findSlot(ctx.store, asked.timetableId, asked.assignmentId) : undefined
  const doctor = slot ?? (await findAssignment(ctx.store, asked.assignmentId))
  const service = asked.serviceId ? await findService(ctx.store, asked.assignmentId, asked.serviceId) : null
  if (!doctor || service === undefined) refuse('NOT_FOUND')
  const today = minskDay(ctx.now)
  const visitDay = slot ? minskDay(new Date(slot.starts_at)) : today
  const [account, patients, payers] = await Promise.all([
    findAccount(ctx.store, ctx.accountId, countedSince(ctx.now)),
    findPatients(ctx.store, ctx.accountId, { day: today, now: ctx.now }, doctor, visitDay),
    findPayers(ctx.store, ctx.accountId, today, { doctorId: doctor.doctor_id, serviceId: service?.service_id ?? null, visitDay })
  ])
  const profiles = patients.map(patient => {
    const words = declinesOf(factsOf(doctor, account!, patient, service), today, visitDay)
    // [3.63] where the age is against the visit, so is every programme
    const excluded = words.some(word => DECLINES[declineCode(word)].excludesProgrammes)
    return {
      profileId: patient.profile_id,
      profileHint: patient.full_name,
      relKind: patient.rel_kind,
      name: patient.first_name,
      onlineBookingAllowed: words.length === 0,
      declineReasons: words.map(word => ({ code: declineCode(word), weight: weightOf({ code: declineCode(word) }), message: word })),
      programmes: excluded ? [] : choices(payers.filter(payer => payer.profile_id === patient.profile_id))
    }
  })
  const shown = profiles.filter(one => one.relKind !== 'ME' && one.programmes.length > 0).map(one => one.profileId)
  await noteViews(ctx.store, { at: ctx.now, accountId: ctx.accountId, action: 'coverage-looked', profileIds: shown })
  return { profiles }
}

/** What the programmes say to this visit, those that pay first. */
function choices(payers: PayerRow[]): PayerChoice[] {
  return payers
    .map(payer => ({
      programId: payer.programme_id,
      programCaption: payer.caption,
      coverer: payer.coverer_name,
      verdict: judgePayment(payer.state, payer.cover),
      validFrom: payer.valid_from
    }))
    .sort((a, b) => Number(b.verdict === 'pays') - Number(a.verdict === 'pays'))
}
