// Sends one due message. At least once towards the carrier, with one key, so that the person gets it once.
import { minskDay } from '@vizit/rules/days'
import { isQuiet, quietUntil } from '@vizit/rules/reminders'
import type { Deps } from '../deps.ts'
import { enqueue } from './enqueue.ts'
import { noticeToken, VISIT_LINK } from './notice-token.ts'
import {
  countTry,
  type DueNotification,
  dropSubscription,
  findLines,
  findSubscriptions,
  giveUp,
  markSent,
  sendBySms
} from './notifications.sql.ts'
import { originFor } from './origin-for.ts'
import { greeted } from './when-text.ts'
import type { Attempt } from './worker.ts'

/** After so many failures of a push or a letter, about a minute and a half, the phone is told instead. */
const OTHER_WAYS_TRIES = 4

type Payload = { id: string; until?: string | null; waits?: boolean }

/**
 * Job. A message that may wait is not sent in the quiet hours. After the last failure the row says that it was given up, and the worker's log does.
 */
export async function sendNotification(deps: Deps, payload: Payload, attempt: Attempt): Promise<void> {
  const now = deps.clock()
  if (payload.waits && isQuiet(now)) {
    await deps.store.transaction(tx => enqueue(tx, 'send-notification', payload, { runAt: quietUntil(now), maxAttempts: 10 }))
    return
  }
  const due = await countTry(deps.store, payload.id, minskDay(now))
  if (!due) return
  if (payload.until && Date.parse(payload.until) <= now.getTime()) {
    await giveUp(deps.store, due.id)
    return deps.log.error('a message came too late to be sent', { job: 'send-notification' })
  }
  if (due.is_late) return void (await giveUp(deps.store, due.id))
  const lines = await findLines(deps.store, due.id, minskDay(now))
  // moved, called off, erased or not to be seen meanwhile: its visits are told of anew, or not at all
  if (lines?.length === 0 || (lines === null && due.body.includes('{visits}'))) return void (await giveUp(deps.store, due.id))
  const fragment = due.page === VISIT_LINK && lines !== null ? `#${noticeToken(deps.config.secret, due.id)}` : ''
  const page = due.page === null ? '' : `${due.page}${fragment}`
  const link = page === '' ? '' : `${await originOf(deps, due, now)}${page}`
  const asks = fragment !== '' && lines?.length === 1
  const text = due.body.replace('{visits}', () => lines?.join('; ') ?? '').replace('{link}', () => link)
  try {
    if ((await deliver(deps, due, { text, page, asks, until: payload.until ?? null }, now)) === 'nobody')
      return void (await giveUp(deps.store, due.id))
  } catch (error) {
    if (attempt === 'last') await giveUp(deps.store, due.id)
    throw error
  }
  await markSent(deps.store, due.id, deps.clock())
}

/** `page`: with its fragment, '' for none. `asks`: it is about one visit that may be confirmed. */
type Filled = { text: string; page: string; asks: boolean; until: string | null }

/** A push goes to a browser that has its own face, and who has no account has the cabinet alone. */
function originOf(deps: Deps, due: DueNotification, now: Date): Promise<string> | string {
  return due.channel === 'push' || due.account_id === null ? deps.config.publicUrl : originFor(deps, due.account_id, now)
}

async function deliver(deps: Deps, due: DueNotification, filled: Filled, now: Date): Promise<'taken' | 'nobody'> {
  if (due.channel === 'sms') return sms(deps, due, due.recipient, filled)
  try {
    const said = due.channel === 'mail' ? await letter(deps, due, filled) : await push(deps, due, filled, now)
    if (said === 'taken') return 'taken'
  } catch (error) {
    if (due.tries < OTHER_WAYS_TRIES) throw error
  }
  const phone = await sendBySms(deps.store, due.id)
  return phone ? sms(deps, due, phone.recipient, filled) : 'nobody'
}

async function sms(deps: Deps, due: DueNotification, phone: string, { text }: Filled): Promise<'taken'> {
  await deps.sms.send({ phone, text, key: due.dedupe })
  return 'taken'
}

async function letter(deps: Deps, due: DueNotification, { text }: Filled): Promise<'taken'> {
  await deps.mail.send({
    to: due.recipient,
    language: due.language,
    subject: `${deps.config.brand.names[due.language]}: ${due.subject}`,
    text: greeted(text, due.language),
    key: due.dedupe
  })
  return 'taken'
}

/**
 * To every app of the person that takes pushes; where none does, to every browser: who has both on one phone hears once. One that has taken it is
 * enough; `gone`: none takes any.
 */
async function push(deps: Deps, due: DueNotification, { page, asks, until }: Filled, now: Date): Promise<'taken' | 'gone'> {
  const browsers = due.account_id === null ? [] : await findSubscriptions(deps.store, due.account_id, now)
  const seconds = until === null ? DAY_SECONDS : Math.ceil((Date.parse(until) - now.getTime()) / 1000)
  const message = {
    title: deps.config.brand.names[due.language],
    text: due.brief,
    language: due.language,
    ...(asks && { asks: true as const }),
    key: due.dedupe,
    seconds
  }
  const pushTo = async (some: typeof browsers, origin: string) => {
    const address = page === '' ? '' : `${origin}${page}`
    const said = await Promise.allSettled(
      some.map(async ({ endpoint, p256dh, auth }) => {
        const answer = await deps.push.send({ endpoint, p256dh, auth }, { ...message, address })
        if (answer === 'gone') await dropSubscription(deps.store, endpoint)
        return answer
      })
    )
    if (said.some(one => one.status === 'fulfilled' && one.value === 'taken')) return 'taken'
    const failed = said.find(one => one.status === 'rejected')
    if (failed) throw failed.reason
    return 'gone'
  }
  const { patient, publicUrl } = deps.config
  const apps = patient ? browsers.filter(one => one.is_app) : []
  if (patient && (await pushTo(apps, patient.origin)) === 'taken') return 'taken'
  return pushTo(
    browsers.filter(one => !apps.includes(one)),
    publicUrl
  )
}

const DAY_SECONDS = 86_400
