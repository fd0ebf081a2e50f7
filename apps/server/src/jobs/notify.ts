// Every message to a person is a row first: what is due, what was sent, what was given up. A second row for one cause cannot exist.
import type { Language } from '@vizit/rules/languages'
import { isQuiet, quietUntil } from '@vizit/rules/reminders'
import type { Deps } from '../deps.ts'
import { sql, type Tx } from '../store/store.ts'
import { enqueue, enqueueMany } from './enqueue.ts'
import { addForAccounts, addToldVisits, type ToldVisit } from './notifications.sql.ts'

export type Notice = {
  /** One message per cause, e.g. `booked:<orderId>`. */
  dedupe: string
  /** null: the account has no number any more, and there is nobody to tell */
  phone: string | null
  /** Of the text. */
  language: Language
  /** `{link}` is filled in when it is sent. */
  text: string
  /** Where the link leads, in the face that this person uses. */
  link?: { accountId: string; page: string }
  orderId: string
  /** From then on the message is of no use, and is not sent. */
  until?: Date
  /** It leaves after the quiet hours, if it would leave in them. */
  waits?: boolean
  /** What it tells of: once that was moved or called off, the message is not sent. */
  visits?: readonly ToldVisit[]
}

/** With the worker's growing waits these reach over three hours; a message that late helps nobody. */
const SEND_TRIES = 10

/** Makes an SMS due in this transaction: what must be known now, whatever way the person has chosen. */
export async function notify(tx: Tx, deps: Pick<Deps, 'newId'>, notice: Notice, now: Date): Promise<void> {
  if (notice.phone === null) return
  const id = deps.newId()
  const written = await tx.run(sql`
    insert into notifications (id, dedupe, channel, recipient, language, body, account_id, page, order_id, state, created_at)
    values (${id}, ${notice.dedupe}, 'sms', ${notice.phone}, ${notice.language}, ${notice.text}, ${notice.link?.accountId}::uuid, ${notice.link?.page}::text,
      ${notice.orderId}, 'due', ${now})
    on conflict (dedupe) do nothing`)
  if (written === 0) return
  if (notice.visits?.length)
    await addToldVisits(
      tx,
      notice.visits.map(visit => ({ noticeId: id, ...visit }))
    )
  const job = { id, until: notice.until?.toISOString() ?? null, ...(notice.waits && { waits: true }) }
  await enqueue(tx, 'send-notification', job, { maxAttempts: SEND_TRIES })
}

/** A message that waits for the morning, most often, and goes by the way that its reader has chosen: SMS, e-mail or push. */
export type PersonalNotice = {
  /** One message per cause. */
  dedupe: string
  accountId: string
  /** The account’s, in which all of it is. */
  language: Language
  /** The subject of a letter. */
  subject: string
  /** All that a push says: it is read on a locked screen, so neither doctor nor place nor anything medical. */
  brief: string
  /** The text of an SMS or a letter; `{visits}` and `{link}` are filled in when it is sent. */
  text: string
  /** The page of the cabinet that the link opens, of these '/visit-link' gets a token of this message as its fragment. */
  page?: string
  /** The visit that it is about: with its patient it is forgotten. */
  orderId?: string
  /** It tells of what somebody of the family did. */
  isNews?: boolean
  /** The free slot that it tells of: once that is taken, the message is not sent. */
  slotId?: string
  /** What it tells of. What has been moved or called off by the time it leaves is left out; nothing left = nothing is sent. */
  visits?: readonly ToldVisit[]
  until?: Date
  /** It leaves in the quiet hours too: in the morning it would be too late. */
  atNight?: boolean
}

/** Makes messages due in this transaction. Who has no way to hear, or has heard of the cause before, is passed over. */
export async function tellPeople(tx: Tx, deps: Pick<Deps, 'newId'>, notices: readonly PersonalNotice[], now: Date): Promise<void> {
  if (notices.length === 0) return
  const named = notices.map(notice => ({ ...notice, id: deps.newId() }))
  const rows = named.map(
    ({ id, dedupe, accountId, language, subject, text: body, brief, page = null, slotId = null, orderId = null, isNews = false }) => ({
      id,
      dedupe,
      accountId,
      language,
      subject,
      body,
      brief,
      page,
      slotId,
      orderId,
      isNews
    })
  )
  const written = await addForAccounts(tx, rows, now)
  const due = named.filter(({ id }) => written.has(id))
  await addToldVisits(
    tx,
    due.flatMap(({ id, visits = [] }) => visits.map(visit => ({ noticeId: id, ...visit })))
  )
  const morning = isQuiet(now) ? quietUntil(now) : null
  const jobs = due.map(({ id, until, atNight }) => ({
    payload: { id, until: until?.toISOString() ?? null, waits: !atNight },
    runAt: atNight ? null : morning
  }))
  await enqueueMany(tx, 'send-notification', jobs, SEND_TRIES)
}

/** The same for one. */
export function tellPerson(tx: Tx, deps: Pick<Deps, 'newId'>, notice: PersonalNotice, now: Date): Promise<void> {
  return tellPeople(tx, deps, [notice], now)
}
