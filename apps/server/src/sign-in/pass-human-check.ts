import type { Received, Reply } from '@vizit/contract/endpoint'
import { refuse } from '@vizit/contract/refusal'
import type { confirmHuman } from '@vizit/contract/sign-in'
import { RESEND_AFTER_SECONDS } from '@vizit/rules/codes'
import type { Ctx } from '../deps.ts'
import { judgeSolution, PICTURE_TRIES } from '../outside/captcha/human-check.ts'
import { sameDigest } from './digest.ts'
import { captchaHash } from './draw-captcha.ts'
import { attemptUnderCheck } from './human-check.ts'
import { codesSolvedNow, judgeWork } from './judge-work.ts'
import { sendCode } from './send-code.ts'
import { askCheck, isKnownDevice, passCheck, spendCaptchaTry, takeChallenge } from './sign-in.sql.ts'

const HUMAN_OF = { work: 'worked', solved: 'solved', picture: 'passed' } as const

/**
 * Passes the human check by what the browser did by itself, by the digits of the picture or by the solution of the challenge instead of it; the SMS goes
 * out. An answer counts once, whoever sends it again. INVALID_CAPTCHA_CODE of work: the picture is asked for. ERROR_TOO_MANY_REQUESTS {retryAfter} of the
 * challenge: too many were solved in this hour; the picture is there still.
 */
export async function passHumanCheck(ctx: Ctx, given: Received<typeof confirmHuman>): Promise<Reply<typeof confirmHuman>> {
  const { id, code, solution, work } = given
  if (code === undefined && solution === undefined && work === undefined) refuse('INVALID_INPUT', { field: 'code' })
  const attempt = await attemptUnderCheck(ctx, id)
  const shown = work ? 'work' : code !== undefined ? 'picture' : 'solved'
  if ((await judge(ctx, given)) === 'wrong') refuse('INVALID_CAPTCHA_CODE')
  if ((await passCheck(ctx.store, id, HUMAN_OF[shown])) !== 1) refuse('INVALID_STATE')

  const { phone, device_hash: deviceHash } = attempt
  const known = await isKnownDevice(ctx.store, phone, deviceHash)
  if ((await sendCode(ctx, id, { phone, deviceHash, address: ctx.address, known, shown }, given.language)) === 'check-first') {
    await askCheck(ctx.store, id)
    if (shown === 'solved') refuse('ERROR_TOO_MANY_REQUESTS', { retryAfter: (await codesSolvedNow(ctx)).endsInSeconds })
    refuse('INVALID_CAPTCHA_CODE')
  }
  return { id, resendAfterSeconds: RESEND_AFTER_SECONDS }
}

function judge(ctx: Ctx, { id, code, solution, work }: Received<typeof confirmHuman>): Promise<'right' | 'wrong'> {
  if (work) return judgeWork(ctx, work)
  return code !== undefined ? judgePicture(ctx, id, code) : judgeChallenge(ctx, id, solution!)
}

async function judgePicture(ctx: Ctx, id: string, code: string): Promise<'right' | 'wrong'> {
  const tried = await spendCaptchaTry(ctx.store, id, ctx.now, PICTURE_TRIES)
  return tried && sameDigest(tried.captcha_answer, captchaHash(ctx.config.secret, id, code)) ? 'right' : 'wrong'
}

async function judgeChallenge(ctx: Ctx, id: string, solution: string): Promise<'right' | 'wrong'> {
  const held = await takeChallenge(ctx.store, id, ctx.now)
  return held && (await judgeSolution(ctx.config.secret, held.challenge, solution)) === 'solved' ? 'right' : 'wrong'
}
