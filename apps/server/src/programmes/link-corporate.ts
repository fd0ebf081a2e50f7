import type { Received } from '@vizit/contract/endpoint'
import type { linkByProgrammeCode as byCode, linkByWorkEmail as byEmail, Coverage } from '@vizit/contract/programmes'
import { refuse } from '@vizit/contract/refusal'
import { minskDay } from '@vizit/rules/days'
import { judgeCorporateEmail } from '@vizit/rules/email'
import { normalProgrammeCode } from '@vizit/rules/programme'
import type { SignedCtx } from '../deps.ts'
import { audit } from '../evidence/ledger.ts'
import { keepAnswer } from '../http/answers.ts'
import { giveBack, pay } from '../http/limits.ts'
import { refusedBy } from '../store/store.ts'
import { mailsOf, triesOf } from './budgets.ts'
import { toCoverage } from './coverage-card.ts'
import {
  findCoverage,
  findPerson,
  findProgrammeByCode,
  findProgrammeOfEmployer,
  insertCoverage,
  liveState,
  type ProgrammeRow,
  type Way
} from './programmes.sql.ts'
import { planConfirmation } from './send-letters.job.ts'

/** [1.40] By work e-mail: the address must be of the employer's domains [5.09] [6.43]; the confirmation proves that it is the employee's. */
export async function linkByWorkEmail(ctx: SignedCtx, input: Received<typeof byEmail>): Promise<Coverage> {
  const programme = await findProgrammeOfEmployer(ctx.store, input.covererCode)
  if (!programme) refuse('INVALID_CONTRACT_KEY')
  const verdict = judgeCorporateEmail(input.workEmail, programme.email_domains)
  if (verdict !== 'ok') refuse('INVALID_INPUT', { field: 'workEmail', reason: verdict })
  return ask(ctx, programme, { email: input.workEmail, way: 'WORK_EMAIL' })
}

/** [1.41] By the code that the employer gave out. A code that is not known is a wrong try, and those are few a day. */
export async function linkByProgrammeCode(ctx: SignedCtx, input: Received<typeof byCode>): Promise<Coverage> {
  const tries = triesOf(ctx, null)
  await pay(ctx, tries)
  const programme = await findProgrammeByCode(ctx.store, normalProgrammeCode(input.code))
  if (!programme) refuse('INVALID_CONTRACT_KEY')
  await giveBack(ctx.store, tries, ctx.now)
  return ask(ctx, programme, { email: input.email, way: 'PROGRAMME_CODE' })
}

/** The request, its confirmation and the evidence are true together. Rights are the employee's own: nobody is asked for but oneself [6.43]. */
async function ask(ctx: SignedCtx, programme: ProgrammeRow, by: { email: string; way: Way }): Promise<Coverage> {
  if (programme.state === 'CLOSED') refuse('INVALID_CONTRACT_KEY')
  if (programme.state === 'PREPARING') refuse('CONTRACT_NOT_READY')
  const today = minskDay(ctx.now)
  const me = await findPerson(ctx.store, ctx.accountId, today, null)
  if (!me?.filled) refuse('PROFILE_MISSING')
  if (!me.has_email) refuse('EMAIL_NEEDED', { reason: 'programme' })
  const mails = mailsOf(ctx, by.email)
  await pay(ctx, mails)
  try {
    return await ctx.store.transaction(async tx => {
      const live = await liveState(tx, me.profile_id, programme.id, today, ctx.now)
      if (live) refuse('PROGRAMME_ALREADY_LINKED', { status: live })
      const id = ctx.newId()
      await insertCoverage(tx, {
        ...by,
        id,
        profileId: me.profile_id,
        accountId: ctx.accountId,
        programmeId: programme.id,
        status: 'PENDING_EMAIL',
        contractId: null,
        validFrom: null,
        validTo: null,
        amount: programme.amount,
        parts: programme.parts,
        now: ctx.now
      })
      await planConfirmation(tx, ctx, id)
      await audit(tx, { at: ctx.now, accountId: ctx.accountId, action: 'coverage-asked', profileId: me.profile_id, objectId: id })
      const reply = toCoverage((await findCoverage(tx, ctx.accountId, today, id))!)
      await keepAnswer(tx, ctx.once, reply, ctx.now)
      return reply
    })
  } catch (error) {
    await giveBack(ctx.store, mails, ctx.now)
    if (refusedBy(error, 'coverages_one_per_programme')) refuse('PROGRAMME_ALREADY_LINKED')
    throw error
  }
}
