// Makes messages of the news of visits: to the account that booked and to the patient, by the way that each has chosen.
import { isQuiet, judgeNight, quietUntil } from '@vizit/rules/reminders'
import type { Deps } from '../deps.ts'
import { type PersonalNotice, tellPeople } from '../jobs/notify.ts'
import type { Polled } from '../jobs/polling.ts'
import { whenText } from '../jobs/when-text.ts'
import { failureOf } from '../log.ts'
import { isUnreachable } from '../store/pool.ts'
import type { Store, Tx } from '../store/store.ts'
import { wordsOf } from '../words/words-of.ts'
import { asHeard } from './as-heard.ts'
import { findHearers, type Hearer } from './hearers.sql.ts'
import { bookedText, cancelledText, movedText } from './notices.ts'
import { lockNews, type NewsRow, putOffNews, takeNews } from './visit-news.sql.ts'

const AT_ONCE = 50
/** A piece of news with which nothing can be done so many times is given up, loudly. */
const TRIES = 5
const PAGE = '/visits'
/**
 * So many bookings are told to an account in 24 hours, whoever makes them: somebody who books and cancels in a loop neither runs up the bill nor fills a
 * relative's phone. What was told is taken back by a message as well, and of a visit that stood before, every cancelling is told and so many moves.
 */
const BOOKINGS_A_DAY = 10
const MOVES_OF_VISIT_A_DAY = 10
const TEXTS = { booked: bookedText, moved: movedText, cancelled: cancelledText }

/**
 * Tells what has happened to visits since the last time, the oldest first, in one transaction: what was told and that it was told are true together. One process
 * at a time, so that what became of a visit is told in its order. News of a visit that was erased meanwhile goes with it. [R58]
 */
export async function tellNews(deps: Pick<Deps, 'store' | 'log' | 'newId' | 'clock'>): Promise<Polled> {
  try {
    return await deps.store.transaction(tx => tellSome(tx, deps, AT_ONCE))
  } catch (error) {
    if (isUnreachable(error)) throw error
    return tellOne(deps, deps.store)
  }
}

/** One piece that cannot be told must not keep the others back: it is tried by itself, and then after them. */
async function tellOne(deps: Pick<Deps, 'log' | 'newId' | 'clock'>, store: Store): Promise<Polled> {
  try {
    return await store.transaction(tx => tellSome(tx, deps, 1))
  } catch (error) {
    if (isUnreachable(error)) throw error
    const put = await putOffNews(store, TRIES)
    deps.log[put === 'given-up' ? 'error' : 'warn']('news of a visit could not be told', {
      job: 'tell-news',
      code: put,
      ...failureOf(error)
    })
    return 'more'
  }
}

async function tellSome(tx: Tx, deps: Pick<Deps, 'newId' | 'clock'>, most: number): Promise<Polled> {
  if (!(await lockNews(tx))) return 'none'
  const news = await takeNews(tx, most)
  if (news.length === 0) return 'none'
  const now = deps.clock()
  const hearers = Map.groupBy(
    await findHearers(
      tx,
      news.map(one => one.order_id),
      now
    ),
    hearer => hearer.order_id
  )
  await tellPeople(tx, deps, noticesOf(news, hearers, now), now)
  return news.length < most ? 'none' : 'more'
}

/** What was told before counts; so does what is told now. */
function noticesOf(all: readonly NewsRow[], hearersOf: Map<string, Hearer[]>, now: Date): PersonalNotice[] {
  const notices: PersonalNotice[] = []
  const bookings = new Map<string, number>()
  const ofVisit = new Map<string, number>()
  for (const news of all)
    for (const hearer of hearersOf.get(news.order_id) ?? []) {
      const { account_id: account } = hearer
      const visit = `${account} ${news.order_id}`
      const known = {
        ...hearer,
        bookings_lately: hearer.bookings_lately + (bookings.get(account) ?? 0),
        of_visit_lately: hearer.of_visit_lately + (ofVisit.get(visit) ?? 0)
      }
      if (!mayHear(news, known) || account === news.heard || isTooLate(news, hearer, now)) continue
      notices.push(noticeOf(news, hearer, now))
      if (news.kind === 'booked') bookings.set(account, (bookings.get(account) ?? 0) + 1)
      ofVisit.set(visit, (ofVisit.get(visit) ?? 0) + 1)
    }
  return notices
}

function mayHear({ kind }: NewsRow, hearer: Hearer): boolean {
  const { wants_news: wants, bookings_lately: bookings, of_visit_lately: ofVisit, stood_before: stood } = hearer
  if (!wants) return false
  if (kind === 'booked') return bookings < BOOKINGS_A_DAY
  const isKnown = stood || ofVisit > 0 || bookings < BOOKINGS_A_DAY
  return isKnown && (kind === 'cancelled' || ofVisit < MOVES_OF_VISIT_A_DAY)
}

/** By the morning the visit that was booked in the night would have begun. */
function isTooLate({ kind }: NewsRow, { starts_at }: Hearer, now: Date): boolean {
  return kind === 'booked' && isQuiet(now) && Date.parse(starts_at) <= quietUntil(now).getTime()
}

function noticeOf(news: NewsRow, hearer: Hearer, now: Date): PersonalNotice {
  const { kind, order_id: orderId } = news
  const { account_id: accountId, language, starts_at: startsAt } = hearer
  const { subject, brief } = wordsOf('booking', language).news[kind]
  const text = asHeard(TEXTS[kind](hearer, now, language), hearer)
  const told = {
    dedupe: `told-${kind}:${orderId}:${accountId}${kind === 'moved' ? `:${news.id}` : ''}`,
    accountId,
    language,
    subject,
    brief: asHeard(brief(whenText(startsAt, now, language)), hearer),
    page: PAGE,
    orderId,
    isNews: true,
    until: new Date(startsAt),
    atNight: kind !== 'booked' && judgeNight(soonest(news, startsAt), now) === 'at-once'
  }
  if (kind === 'cancelled') return { ...told, text }
  // what is moved again or cancelled before this leaves is told of by that
  return { ...told, text, visits: [{ orderId, startsAt, line: text }] }
}

/** Whoever has not heard of a move goes there at the old time. */
function soonest({ was }: NewsRow, startsAt: string): string {
  return was !== null && Date.parse(was) < Date.parse(startsAt) ? was : startsAt
}
