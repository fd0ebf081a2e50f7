import { COVERAGE_STATES, judgeContractKey } from '@vizit/rules/programme'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { day, emailAddress, formedText, judgedText, trimmedText, typedPhone, uuid } from './fields.ts'

const covererCode = formedText(/^[a-z][a-z0-9-]{1,31}$/)
const covererKind = z.enum(['EMPLOYER', 'INSURER'])

/** Who offers programmes. [3.42] [3.43] */
export const coverer = z.object({
  code: z.string(),
  kind: covererKind,
  name: z.string(),
  phone: z.string(),
  /** The domains of the employer's work e-mail. */
  emailDomains: z.array(z.string())
})
export type Coverer = z.output<typeof coverer>

/** A programme of a person, as the viewer may see it. Days are of Minsk; money is in kopecks. */
export const coverage = z.object({
  id: uuid,
  profileId: uuid,
  covererCode: z.string(),
  covererKind,
  /** [3.42] the company */
  coverer: z.string(),
  covererPhone: z.string(),
  programId: z.string(),
  programCaption: z.string(),
  way: z.enum(['WORK_EMAIL', 'PROGRAMME_CODE', 'BARCODE', 'CONTRACT_NUMBER']),
  /** [3.47] [4.138] NOT_YET_ACTIVE: it begins on `validFrom`. */
  status: z.enum(COVERAGE_STATES),
  validFrom: z.nullable(day),
  validTo: z.nullable(day),
  /** [3.45] the insurance amount, with what it is made of. Null and [] for whom the viewer may not edit. */
  amount: z.nullable(z.number()),
  parts: z.array(z.object({ caption: z.string(), amount: z.nullable(z.number()) })),
  /** [3.46] Null for whom the viewer may not edit. */
  barcode: z.nullable(z.string()),
  contractNumber: z.nullable(z.string()),
  /** Masked: where the confirmation went. */
  email: z.nullable(z.string()),
  /** Why an ended one has ended: the HR manager declined the request or ended it, or its time is over. Null while it has not. */
  endedBecause: z.nullable(z.enum(['declined', 'employer', 'expired'])),
  /** The HR manager's words, if there are some. */
  declineReason: z.nullable(z.string()),
  /** The viewer may unlink it. */
  isManageable: z.boolean()
})
export type Coverage = z.output<typeof coverage>

/** [1.40-1.43] Who offers programmes, for the choice before linking one. */
export const listCoverers = endpoint({
  method: 'GET',
  path: '/api/v2/my/coverage/coverers',
  summary: 'Employers and insurers whose programmes can be linked.',
  access: 'signed-in',
  input: z.object({}),
  reply: z.object({ coverers: z.array(coverer) }),
  refusals: []
})

/** [7.33] Programmes of oneself and of the people whose programmes one may see, oneself first. What ended, or was declined, is among them for 30 days. */
export const listCoverages = endpoint({
  method: 'GET',
  path: '/api/v2/my/coverage',
  summary: 'Programmes of oneself and of the people whose programmes one may see.',
  access: 'signed-in',
  input: z.object({}),
  reply: z.object({
    people: z.array(
      z.object({
        profileId: uuid,
        relKind: z.string(),
        name: z.string(),
        /** [3.18] the active ones, as an entry of a family member */
        coverers: z.array(z.object({ covererCode: z.string(), status: z.literal('ACTIVE'), validFrom: day })),
        coverages: z.array(coverage)
      })
    )
  }),
  refusals: []
})

/**
 * [1.40] Asks for the employer's programme by work e-mail; the confirmation goes there. INVALID_INPUT {field: 'workEmail', reason: 'other-domain'}
 * for an address that is not of the employer's domains [5.09] [6.43]. CONTRACT_NOT_READY: the employer is still preparing it.
 */
export const linkByWorkEmail = endpoint({
  method: 'POST',
  path: '/api/v2/my/coverage/work-email',
  summary: 'Ask for the programme of one’s employer by work e-mail.',
  access: 'signed-in',
  evenly: true,
  input: z.object({ covererCode, workEmail: emailAddress }),
  reply: coverage,
  refusals: ['PROFILE_MISSING', 'EMAIL_NEEDED', 'INVALID_CONTRACT_KEY', 'CONTRACT_NOT_READY', 'PROGRAMME_ALREADY_LINKED'],
  creates: true
})

