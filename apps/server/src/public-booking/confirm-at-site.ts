import { timingSafeEqual } from 'node:crypto'
import type { Received } from '@vizit/contract/endpoint'
import type { confirmAtSite as endpoint, SiteVisit } from '@vizit/contract/public-booking'
import { refuse } from '@vizit/contract/refusal'
import { CODE_TRIES } from '@vizit/rules/codes'
import { judgeSiteLimit } from '@vizit/rules/public-booking'
import type { Ctx } from '../deps.ts'
import { audit } from '../evidence/ledger.ts'
import { firstSpent, take } from '../http/limits.ts'
import { visitName } from '../links/visit-name.ts'
import { lockPhoneVisits, markPhoneProven, spendPhoneTry, voidPhoneCode } from '../visit-record/phone-visits.ts'
import { codesAtSites, wrongCodesOf } from './budgets.ts'
import { countAhead, findSiteOrder, type SiteOrder } from './public-booking.sql.ts'
import { siteCodeHash } from './send-site-code.ts'
import type { TakesVisits } from './takes-visits.ts'

type Known = SiteOrder & { phone: string }
type Step = 'booked' | 'pending' | 'gone' | 'too-many-at-doctor' | 'too-many'

/** The code proves the phone and makes the visit. A retry of a lost answer brings the right code again and hears the same. */
export async function confirmAtSite(ctx: Ctx, { orderId, code }: Received<typeof endpoint>, visits: TakesVisits): Promise<SiteVisit> {
  const order = await findSiteOrder(ctx.store, orderId)
  if (!order || order.phone === null) refuse('HOLD_ENDED')
  const known = { ...order, phone: order.phone }
  await judgeCode(ctx, known, code)
  if (!order.proven && Date.parse(order.starts_at) <= ctx.now.getTime()) {
    await ctx.store.transaction(tx => visits.letGo(tx, [orderId]))
    refuse('TIMESLOT_IS_BUSY', { reason: 'past' })
  }

  const step = await confirm(ctx, known, visits)
  if (step === 'gone') return again(ctx, orderId)
  const { proven } = codesAtSites(order.shown ?? 'work', ctx.now)
  if (step === 'too-many' || step === 'too-many-at-doctor') {
    // Once an SMS, however many bring its code at the same moment.
    if ((await voidPhoneCode(ctx.store, orderId)) === 1) await take(ctx.store, proven, ctx.now)
    await ctx.store.transaction(tx => visits.letGo(tx, [orderId]))
    refuse('PHONE_VISITS_LIMIT', { reason: step })
  }
  await take(ctx.store, proven, ctx.now)
  const said = step === 'pending' ? await visits.ask(ctx, orderId) : step
  if (said === 'failed') refuse('TIMESLOT_IS_BUSY', { reason: 'clinic' })
  if (step === 'pending' && said === 'booked') await ctx.store.transaction(tx => visits.tell(tx, ctx, newsOf(ctx, known)))
  return shown(ctx, order, said)
}

/** Counted before it is compared, so that parallel guesses are counted too. */
async function judgeCode(ctx: Ctx, order: Known, code: string): Promise<void> {
  const wrong = wrongCodesOf(ctx, order.phone)
  const spent = await firstSpent(ctx.store, [wrong], ctx.now)
  if (spent) refuse('ERROR_TOO_MANY_REQUESTS', { retryAfter: spent.retryAfterSeconds })
  const tried = await spendPhoneTry(ctx.store, order.order_id, ctx.now, CODE_TRIES)
  if (!tried) refuse('CODE_EXPIRED')
  if (timingSafeEqual(tried.code_hash, siteCodeHash(ctx.config.secret, order.order_id, code))) return
  await take(ctx.store, wrong, ctx.now)
  refuse('INVALID_CODE', { left: CODE_TRIES - tried.tries })
}

/** One phone after another: of visits confirmed at once no more come through than a phone may have. */
function confirm(ctx: Ctx, order: Known, visits: TakesVisits): Promise<Step> {
  return ctx.store.transaction(async tx => {
    await lockPhoneVisits(tx, order.phone)
    const verdict = judgeSiteLimit(await countAhead(tx, order.phone, order.doctor_id, ctx.now))
    if (verdict !== 'within' && !order.proven) return verdict
    const step = await visits.confirm(tx, ctx, order.order_id, ctx.now)
    if (step === 'gone') return step
    await markPhoneProven(tx, order.order_id, ctx.now)
    await audit(tx, { at: ctx.now, accountId: null, action: 'visit-booked-at-site', objectId: order.order_id })
    if (step === 'booked') await visits.tell(tx, ctx, newsOf(ctx, order))
    return step
  })
}

/** There is no hold: it is a visit already, or somebody else has the slot. */
async function again(ctx: Ctx, orderId: string): Promise<SiteVisit> {
  const order = await findSiteOrder(ctx.store, orderId)
  if (order?.proven && (order.status === 'booked' || order.status === 'pending')) return shown(ctx, order, order.status)
  return refuse('HOLD_ENDED')
}

/** The cabinet speaks Russian alone; the patient app speaks the language in which was booked. */
function visitsUrl({ config }: Ctx, { language }: SiteOrder): string {
  const origin = language === 'ru' ? config.publicUrl : (config.patient?.origin ?? config.publicUrl)
  return `${origin}/visits`
}

function newsOf(ctx: Ctx, order: Known) {
  const { order_id: orderId, phone } = order
  const link = `${visitsUrl(ctx, order)}?ed=true&visitId=${visitName(ctx.config.secret, { orderId, phone })}`
  return { orderId, phone, link, now: ctx.now }
}

function shown(ctx: Ctx, order: SiteOrder, status: 'booked' | 'pending'): SiteVisit {
  return {
    orderId: order.order_id,
    status,
    startDate: order.starts_at,
    endDate: order.ends_at,
    physicianName: order.doctor_name,
    speciality: order.speciality,
    branchName: order.branch_name,
    branchAddress: order.branch_address,
    branchPhones: order.branch_phones,
    room: order.room,
    price: order.price,
    visitsUrl: visitsUrl(ctx, order)
  }
}
