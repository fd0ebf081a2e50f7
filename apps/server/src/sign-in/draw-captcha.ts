import type { Received } from '@vizit/contract/endpoint'
import type { humanCodeImage } from '@vizit/contract/sign-in'
import type { Ctx } from '../deps.ts'
import { pay } from '../http/limits.ts'
import { type Bytes, bytes } from '../http/route.ts'
import { CHECK_LIVES_SECONDS, drawDigits } from '../outside/captcha/human-check.ts'
import { picturesOf } from './budgets.ts'
import { digest } from './digest.ts'
import { attemptUnderCheck } from './human-check.ts'
import { setCaptcha } from './sign-in.sql.ts'

/** What of the picture's digits is kept. */
export function captchaHash(secret: string, attemptId: string, digits: string): Buffer {
  return digest(secret, 'captcha', attemptId, digits)
}

/** Draws new digits for the attempt; the picture before them is void. */
export async function drawCaptcha(ctx: Ctx, { id }: Received<typeof humanCodeImage>): Promise<Bytes> {
  await attemptUnderCheck(ctx, id)
  await pay(ctx, picturesOf(ctx.config, id, ctx.address))
  const { digits, picture } = await drawDigits(ctx.captcha)
  await setCaptcha(ctx.store, id, captchaHash(ctx.config.secret, id, digits), ctx.now, CHECK_LIVES_SECONDS)
  return bytes(picture)
}
