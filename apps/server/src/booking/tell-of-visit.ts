// The news of a visit, whoever of the family made it: to the account that booked it and to the patient, by the way that each has chosen.
import { isQuiet, judgeNight, quietUntil } from '@vizit/rules/reminders'
import type { Deps } from '../deps.ts'
import { type PersonalNotice, tellPeople } from '../jobs/notify.ts'
import { whenText } from '../jobs/when-text.ts'
import type { Tx } from '../store/store.ts'
import { wordsOf } from '../words/words-of.ts'
import { findHearers, type Hearer } from './hearers.sql.ts'
import { bookedText, cancelledText, movedText } from './notices.ts'

/** `was`: the start that a moved visit had. */
export type VisitNews = { orderId: string } & ({ kind: 'booked' | 'cancelled' } | { kind: 'moved'; was: string })

const PAGE = '/visits'
/**
 * So many bookings are told to an account in 24 hours, whoever makes them: somebody who books and cancels in a loop neither runs up the bill nor fills a
 * relative's phone. What was told is taken back by a message as well, and of a visit that stood before, every cancelling is told and so many moves.
 */
const BOOKINGS_A_DAY = 10
const MOVES_OF_VISIT_A_DAY = 10
const TEXTS = { booked: bookedText, moved: movedText, cancelled: cancelledText }

/**
 * In the transaction of what it tells. Who has turned these messages off hears nothing, nor does `heard`: the account that is told of it otherwise.
 * Nobody is woken to hear that a visit is booked [R58].
 */
export async function tellOfVisit(
  tx: Tx,
  deps: Pick<Deps, 'newId'>,
  news: VisitNews,
  now: Date,
  heard: string | null = null
): Promise<void> {
  const hearers = await findHearers(tx, news.orderId, now)
  const told = hearers.filter(hearer => mayHear(news, hearer) && hearer.account_id !== heard && !isTooLate(news, hearer, now))
  await tellPeople(
    tx,
    deps,
    told.map(hearer => noticeOf(news, hearer, now)),
    now
  )
}

function mayHear({ kind }: VisitNews, hearer: Hearer): boolean {
  const { wants_news: wants, bookings_lately: bookings, of_visit_lately: ofVisit, stood_before: stood } = hearer
  if (!wants) return false
  if (kind === 'booked') return bookings < BOOKINGS_A_DAY
  const isKnown = stood || ofVisit > 0 || bookings < BOOKINGS_A_DAY
  return isKnown && (kind === 'cancelled' || ofVisit < MOVES_OF_VISIT_A_DAY)
}

/** By the morning the visit that was booked in the night would have begun. */
function isTooLate({ kind }: VisitNews, { starts_at }: Hearer, now: Date): boolean {
  return kind === 'booked' && isQuiet(now) && Date.parse(starts_at) <= quietUntil(now).getTime()
}

function noticeOf(news: VisitNews, hearer: Hearer, now: Date): PersonalNotice {
  const { kind, orderId } = news
  const { account_id: accountId, language, starts_at: startsAt } = hearer
  const { subject, brief } = wordsOf('booking', language).news[kind]
  const text = TEXTS[kind](hearer, now, language)
  const told = {
    dedupe: `told-${kind}:${orderId}:${accountId}${kind === 'moved' ? `:${startsAt}:${now.toISOString()}` : ''}`,
    accountId,
    language,
    subject,
    brief: brief(whenText(startsAt, now, language)),
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
function soonest(news: VisitNews, startsAt: string): string {
  return news.kind === 'moved' && Date.parse(news.was) < Date.parse(startsAt) ? news.was : startsAt
}
