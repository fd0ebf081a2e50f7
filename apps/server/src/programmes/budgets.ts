// Programme codes, contract numbers and mailboxes must not be tried out. Keys are digests: the table of counters tells no number and no address.
import { createHmac } from 'node:crypto'
import { RESEND_AFTER_SECONDS } from '@vizit/rules/codes'
import type { Ctx, SignedCtx } from '../deps.ts'
import { type Budget, networkOf } from '../http/limits.ts'

const HOUR = 3_600
const DAY = 86_400

const TRIES_OF_ACCOUNT_DAY = 5
const TRIES_OF_ADDRESS_DAY = 50
/** Whoever asks: one contract is not tried from many accounts. */
const TRIES_OF_CONTRACT_DAY = 10
const MAILS_OF_ACCOUNT_DAY = 5
const MAILS_TO_MAILBOX_DAY = 5
/** A whole company may open its letters from one address. */
const LINKS_OF_ADDRESS_HOUR = 600
const WRONG_KEYS_OF_ADDRESS_HOUR = 30

function budget(ctx: Pick<Ctx, 'config'>, name: string, of: string, most: number, seconds: number): Budget {
  const digest = createHmac('sha256', ctx.config.secret).update(`programmes ${name}\n${of}`).digest('base64url')
  return { key: `programmes-${name}:${digest}`, most, seconds }
}

/** A try to name a programme; wrong ones stay counted. `contract`: the number that is tried. */
export function triesOf(ctx: SignedCtx, contract: string | null): Budget[] {
  return [
    budget(ctx, 'try', ctx.accountId, TRIES_OF_ACCOUNT_DAY, DAY),
    budget(ctx, 'try-address', networkOf(ctx.address), TRIES_OF_ADDRESS_DAY, DAY),
    ...(contract === null ? [] : [budget(ctx, 'try-contract', contract, TRIES_OF_CONTRACT_DAY, DAY)])
  ]
}

/** A letter: of the account, to the mailbox. */
export function mailsOf(ctx: SignedCtx, email: string): Budget[] {
  return [budget(ctx, 'mail', ctx.accountId, MAILS_OF_ACCOUNT_DAY, DAY), budget(ctx, 'mail-to', email, MAILS_TO_MAILBOX_DAY, DAY)]
}

export function resendOf(ctx: SignedCtx, coverageId: string): Budget {
  return budget(ctx, 'resend', coverageId, 1, RESEND_AFTER_SECONDS)
}

export function linksOf(ctx: Ctx): Budget {
  return budget(ctx, 'link', networkOf(ctx.address), LINKS_OF_ADDRESS_HOUR, HOUR)
}

export function wrongKeysOf(ctx: Ctx): Budget {
  return budget(ctx, 'hr-key', networkOf(ctx.address), WRONG_KEYS_OF_ADDRESS_HOUR, HOUR)
}