/** [1.41] Asks for the employer's programme by its code; the confirmation goes to `email` [R33]. Wrong codes are counted. */
export const linkByProgrammeCode = endpoint({
  method: 'POST',
  path: '/api/v2/my/coverage/programme-code',
  summary: 'Ask for the programme of one’s employer by its code.',
  access: 'signed-in',
  evenly: true,
  input: z.object({ code: trimmedText(40, 4), email: emailAddress }),
  reply: coverage,
  refusals: ['PROFILE_MISSING', 'EMAIL_NEEDED', 'INVALID_CONTRACT_KEY', 'CONTRACT_NOT_READY', 'PROGRAMME_ALREADY_LINKED'],
  creates: true
})

/**
 * [1.42] [1.43] Links an insurer's programme by bar code or contract number, for oneself or a person one may edit. The phone is the one of the
 * contract: INCORRECT_PHONE_NUMBER {phone} names the insurer's line [5.60], CODE_COVERER_CARD_INACTIVE and EXPIRED_CONTRACT too. Tries are counted.
 */
export const linkInsurance = endpoint({
  method: 'POST',
  path: '/api/v2/my/coverage/insurance',
  summary: 'Link a voluntary insurance programme by bar code or contract number.',
  access: 'signed-in',
  evenly: true,
  input: z.object({
    covererCode,
    /** [5.58] [5.59] */
    number: judgedText(text => judgeContractKey(text) === 'ok'),
    phone: typedPhone,
    profileId: uuid
  }),
  reply: coverage,
  refusals: [
    'ACCESS_NOT_AUTHORIZED',
    'PROFILE_MISSING',
    'EMAIL_NEEDED',
    'INVALID_CONTRACT_KEY',
    'INCORRECT_CONTRACT_CODE',
    'INCORRECT_PHONE_NUMBER',
    'CONTRACT_DATA_MISMATCH',
    'CONTRACT_IS_NOT_SYNCHRONIZED',
    'CONTRACT_NOT_READY',
    'EXPIRED_CONTRACT',
    'NO_CARD_FROM_COVERER',
    'CODE_COVERER_CARD_INACTIVE',
    'PROGRAMME_ALREADY_LINKED'
  ],
  creates: true
})

/**
 * [4.23] Confirms a request from the mail's link, on whatever device it was opened. LINK_EXPIRED {reason: 'used' | 'expired'}: it works once, a
 * day long; without a reason the link is none of ours.
 */
export const confirmCoverage = endpoint({
  method: 'POST',
  path: '/api/v2/public/coverage/confirm',
  summary: 'Confirm a programme request with the token of the mail.',
  access: 'anyone',
  input: z.object({ token: formedText(/^[A-Za-z0-9_-]{43}$/) }),
  reply: z.object({ coverer: z.string(), programCaption: z.string(), status: z.literal('PENDING_HR') }),
  refusals: ['LINK_EXPIRED', 'PROGRAMME_ALREADY_LINKED']
})

/** Sends the confirmation once more. ERROR_TOO_MANY_REQUESTS {retryAfter} within 61 seconds. INVALID_STATE: it waits for no e-mail. */
export const resendCoverageMail = endpoint({
  method: 'POST',
  path: '/api/v2/my/coverage/:coverageId/resend',
  summary: 'Send the confirmation of a programme request once more.',
  access: 'signed-in',
  input: z.object({ coverageId: uuid }),
  reply: z.object({ resendAfterSeconds: z.number() }),
  refusals: ['NOT_FOUND', 'INVALID_STATE']
})

/** Unlinks a programme of oneself or of a person one may edit, or takes a request back. 204. */
export const unlinkCoverage = endpoint({
  method: 'DELETE',
  path: '/api/v2/my/coverage/:coverageId',
  summary: 'Unlink a programme, or take a request back.',
  access: 'signed-in',
  input: z.object({ coverageId: uuid }),
  reply: z.object({}),
  refusals: ['NOT_FOUND']
})
