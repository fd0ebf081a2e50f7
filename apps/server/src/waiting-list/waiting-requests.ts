import type { Received, Reply } from '@vizit/contract/endpoint'
import { refuse } from '@vizit/contract/refusal'
import type {
  dropWaitingRequest as dropEndpoint,
  listWaitingRequests,
  makeWaitingRequest as makeEndpoint
} from '@vizit/contract/waiting-list'
import { minskDay } from '@vizit/rules/days'
import { judgeTimeRange } from '@vizit/rules/time-range'
import { judgeOffer, judgeWindow, REQUESTS_MAX } from '@vizit/rules/waiting-list'
import type { SignedCtx } from '../deps.ts'
import { audit } from '../evidence/ledger.ts'
import { keepAnswer } from '../http/answers.ts'
import { expireRequests, fulfilRequests } from './offers.sql.ts'
import {
  countAssignments,
  countWaiting,
  type DoctorAges,
  deleteRequest,
  findFree,
  findPatient,
  findRequests,
  lockAccount,
  type NewWaitingRequest,
  putRequest
} from './waiting-list.sql.ts'

export async function readWaitingRequests(ctx: SignedCtx): Promise<Reply<typeof listWaitingRequests>> {
  return { requests: await findRequests(ctx.store, ctx.accountId, minskDay(ctx.now), ctx.now) }
}

export async function makeWaitingRequest(ctx: SignedCtx, asked: Received<typeof makeEndpoint>): Promise<Reply<typeof makeEndpoint>> {
  const today = minskDay(ctx.now)
  const { doctorId = null, serviceId = null, branchId = null, specialityId = null, times = null, ...rest } = asked
  if (doctorId === null && (branchId === null || (serviceId ?? specialityId) === null)) refuse('INVALID_INPUT', { field: 'branchId' })
  const window = judgeWindow(asked.from, asked.to, today)
  if (window !== 'ok') refuse('INVALID_INPUT', { field: window === 'past' ? 'from' : 'to' })
  const hours = times === null ? 'ok' : judgeTimeRange(times.from, times.to)
  if (hours !== 'ok') refuse('INVALID_INPUT', { field: 'times', reason: hours })
  const patient = await findPatient(ctx.store, ctx.accountId, today, asked.profileId)
  if (!patient) refuse('NOT_FOUND')
  const parts = [...new Set(rest.parts)]
  const request: NewWaitingRequest = {
    ...rest,
    parts,
    times,
    id: ctx.newId(),
    accountId: ctx.accountId,
    doctorId,
    serviceId,
    branchId,
    specialityId
  }
  const found = await countAssignments(ctx.store, request)
  if (!found || found.all === 0) refuse('NOT_FOUND')
  if (found.online === 0) refuse('NO_ASSIGNMENT_BOOKING')
  const free = (await findFree(ctx.store, request, ctx.now)).find(
    slot => judgeOffer(agesOf(slot), patient.birthday, slot.starts_at) === 'fits'
  )
  if (free) refuse('TIME_IS_FREE', { timetableId: free.slot_id, startDate: free.starts_at })

  return ctx.store.transaction(async tx => {
    await lockAccount(tx, ctx.accountId)
    // what is over takes no place of the five
    await expireRequests(tx, ctx.accountId, today, ctx.now)
    await fulfilRequests(tx, ctx.accountId, ctx.now)
    const put = await putRequest(tx, request, ctx.now)
    if (put?.inserted) {
      if ((await countWaiting(tx, ctx.accountId)) > REQUESTS_MAX) refuse('TOO_MANY_WISHES', { most: REQUESTS_MAX })
      await audit(tx, { at: ctx.now, accountId: ctx.accountId, action: 'wish-made', profileId: request.profileId, objectId: put.id })
    }
    const reply = { requests: await findRequests(tx, ctx.accountId, today, ctx.now) }
    await keepAnswer(tx, ctx.once, reply, ctx.now)
    return reply
  })
}

export async function dropWaitingRequest(ctx: SignedCtx, { id }: Received<typeof dropEndpoint>): Promise<Record<string, never>> {
  await ctx.store.transaction(async tx => {
    const dropped = await deleteRequest(tx, ctx.accountId, id)
    if (!dropped) refuse('NOT_FOUND')
    await audit(tx, { at: ctx.now, accountId: ctx.accountId, action: 'wish-dropped', profileId: dropped.profile_id, objectId: id })
  })
  return {}
}

export function agesOf(row: DoctorAges) {
  return {
    adult: row.adult,
    children: row.children,
    adultAge: row.adult_age,
    adultAgeTo: row.adult_age_to,
    childrenAge: row.children_age,
    childrenAgeTo: row.children_age_to
  }
}
