import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Received, Reply } from '@vizit/contract/endpoint'
import type { beginSiteCheck, siteCheckChallenge, siteCheckPicture } from '@vizit/contract/public-booking'
import { refuse } from '@vizit/contract/refusal'
import { readCaptcha } from '@vizit/rules/public-booking'
import type { Ctx } from '../deps.ts'
import { pay } from '../http/limits.ts'
import { type Bytes, bytes } from '../http/route.ts'
import { CHECK_LIVES_SECONDS, drawDigits, judgeSolution, newChallenge, PICTURE_TRIES } from '../outside/captcha/human-check.ts'
import { checksOf, picturesOf } from './budgets.ts'
import {
  addCheck,
  isCheckOpen,
  isProvider,
  setChallenge,
  setPicture,
  spendPictureTry,
  takeChallenge,
  useCheckUp
} from './public-booking.sql.ts'

export async function beginCheck(ctx: Ctx, { provider }: Received<typeof beginSiteCheck>): Promise<Reply<typeof beginSiteCheck>> {
  if (!(await isProvider(ctx.store, provider))) refuse('NOT_FOUND')
  await pay(ctx, checksOf(ctx))
  const id = ctx.newId()
  await addCheck(ctx.store, id, ctx.now)
  return { id }
}

export async function drawPicture(ctx: Ctx, { id }: Received<typeof siteCheckPicture>): Promise<Bytes> {
  await openCheck(ctx, id)
  const { digits, picture } = await drawDigits(ctx.captcha)
  await setPicture(ctx.store, id, pictureHash(ctx.config.secret, id, digits), ctx.now, CHECK_LIVES_SECONDS)
  return bytes(picture)
}

export async function giveChallenge(ctx: Ctx, { id }: Received<typeof siteCheckChallenge>): Promise<Reply<typeof siteCheckChallenge>> {
  await openCheck(ctx, id)
  const challenge = await newChallenge(ctx.config.secret)
  await setChallenge(ctx.store, id, challenge, ctx.now, CHECK_LIVES_SECONDS)
  return { challenge }
}

/** [4.29] [5.35] Is `recaptchaValue` the answer to a check of ours? A right one is used up by this. */
export async function judgeCaptcha(ctx: Ctx, recaptchaValue: string): Promise<'passed' | 'wrong'> {
  const answer = readCaptcha(recaptchaValue)
  if (!answer) return 'wrong'
  const isRight = 'code' in answer ? await isPictureRead(ctx, answer) : await isChallengeSolved(ctx, answer)
  return isRight && (await useCheckUp(ctx.store, answer.checkId, ctx.now)) === 1 ? 'passed' : 'wrong'
}

async function isPictureRead(ctx: Ctx, { checkId, code }: { checkId: string; code: string }): Promise<boolean> {
  const tried = await spendPictureTry(ctx.store, checkId, ctx.now, PICTURE_TRIES)
  const given = pictureHash(ctx.config.secret, checkId, code)
  return tried !== undefined && timingSafeEqual(tried.answer, given)
}

async function isChallengeSolved(ctx: Ctx, { checkId, solution }: { checkId: string; solution: string }): Promise<boolean> {
  const asked = await takeChallenge(ctx.store, checkId, ctx.now)
  return asked !== undefined && (await judgeSolution(ctx.config.secret, asked.challenge, solution)) === 'solved'
}

async function openCheck(ctx: Ctx, id: string): Promise<void> {
  if (!(await isCheckOpen(ctx.store, id, ctx.now))) refuse('NOT_FOUND')
  await pay(ctx, picturesOf(ctx, id))
}

function pictureHash(secret: string, checkId: string, digits: string): Buffer {
  return createHmac('sha256', secret).update(`site-captcha\n${checkId}\n${digits}`).digest()
}
