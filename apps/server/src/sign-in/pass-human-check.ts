import type { Received, Reply } from '@vizit/contract/endpoint'
import { refuse } from '@vizit/contract/refusal'
import type { confirmHuman } from '@vizit/contract/sign-in'
import { RESEND_AFTER_SECONDS } from '@vizit/rules/codes'
import type { Ctx } from '../deps.ts'
import { judgeSolution, PICTURE_TRIES } from '../outside/captcha/human-check.ts'
import { sameDigest } from './digest.ts'
import { captchaHash } from './draw-captcha.ts'
import { attemptUnderCheck } from './human-check.ts'
import { sendCode } from './send-code.ts'
import { isKnownDevice, passCheck, spendCaptchaTry, takeChallenge } from './sign-in.sql.ts'

/** Passes the human check by the digits of the picture or by the solution of the challenge; the SMS goes out. An answer counts once, whoever sends it again. */
export async function passHumanCheck(ctx: Ctx, given: Received<typeof confirmHuman>): Promise<Reply<typeof confirmHuman>> {
  const { id, code, solution } = given
  if (code === undefined && solution === undefined) refuse('INVALID_INPUT', { field: 'code' })
  const attempt = await attemptUnderCheck(ctx, id)
  const verdict = code !== undefined ? await judgePicture(ctx, id, code) : await judgeChallenge(ctx, id, solution!)
  if (verdict === 'wrong') refuse('INVALID_CAPTCHA_CODE')
  if ((await passCheck(ctx.store, id)) !== 1) refuse('INVALID_STATE')

  const { phone, device_hash: deviceHash } = attempt
  await sendCode(ctx, id, {
    phone,
    deviceHash,
    address: ctx.address,
    known: await isKnownDevice(ctx.store, phone, deviceHash),
    checked: true
  })
  return { id, resendAfterSeconds: RESEND_AFTER_SECONDS }
}

async function judgePicture(ctx: Ctx, id: string, code: string): Promise<'right' | 'wrong'> {
  const tried = await spendCaptchaTry(ctx.store, id, ctx.now, PICTURE_TRIES)
  return tried && sameDigest(tried.captcha_answer, captchaHash(ctx.config.secret, id, code)) ? 'right' : 'wrong'
}

async function judgeChallenge(ctx: Ctx, id: string, solution: string): Promise<'right' | 'wrong'> {
  const held = await takeChallenge(ctx.store, id, ctx.now)
  return held && (await judgeSolution(ctx.config.secret, held.challenge, solution)) === 'solved' ? 'right' : 'wrong'
}
