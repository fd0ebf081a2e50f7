// The proof of work that a browser does by itself before a sign-in: when it helps, how hard it is now, and whether it was done.
import type { Ctx } from '../deps.ts'
import { type Conversion, isFair } from '../http/conversion.ts'
import { takeWork } from '../http/human-works.ts'
import { countsOf, networkOf, used } from '../http/limits.ts'
import { judgeSolution } from '../outside/captcha/human-check.ts'
import { type Effort, effortOf, isEnough } from '../outside/captcha/human-work.ts'
import { budgetsOf, codesShownFor, type Payer, wrongOfAll } from './budgets.ts'
import { digest } from './digest.ts'

/** What is kept of the address that asks. */
export function networkHash({ config, address }: Pick<Ctx, 'config' | 'address'>): Buffer {
  return digest(config.secret, 'address', networkOf(address))
}

/** So many codes were typed wrongly today that somebody may be guessing: the picture is asked, and the work of a browser is no help. */
export async function isGuessed({ config, store, now }: Ctx): Promise<boolean> {
  const wrong = wrongOfAll(config)
  return (await used(store, wrong.key, now)) >= wrong.most
}

/** Is work enough at present? Not while few of the codes come back that went out for it. */
export async function doesWorkHelp(ctx: Ctx): Promise<boolean> {
  return (await isFair(ctx.store, codesShownFor(ctx.config, 'work', ctx.now), ctx.now)) && !(await isGuessed(ctx))
}

/**
 * The codes of those who solve the task instead of a picture. A machine solves it too, and whoever does not see has nothing else: so it stays while somebody
 * may be guessing, for few codes an hour that no share makes more.
 */
export async function codesSolvedNow(ctx: Ctx): Promise<Conversion> {
  const codes = codesShownFor(ctx.config, 'solved', ctx.now)
  return (await isGuessed(ctx)) ? { ...codes, most: ctx.config.limits.codesAllHourSolvedGuessed, share: Number.POSITIVE_INFINITY } : codes
}

/** How hard the work is for this address at present. */
export async function effortNow({ config, store, address, now }: Ctx): Promise<Effort> {
  // Counted as for a device that nobody knows: what an owner's own device asks for counts for that device alone.
  const stranger: Payer = { phone: '', deviceHash: Buffer.alloc(0), address, known: false, shown: 'work' }
  const { asksOfAddress, codesOfAll } = budgetsOf(config, stranger)
  const [nothing, work] = [codesShownFor(config, 'nothing', now), codesShownFor(config, 'work', now)]
  const keys = [asksOfAddress.key, codesOfAll.key, nothing.sent.key, nothing.proven.key, work.sent.key, work.proven.key]
  const [asks = 0, codes = 0, unchecked = 0, uncheckedProven = 0, worked = 0, workedProven = 0] = await countsOf(store, keys, now)
  return effortOf({
    asksOfAddress: asks,
    usualOfAddress: config.limits.humanCheckAfterAddress,
    codesOfAll: codes,
    mostOfAll: codesOfAll.most,
    sent: unchecked + worked,
    proven: uncheckedProven + workedProven
  })
}

/**
 * Was the work done? It is used up by this. Wrong: nobody was asked for it, it is late or was brought before, another address was asked, the load has grown
 * far beyond it, its solution does not fit, or work does not help at present.
 */
export async function judgeWork(ctx: Ctx, { id, solution }: { id: string; solution: string }): Promise<'right' | 'wrong'> {
  const held = await takeWork(ctx.store, id, ctx.now)
  if (!held?.address_hash.equals(networkHash(ctx))) return 'wrong'
  if (!isEnough(held.effort, await effortNow(ctx)) || !(await doesWorkHelp(ctx))) return 'wrong'
  return (await judgeSolution(ctx.config.secret, held.challenge, solution)) === 'solved' ? 'right' : 'wrong'
}
