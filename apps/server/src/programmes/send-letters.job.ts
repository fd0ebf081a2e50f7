// The letters of a corporate request: planned in the transaction that makes them true, sent by a job.
import { createHmac } from 'node:crypto'
import type { Language } from '@vizit/rules/languages'
import { ACTIVATION_LINK_HOURS } from '@vizit/rules/programme'
import type { Ctx, Deps } from '../deps.ts'
import { hash } from '../http/session.ts'
import { enqueue } from '../jobs/enqueue.ts'
import type { Tx } from '../store/store.ts'
import { approvedLetter, confirmLetter, declinedLetter } from './mail-texts.ts'
import { findDecision, findLanguageOfRequest, findMailToSend, insertMail } from './mails.sql.ts'

/** With the worker's growing waits these reach over an hour: a mail server that is away for minutes loses nothing. */
const SEND_TRIES = 9

/** Made of the secret each time it is needed: no row and no job holds a token that works. */
function tokenOf({ secret }: Deps['config'], mailId: string): string {
  return createHmac('sha256', secret).update(`coverage mail ${mailId}`).digest('base64url')
}

/** [4.139] Plans the confirmation. It is due at once; the five minutes are for the mail server. */
export async function planConfirmation(tx: Tx, ctx: Ctx, coverageId: string): Promise<void> {
  const id = ctx.newId()
  const until = new Date(ctx.now.getTime() + ACTIVATION_LINK_HOURS * 3_600_000)
  await insertMail(tx, { id, coverageId, tokenHash: hash(tokenOf(ctx.config, id)), now: ctx.now, until })
  await enqueue(tx, 'send-coverage-mail', { mailId: id }, { maxAttempts: SEND_TRIES })
}

/** Job: sends one confirmation, unless the request is confirmed or taken back already. The token stands behind #, which no server is sent. */
export async function sendCoverageMail(deps: Deps, payload: { mailId: string }): Promise<void> {
  const due = await findMailToSend(deps.store, payload.mailId, deps.clock())
  if (!due) return
  const link = `${deps.config.publicUrl}/coverage/confirm#${tokenOf(deps.config, payload.mailId)}`
  const { email: to, language } = due
  await deps.mail.send({ to, language, key: `coverage:${payload.mailId}`, ...confirmLetter(due, link, due.phone, deps.config, language) })
}

/** Plans the letter about what the HR manager decided. */
export async function planDecision(tx: Tx, coverageId: string): Promise<void> {
  const language = await findLanguageOfRequest(tx, coverageId)
  await enqueue(tx, 'tell-coverage-decision', { coverageId, language }, { maxAttempts: SEND_TRIES })
}

/** Job: tells the employee. One that was planned before there were languages says none. */
export async function tellCoverageDecision(deps: Deps, payload: { coverageId: string; language?: Language }): Promise<void> {
  const { language = 'ru' } = payload
  const made = await findDecision(deps.store, payload.coverageId)
  if (!made) return
  const letter =
    made.status === 'ACTIVE'
      ? approvedLetter(made, made.valid_from ?? '', deps.config, language)
      : declinedLetter(made, made.decline_reason ?? '', deps.config, language)
  await deps.mail.send({ to: made.email, language, key: `coverage-decided:${payload.coverageId}:${made.status}`, ...letter })
}
