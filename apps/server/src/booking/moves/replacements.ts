// Other times for a visit that its centre has cancelled: what was booked is booked anew at one of them, in one step.
import type { Received, Reply } from '@vizit/contract/endpoint'
import { refuse } from '@vizit/contract/refusal'
import type { listReplacements as listEndpoint, takeReplacement as takeEndpoint } from '@vizit/contract/replacements'
import { allows } from '@vizit/rules/access'
import { minskDay } from '@vizit/rules/days'
import { chooseReplacements, REPLACEMENT_DAYS, REPLACEMENT_LEAD_MINUTES, REPLACEMENTS_MAX } from '@vizit/rules/replacements'
import type { SignedCtx } from '../../deps.ts'
import { bookService, bookVisit } from '../book-visit.ts'
import { findService } from '../service-slots.sql.ts'
import { type CancelledVisitRow, findCancelledVisit, findTimesInstead, type TimeRow } from './replacements.sql.ts'

const isClinics = (visit: CancelledVisitRow) => visit.status === 'cancelled' && visit.cancelled_by === 'clinic'

export async function listReplacements(ctx: SignedCtx, { orderId }: Received<typeof listEndpoint>): Promise<Reply<typeof listEndpoint>> {
  const visit = await findCancelledVisit(ctx.store, ctx.accountId, minskDay(ctx.now), orderId)
  if (!visit) refuse('NOT_FOUND')
  if (!isClinics(visit)) return { times: [], bookedAs: null }
  if (visit.booked_as !== null) return { times: [], bookedAs: visit.booked_as }
  return { times: (await timesInstead(ctx, visit)).map(shown), bookedAs: null }
}

async function timesInstead(ctx: SignedCtx, visit: CancelledVisitRow) {
  const about = {
    patient: visit.profile_id,
    assignmentId: visit.assignment_id,
    serviceId: visit.service_id,
    was: visit.starts_at,
    isClosed: visit.is_closed,
    reason: visit.cancel_reason
  }
  const from = new Date(ctx.now.getTime() + REPLACEMENT_LEAD_MINUTES * 60_000)
  const rows = await findTimesInstead(ctx.store, about, { from, days: REPLACEMENT_DAYS, each: REPLACEMENTS_MAX })
  return chooseReplacements(rows.map(candidate), visit.starts_at, visit.birthday)
}

function candidate(row: TimeRow) {
  const ages = {
    adult: row.adult,
    children: row.children,
    adultAge: row.adult_age,
    adultAgeTo: row.adult_age_to,
    childrenAge: row.children_age,
    childrenAgeTo: row.children_age_to
  }
  return { timetableId: row.slot_id, startDate: row.starts_at, nearness: row.nearness, ages, row }
}

function shown({ row }: ReturnType<typeof candidate>) {
  return {
    timetableId: row.slot_id,
    assignmentId: String(row.assignment_id),
    startDate: row.starts_at,
    doctorName: row.doctor_name,
    branchName: row.branch_name,
    branchAddress: row.branch_address,
    nearness: row.nearness
  }
}

/** Everything that a booking is judged by is judged here too: it is one. */
export async function takeReplacement(ctx: SignedCtx, input: Received<typeof takeEndpoint>): Promise<Reply<typeof takeEndpoint>> {
  const visit = await findCancelledVisit(ctx.store, ctx.accountId, minskDay(ctx.now), input.orderId)
  if (!visit || !allows(visit.level, 'BOOK_VISITS')) refuse('NOT_FOUND')
  if (!isClinics(visit)) refuse('INVALID_STATE', { reason: 'not-cancelled-by-clinic' })
  const booking = {
    timetableId: input.timetableId,
    assignmentId: input.assignmentId,
    profileId: visit.profile_id,
    programId: visit.programme_id ?? undefined,
    bookAnyway: input.bookAnyway
  }
  if (visit.service_id === null) return bookVisit(ctx, booking)
  const serviceId = String(visit.service_id)
  const service = await findService(ctx.store, input.assignmentId, serviceId)
  if (!service) refuse('NOT_FOUND')
  return bookService(ctx, { ...booking, serviceId, serviceName: service.service_name, slotDuration: service.minutes })
}
