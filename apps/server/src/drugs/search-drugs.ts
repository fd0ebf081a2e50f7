import { createHmac } from 'node:crypto'
import type * as ours from '@vizit/contract/drugs'
import type { Received, Reply } from '@vizit/contract/endpoint'
import { refuse } from '@vizit/contract/refusal'
import { judgeDrugSearch } from '@vizit/rules/drugs'
import type { Ctx } from '../deps.ts'
import { networkOf, take } from '../http/limits.ts'
import { type DrugSearch, DrugSearchDown, type DrugTown, type Stocked } from '../outside/drugs/drugs.ts'
import { readDrugs } from './drug-readings.ts'
import { findTown } from './drugs.sql.ts'

/** Of one address: a family and a waiting room, and no copying of the whole catalogue. */
const QUESTIONS_PER_ADDRESS_MINUTE = 120

/** [1.16] [5.66] Where nothing is called as was typed, what may have been meant. */
export async function searchDrugs(ctx: Ctx, asked: Received<typeof ours.searchDrugs>): Promise<Reply<typeof ours.searchDrugs>> {
  const { text } = asked
  const how = judgeDrugSearch(text) === 'part' ? 'part' : 'full-name'
  const town = await townOf(ctx, asked.townId)
  const found = await askDrugs(ctx, async service => {
    const drugs = await service.search({ text, how, town })
    if (drugs.length > 0) return { drugs, readAs: null }
    return readDrugs(text, part => service.search({ text: part, how: 'part', town }))
  })
  return { source: sourceOf(ctx), ...found }
}

/** [3.74] */
export async function popularDrugs(ctx: Ctx): Promise<Reply<typeof ours.popularDrugs>> {
  return { source: sourceOf(ctx), searches: await askDrugs(ctx, service => service.popular()) }
}

export async function getDrug(ctx: Ctx, asked: Received<typeof ours.getDrug>): Promise<Reply<typeof ours.getDrug>> {
  const town = await townOf(ctx, asked.townId)
  const [drug] = await askDrugs(ctx, service => service.drugs([asked.drugId], town))
  return drug ? { source: sourceOf(ctx), drug } : refuse('NOT_FOUND')
}

/** [1.17] The service's best choice first. */
export async function findDrugstores(ctx: Ctx, asked: Received<typeof ours.findDrugstores>): Promise<Reply<typeof ours.findDrugstores>> {
  const town = await townOf(ctx, asked.townId)
  if (!town) refuse('NOT_FOUND')
  const drugIds = [...new Set(asked.drugIds)]
  const found = await askDrugs(ctx, service => service.drugstores(town, drugIds))
  return {
    source: sourceOf(ctx),
    drugstores: found.map(one => offerOf(one, drugIds)).sort((a, b) => a.missing.length - b.missing.length || a.rank - b.rank)
  }
}

export async function getDrugstore(ctx: Ctx, asked: Received<typeof ours.getDrugstore>): Promise<Reply<typeof ours.getDrugstore>> {
  const drugstore = await askDrugs(ctx, service => service.drugstore(asked.drugstoreId))
  return drugstore ? { source: sourceOf(ctx), drugstore } : refuse('NOT_FOUND')
}

/** One question of a person, counted; it may ask the service several times. [8.91] Where it is down the refusal says so; the log says why, and nothing of what was asked. */
export async function askDrugs<T>(ctx: Ctx, question: (service: DrugSearch) => Promise<T>): Promise<T> {
  const from = createHmac('sha256', ctx.config.secret)
    .update(`drugs\n${networkOf(ctx.address)}`)
    .digest('base64url')
  const budget = { key: `drugs:${from}`, most: QUESTIONS_PER_ADDRESS_MINUTE, seconds: 60 }
  const { verdict, retryAfterSeconds } = await take(ctx.store, budget, ctx.now)
  if (verdict === 'spent') refuse('ERROR_TOO_MANY_REQUESTS', { retryAfter: retryAfterSeconds })
  try {
    return await question(ctx.drugs)
  } catch (error) {
    if (!(error instanceof DrugSearchDown)) throw error
    ctx.log.warn('the drug search is down', { code: error.code })
    return refuse('DRUG_SEARCH_UNAVAILABLE')
  }
}

function sourceOf(ctx: Ctx) {
  return { name: ctx.drugs.name }
}

/** A town that is not there is asked about as no town. */
async function townOf(ctx: Ctx, townId: string | undefined): Promise<DrugTown | null> {
  return townId === undefined ? null : ((await findTown(ctx.store, townId)) ?? null)
}

/** What a drugstore has of the drugs, and what it lacks; a service that names others is not listened to. */
function offerOf({ prices: all, ...drugstore }: Stocked, drugIds: readonly string[]) {
  const prices = drugIds.flatMap(id => all.find(({ drugId }) => drugId === id) ?? [])
  const missing = drugIds.filter(id => !prices.some(({ drugId }) => drugId === id))
  return { ...drugstore, prices, missing, totalPrice: prices.length === 0 ? null : prices.reduce((sum, { price }) => sum + price, 0) }
}
