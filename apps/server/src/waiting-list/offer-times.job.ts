// Tells those who wait of times that are free. A booking knows nothing of it, whichever way a time came free: the sweep looks from the requests into the
// free slots, by the index that they have.
import { minskDay, minskInstant, minskTime } from '@vizit/rules/days'
import type { Language } from '@vizit/rules/languages'
import { oneLabel } from '@vizit/rules/one-line'
import { isQuiet } from '@vizit/rules/reminders'
import { judgeOffer, OFFER_LEAD_MINUTES, OFFER_MINUTES, OFFERS_A_DAY, REQUEST_KEPT_DAYS, shareOut } from '@vizit/rules/waiting-list'
import type { Deps } from '../deps.ts'
import { type PersonalNotice, tellPeople } from '../jobs/notify.ts'
import { whenText } from '../jobs/when-text.ts'
import { languagesOf } from '../store/languages.ts'
import { wordsOf } from '../words/words-of.ts'
import {
  addOffers,
  type CandidateRow,
  endOffers,
  expireRequests,
  findCandidates,
  findTold,
  fulfilRequests,
  type NewOffer,
  sweepRequests,
  waitForTurn
} from './offers.sql.ts'
import { agesOf } from './waiting-requests.ts'

const MINUTE = 60_000
/** Times looked at for one request in one sweep: more than five wait for the first of them only where many wait for one doctor. */
const TIMES_CHECKED = 20

/** Job, once a minute. In the quiet hours nobody is told: a quarter of an hour at night is nobody's turn. */
export async function offerTimes(deps: Deps): Promise<void> {
  const now = deps.clock()
  const today = minskDay(now)
  await deps.store.transaction(async tx => {
    await waitForTurn(tx)
    await expireRequests(tx, null, today, now)
    await fulfilRequests(tx, null, now)
    await endOffers(tx, now)
    await sweepRequests(tx, new Date(now.getTime() - REQUEST_KEPT_DAYS * 1440 * MINUTE))
    if (isQuiet(now)) return
    const candidates = await findCandidates(tx, {
      today,
      dayStart: minskInstant(today, '00:00'),
      after: new Date(now.getTime() + OFFER_LEAD_MINUTES * MINUTE),
      aDay: OFFERS_A_DAY,
      times: TIMES_CHECKED
    })
    const fitting = candidates.filter(row => judgeOffer(agesOf(row), row.birthday, row.starts_at) === 'fits')
    if (fitting.length === 0) return
    const byRequest = Map.groupBy(fitting, row => row.request_id)
    const told = new Map((await findTold(tx)).map(row => [row.slot_id, row.count]))
    const shares = shareOut(
      [...byRequest].map(([requestId, rows]) => ({ requestId, slotIds: rows.map(row => row.slot_id) })),
      told
    )
    const endsAt = new Date(now.getTime() + OFFER_MINUTES * MINUTE)
    const offers = shares.map(({ requestId, slotId }) => {
      const row = byRequest.get(requestId)!.find(one => one.slot_id === slotId)!
      return { row, offer: { id: deps.newId(), requestId, accountId: row.account_id, slotId, startsAt: row.starts_at, endsAt } }
    })
    await addOffers(
      tx,
      offers.map(({ offer }) => offer),
      now
    )
    const languageFor = await languagesOf(
      tx,
      offers.map(({ offer }) => offer.accountId)
    )
    await tellPeople(
      tx,
      deps,
      offers.map(offer => noticeOf(offer, languageFor(offer.offer.accountId), now)),
      now
    )
  })
}

/** Nothing medical and no doctor: it is read on a locked screen. */
function noticeOf({ row, offer }: { row: CandidateRow; offer: NewOffer }, language: Language, now: Date): PersonalNotice {
  const words = wordsOf('waiting-list', language)
  return {
    dedupe: `slot-free:${offer.id}`,
    accountId: offer.accountId,
    language,
    subject: words.subject,
    brief: words.brief,
    text: words.text(whenText(row.starts_at, now, language), oneLabel(row.branch_name), minskTime(offer.endsAt), '{link}'),
    page: `/timeslot/${offer.slotId}`,
    slotId: offer.slotId,
    until: offer.endsAt
  }
}
