import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { day, givenDay, instant, lineToRead, uuid } from './fields.ts'

/** A request or a coverage of an employee, as the employer's HR manager sees it. [1.44] */
export const programmeRequest = z.object({
  id: uuid,
  name: z.string(),
  email: z.string(),
  way: z.enum(['WORK_EMAIL', 'PROGRAMME_CODE']),
  programId: z.string(),
  programCaption: z.string(),
  status: z.enum(['PENDING_HR', 'NOT_YET_ACTIVE', 'ACTIVE', 'INACTIVE', 'ENDED']),
  validFrom: z.nullable(day),
  validTo: z.nullable(day),
  askedAt: instant
})
export type ProgrammeRequest = z.output<typeof programmeRequest>

/**
 * Every call below carries the HR manager's own bearer key, or the token of a staff session with the role `hr` of that employer: `Authorization: Bearer <key>`.
 * NOT_SIGNED_IN without a good one; ERROR_SESSION_EXPIRED for a staff session that is over; ACCESS_NOT_AUTHORIZED for staff of another role.
 */
export const listProgrammeRequests = endpoint({
  method: 'GET',
  path: '/api/v2/hr/coverage',
  summary: 'The employer’s requests that wait for the HR manager, or its members.',
  access: 'anyone',
  input: z.object({ show: z.optional(z.enum(['waiting', 'members'])) }),
  reply: z.object({ requests: z.array(programmeRequest) }),
  refusals: ['NOT_SIGNED_IN', 'ERROR_SESSION_EXPIRED', 'ACCESS_NOT_AUTHORIZED']
})

/** Approves a request: the programme begins on `activeFrom`, today or later [4.138]. INVALID_STATE: it does not wait for a decision. */
export const approveProgrammeRequest = endpoint({
  method: 'POST',
  path: '/api/v2/hr/coverage/:coverageId/approve',
  summary: 'Approve an employee’s request with its first day.',
  access: 'anyone',
  input: z.object({ coverageId: uuid, activeFrom: givenDay, validTo: z.optional(givenDay) }),
  reply: programmeRequest,
  refusals: ['NOT_SIGNED_IN', 'ERROR_SESSION_EXPIRED', 'ACCESS_NOT_AUTHORIZED', 'NOT_FOUND', 'INVALID_STATE']
})

/** Declines a request; the employee reads the reason in a letter: one line, without an address of the web. INVALID_INPUT {field: 'reason'}. */
export const declineProgrammeRequest = endpoint({
  method: 'POST',
  path: '/api/v2/hr/coverage/:coverageId/decline',
  summary: 'Decline an employee’s request with a reason.',
  access: 'anyone',
  input: z.object({ coverageId: uuid, reason: lineToRead(300) }),
  reply: programmeRequest,
  refusals: ['NOT_SIGNED_IN', 'ERROR_SESSION_EXPIRED', 'ACCESS_NOT_AUTHORIZED', 'NOT_FOUND', 'INVALID_STATE']
})

/** Suspends a member (INACTIVE), lets it go on (ACTIVE) or ends it for good. */
export const changeMember = endpoint({
  method: 'PATCH',
  path: '/api/v2/hr/coverage/:coverageId',
  summary: 'Suspend, resume or end an employee’s programme.',
  access: 'anyone',
  input: z.object({ coverageId: uuid, status: z.enum(['ACTIVE', 'INACTIVE', 'ENDED']) }),
  reply: programmeRequest,
  refusals: ['NOT_SIGNED_IN', 'ERROR_SESSION_EXPIRED', 'ACCESS_NOT_AUTHORIZED', 'NOT_FOUND', 'INVALID_STATE']
})
