import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Received, Reply } from '@vizit/contract/endpoint'
import type { beginSiteCheck, siteCheckChallenge, siteCheckPicture } from '@vizit/contract/public-booking'
import { refuse } from '@vizit/contract/refusal'
import { readCaptcha } from '@vizit/rules/public-booking'
import type { Ctx } from '../deps.ts'
import { isFair } from '../http/conversion.ts'
import { countsOf, pay, take } from '../http/limits.ts'
import { type Bytes, bytes } from '../http/route.ts'
import { CHECK_LIVES_SECONDS, drawDigits, judgeSolution, newChallenge, PICTURE_TRIES } from '../outside/captcha/human-check.ts'
import { type Effort, effortInstead, effortOf, isEnough } from '../outside/captcha/human-work.ts'
import type { ShownAtSite } from '../visit-record/phone-visits.ts'
import { checksOf, codesAtSites, loadOf, networkHash, picturesOfAddress, picturesOfCheck, WORKS_OF_ALL } from './budgets.ts'
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

/** From the form to its button. */
const WORK_LIVES_SECONDS = 900

export async function beginCheck(ctx: Ctx, { provider }: Received<typeof beginSiteCheck>): Promise<Reply<typeof beginSiteCheck>> {
  await pay(ctx, [checksOf(ctx)])
  if (!(await isProvider(ctx.store, provider))) refuse('NOT_FOUND')
  const id = ctx.newId()
  const work = await workNow(ctx)
  await addCheck(ctx.store, { id, addressHash: networkHash(ctx), work }, ctx.now, WORK_LIVES_SECONDS)
  return { id, challenge: work?.challenge ?? null }
}

export async function drawPicture(ctx: Ctx, { id }: Received<typeof siteCheckPicture>): Promise<Bytes> {
  await openCheck(ctx, id)
  const { digits, picture } = await drawDigits(ctx.captcha)
  await setPicture(ctx.store, id, pictureHash(ctx.config.secret, id, digits), ctx.now, CHECK_LIVES_SECONDS)
  return bytes(picture)
}

/** ERROR_TOO_MANY_REQUESTS {retryAfter}: too many were solved in this hour without their codes coming back; the picture is there still. */
export async function giveChallenge(ctx: Ctx, { id }: Received<typeof siteCheckChallenge>): Promise<Reply<typeof siteCheckChallenge>> {
  await openCheck(ctx, id)
  const codes = codesAtSites('solved', ctx.now)
  if (!(await isFair(ctx.store, codes, ctx.now))) refuse('ERROR_TOO_MANY_REQUESTS', { retryAfter: codes.endsInSeconds })
  const challenge = await newChallenge(ctx.config.secret, effortInstead(await effortNow(ctx)))
  await setChallenge(ctx.store, id, challenge, ctx.now, CHECK_LIVES_SECONDS)
  return { challenge }
}

/**
 * [4.29] [5.35] Is `recaptchaValue` the answer to a check of ours? A right one is used up by this. `work`: the browser did by itself what the check began
 * with; `solved`: the challenge instead of a picture; `picture`: a picture was read.
 */
export async function judgeCaptcha(ctx: Ctx, recaptchaValue: string): Promise<ShownAtSite | 'wrong'> {
  const answer = readCaptcha(recaptchaValue)
  if (!answer) return 'wrong'
  const shown = 'code' in answer ? await judgePicture(ctx, answer) : await judgeChallenge(ctx, answer)
  return shown !== 'wrong' && (await useCheckUp(ctx.store, answer.checkId, ctx.now)) === 1 ? shown : 'wrong'
}

async function judgePicture(ctx: Ctx, { checkId, code }: { checkId: string; code: string }): Promise<'picture' | 'wrong'> {
  const tried = await spendPictureTry(ctx.store, checkId, ctx.now, PICTURE_TRIES)
  const given = pictureHash(ctx.config.secret, checkId, code)
  return tried !== undefined && timingSafeEqual(tried.answer, given) ? 'picture' : 'wrong'
}

async function judgeChallenge(ctx: Ctx, answer: { checkId: string; solution: string }): Promise<ShownAtSite | 'wrong'> {
  const asked = await takeChallenge(ctx.store, answer.checkId, ctx.now)
  if (!asked || (asked.effort !== null && !(await isWorkGood(ctx, asked.effort, asked.address_hash)))) return 'wrong'
  if ((await judgeSolution(ctx.config.secret, asked.challenge, answer.solution)) !== 'solved') return 'wrong'
  return asked.effort === null ? 'solved' : 'work'
}

/** Done at the address that asked for it, and as hard as is needed by now. */
async function isWorkGood(ctx: Ctx, effort: Effort, addressHash: Buffer | null): Promise<boolean> {
  return addressHash?.equals(networkHash(ctx)) === true && isEnough(effort, await effortNow(ctx))
}

/** The work of a check that begins now; null where few codes of sites come back, or no work is left for this hour: there the picture is read. */
async function workNow(ctx: Ctx): Promise<{ challenge: string; effort: Effort } | null> {
  if (!(await isFair(ctx.store, codesAtSites('work', ctx.now), ctx.now))) return null
  if ((await take(ctx.store, WORKS_OF_ALL, ctx.now)).verdict === 'spent') return null
  const effort = await effortNow(ctx)
  return { effort, challenge: await newChallenge(ctx.config.secret, effort) }
}

async function effortNow(ctx: Ctx): Promise<Effort> {
  const { ofAddress, ofAll, usualOfAddress } = loadOf(ctx)
  const codes = codesAtSites('work', ctx.now)
  const keys = [ofAddress.key, ofAll.key, codes.sent.key, codes.proven.key]
  const [asksOfAddress = 0, codesOfAll = 0, sent = 0, proven = 0] = await countsOf(ctx.store, keys, ctx.now)
  return effortOf({ asksOfAddress, usualOfAddress, codesOfAll, mostOfAll: ofAll.most, sent, proven })
}

async function openCheck(ctx: Ctx, id: string): Promise<void> {
  await pay(ctx, [picturesOfAddress(ctx)])
  if (!(await isCheckOpen(ctx.store, id, ctx.now))) refuse('NOT_FOUND')
  await pay(ctx, [picturesOfCheck(id)])
}

function pictureHash(secret: string, checkId: string, digits: string): Buffer {
  return createHmac('sha256', secret).update(`site-captcha\n${checkId}\n${digits}`).digest()
}
