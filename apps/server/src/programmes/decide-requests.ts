import type { Received, Reply } from '@vizit/contract/endpoint'
import type {
  approveProgrammeRequest,
  changeMember as change,
  declineProgrammeRequest,
  listProgrammeRequests,
  ProgrammeRequest
} from '@vizit/contract/programme-requests'
import { refuse } from '@vizit/contract/refusal'
import type { AuditAction } from '@vizit/rules/access-log'
import { addDays, minskDay } from '@vizit/rules/days'
import { ACTIVATION_AHEAD_DAYS } from '@vizit/rules/programme'
import type { Ctx } from '../deps.ts'
import { audit } from '../evidence/ledger.ts'
import { pay } from '../http/limits.ts'
import { hash } from '../http/session.ts'
import { findStaffSession, isStaffToken } from '../http/staff-session.ts'
import type { Db, Tx } from '../store/store.ts'
import { wrongKeysOf } from './budgets.ts'
import { approve, decline, findHrKey, findRequest, findRequests, type RequestRow, setMember } from './requests.sql.ts'
import { planDecision } from './send-letters.job.ts'

/** By a key or by a session of the desk: the one that is null it is not. */
type HrManager = { keyId: string | null; staffId: string | null; coverer_code: string }

/** [1.44] What waits for the HR manager, or the members. Reading it is kept for each person. */
export async function listRequests(ctx: Ctx, asked: Received<typeof listProgrammeRequests>): Promise<Reply<typeof listProgrammeRequests>> {
  const hr = await hrManager(ctx)
  const rows = await findRequests(ctx.store, hr.coverer_code, minskDay(ctx.now), asked.show ?? 'waiting')
  for (const row of rows)
    await audit(ctx.store, {
      at: ctx.now,
      accountId: null,
      action: 'coverage-hr-looked',
      profileId: row.profile_id,
      objectId: hr.keyId ?? hr.staffId
    })
  return { requests: rows.map(toRequest) }
}

/** [4.138] The programme begins on the day that the HR manager sets. */
export async function approveRequest(ctx: Ctx, input: Received<typeof approveProgrammeRequest>): Promise<ProgrammeRequest> {
  const hr = await hrManager(ctx)
  const today = minskDay(ctx.now)
  if (input.activeFrom < today) refuse('INVALID_INPUT', { field: 'activeFrom', reason: 'past' })
  if (input.activeFrom > addDays(today, ACTIVATION_AHEAD_DAYS)) refuse('INVALID_INPUT', { field: 'activeFrom', reason: 'too-far' })
  if (input.validTo !== undefined && input.validTo < input.activeFrom)
    refuse('INVALID_INPUT', { field: 'validTo', reason: 'start-after-end' })
  const facts = { by: hr, from: input.activeFrom, to: input.validTo ?? null, now: ctx.now }
  return decide(ctx, hr, input.coverageId, 'coverage-approved', async tx => {
    const done = await approve(tx, input.coverageId, facts)
    if (done > 0) await planDecision(tx, input.coverageId)
    return done
  })
}

export async function declineRequest(ctx: Ctx, input: Received<typeof declineProgrammeRequest>): Promise<ProgrammeRequest> {
  const hr = await hrManager(ctx)
  return decide(ctx, hr, input.coverageId, 'coverage-declined', async tx => {
    const done = await decline(tx, input.coverageId, { by: hr, reason: input.reason, now: ctx.now })
    if (done > 0) await planDecision(tx, input.coverageId)
    return done
  })
}

const SET_TO = { ACTIVE: 'coverage-resumed', INACTIVE: 'coverage-suspended', ENDED: 'coverage-ended' } as const

/** Suspends, resumes or ends a member. */
export async function changeMember(ctx: Ctx, input: Received<typeof change>): Promise<ProgrammeRequest> {
  const hr = await hrManager(ctx)
  const facts = { by: hr, status: input.status, now: ctx.now }
  return decide(ctx, hr, input.coverageId, SET_TO[input.status], tx => setMember(tx, input.coverageId, facts))
}

/** One decision of a request of the own employer; of two at once the second is told that it is decided. */
async function decide(
  ctx: Ctx,
  hr: HrManager,
  id: string,
  action: AuditAction,
  write: (tx: Tx) => Promise<number>
): Promise<ProgrammeRequest> {
  return ctx.store.transaction(async tx => {
    const before = await request(tx, ctx, hr, id)
    if ((await write(tx)) === 0) refuse('INVALID_STATE', { status: before.state })
    await audit(tx, { at: ctx.now, accountId: null, action, profileId: before.profile_id, objectId: id })
    return toRequest(await request(tx, ctx, hr, id))
  })
}

async function request(db: Db, ctx: Ctx, hr: HrManager, id: string): Promise<RequestRow> {
  const found = await findRequest(db, hr.coverer_code, minskDay(ctx.now), id)
  return found ?? refuse('NOT_FOUND')
}

/**
 * Who asks, by the session of staff or the key of the header. Wrong ones of an address are counted; a good one is let in whatever its neighbours do.
 * ERROR_SESSION_EXPIRED: staff whose session is over; ACCESS_NOT_AUTHORIZED: staff, and no HR manager.
 */
async function hrManager(ctx: Ctx): Promise<HrManager> {
  if (isStaffToken(ctx.bearer)) {
    const staff = (await findStaffSession(ctx.store, ctx.bearer, ctx.now)) ?? refuse('ERROR_SESSION_EXPIRED')
    if (staff.role !== 'hr' || staff.organisation?.kind !== 'coverer') refuse('ACCESS_NOT_AUTHORIZED')
    return { keyId: null, staffId: staff.staffId, coverer_code: staff.organisation.code }
  }
  const key = /^Bearer ([A-Za-z0-9_-]{32,128})$/.exec(ctx.bearer ?? '')?.[1]
  if (!key) refuse('NOT_SIGNED_IN')
  const found = await findHrKey(ctx.store, hash(key))
  if (found) return { keyId: found.id, staffId: null, coverer_code: found.coverer_code }
  await pay(ctx, [wrongKeysOf(ctx)])
  return refuse('NOT_SIGNED_IN')
}

function toRequest(row: RequestRow): ProgrammeRequest {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    way: row.way,
    programId: row.programme_id,
    programCaption: row.caption,
    status: row.state,
    validFrom: row.valid_from,
    validTo: row.valid_to,
    askedAt: row.created_at
  }
}
