// What people do at once, mixed: they look for a doctor and for times, sign in, book and cancel. As fast as it is answered, or so many a second whatever becomes of them.
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { readConfig } from '../../apps/server/src/config.ts'
import { codeHash } from '../../apps/server/src/sign-in/send-code.ts'
import { type Store, sql } from '../../apps/server/src/store/store.ts'
import type { Random } from './random.ts'
import { openRawLine, type RawAnswer, type RawQuestion } from './raw-line.ts'
import { analyse, bookingOf, type FreeSlot, freeSlots, makeWorld, ORDERS, type Person, personOf } from './world.ts'

/** Of a hundred. */
const SHARES = { search: 35, day: 30, 'sign-in': 10, book: 15, cancel: 10 }
export type Deed = keyof typeof SHARES
export const READING: ReadonlySet<Deed> = new Set<Deed>(['search', 'day'])

/** `millis` from when it was due to its answer; `at`: when it was due, of performance.now(). */
export type Done = { deed: Deed; status: number; millis: number; at: number; body: string; retryAfter: string | undefined }
export type Booked = { person: Person; slot: FreeSlot; orderId: string }

export type MixedLoad = {
  /** So many always have a question open. */
  closed(atOnce: number, millis: number): Promise<Done[]>
  /** So many a second on average, each at a moment of its own as people come. */
  open(perSecond: number, millis: number): Promise<Done[]>
  /** Visits that were acknowledged, and whether somebody asked to cancel them and heard that they are. */
  booked: Map<string, Booked>
  asked: Set<string>
  cancelled: Set<string>
  close(): void
}

/** A proxy stands before the server, and has so many connections to it at most. */
const CONNECTIONS = 256
/** Whoever signs in does nothing else: a person's new session at a device ends the old one. */
const SIGNERS = 200
const CODE = '123456'

type Asked = { deed: Deed; question: RawQuestion; heard?: (answer: RawAnswer) => void }

export type MixedWorld = { doctors: number; signIns: number }

/** A world for it, in an empty database: one person for each doctor, so that nobody is at two places, and so many people who have been sent a code. */
export async function makeMixedWorld(store: Store, { doctors, signIns }: MixedWorld): Promise<void> {
  await makeWorld(store, { branches: 4, specialities: 4, doctors, days: 10, slotsPerDay: 40, minutes: 10, people: doctors + SIGNERS })
  const { secret } = readConfig({}, '0.0.0')
  const attempts = Array.from({ length: signIns }, (_, n) => {
    const id = randomUUID()
    return { id, n: doctors + 1 + (n % SIGNERS), hash: codeHash(secret, id, CODE).toString('hex') }
  })
  await store.run(sql`
    insert into sign_in_attempts (id, phone, device_hash, address_hash, human, code_hash, code_sent_at, created_at, expires_at)
    select a.id, '37529' || lpad(a.n::text, 7, '0'), sha256(convert_to('device-of-person-' || a.n, 'UTF8')), '\\x00', 'not-needed', decode(a.hash, 'hex'), now(), now(), now() + interval '1 day'
    from jsonb_to_recordset(${JSON.stringify(attempts)}::jsonb) a(id uuid, n int, hash text)`)
  await analyse(store)
}

/** Over such a world. */
export async function openMixedLoad(store: Store, url: string, random: Random): Promise<MixedLoad> {
  const line = openRawLine(url, CONNECTIONS)
  const slots = (await freeSlots(store)).toReversed()
  const days = await store.rows<{ doctor: number; day: string }>(sql`
    select distinct a.doctor_id as doctor, (s.starts_at at time zone 'Europe/Minsk')::date::text as day from slots s join assignments a on a.id = s.assignment_id`)
  const booked = new Map<string, Booked>()
  const [asked, cancelled] = [new Set<string>(), new Set<string>()]
  const toCancel: Booked[] = []
  const attempts = await store.rows<{ id: string; n: number }>(sql`select id, substring(phone from 6)::int as n from sign_in_attempts`)

  const deeds: Record<Deed, () => Asked> = {
    search: () => {
      const name = encodeURIComponent(`ков${'алёва'.slice(0, random.whole(0, 5))}`)
      return { deed: 'search', question: { method: 'GET', path: `/api/v2/public/booking/all/doctors?townId=1&name=${name}` } }
    },
    day: () => {
      const { doctor, day } = random.pick(days)
      const path = `/api/v2/public/booking/all/doctors/${doctor}/timeslots?dateStart=${day}&dateEnd=${day}`
      return { deed: 'day', question: { method: 'GET', path } }
    },
    'sign-in': () => {
      const attempt = attempts.pop()
      if (!attempt) throw new Error('all codes are used')
      const heard = ({ status }: RawAnswer) => void (status === 503 && attempts.unshift(attempt))
      const body = JSON.stringify({ id: attempt.id, code: CODE, deviceId: `device-of-person-${attempt.n}` })
      return { deed: 'sign-in', heard, question: { method: 'POST', path: '/api/v2/my/phone-login/confirm-sms', body } }
    },
    book() {
      const slot = slots.pop()
      if (!slot) throw new Error('all free slots are booked')
      const person = personOf(Number(slot.assignmentId))
      const headers = { authorization: `Bearer ${person.bearer}`, 'idempotency-key': randomUUID() }
      const heard = ({ status, body }: RawAnswer) => {
        if (status === 503) slots.unshift(slot)
        if (status !== 200) return
        const { orderId } = (JSON.parse(body) as { data: { orderId: string } }).data
        const visit = { person, slot, orderId }
        booked.set(orderId, visit)
        toCancel.push(visit)
      }
      return { deed: 'book', heard, question: { method: 'POST', path: ORDERS, headers, body: JSON.stringify(bookingOf(person, slot)) } }
    },
    cancel() {
      const visit = toCancel.shift()
      if (!visit) return deeds.book()
      const { person, slot, orderId } = visit
      asked.add(orderId)
      const path = `${ORDERS}/${orderId}?assignmentId=${slot.assignmentId}&profileId=${person.profileId}`
      const heard = ({ status }: RawAnswer) => {
        if (status === 204) cancelled.add(orderId)
        else if (status === 503) toCancel.push(visit)
      }
      return { deed: 'cancel', heard, question: { method: 'DELETE', path, headers: { authorization: `Bearer ${person.bearer}` } } }
    }
  }
  const drawn = (Object.keys(SHARES) as Deed[]).flatMap(deed => Array.from({ length: SHARES[deed] }, () => deed))

  async function ask(due: number): Promise<Done> {
    const { deed, question, heard } = deeds[random.pick(drawn)]()
    const answer = await line.ask(question)
    heard?.(answer)
    const { status, body, head } = answer
    return { deed, status, millis: performance.now() - due, at: due, body, retryAfter: /\r\nretry-after: (\d+)/i.exec(head)?.[1] }
  }

  return {
    booked,
    asked,
    cancelled,
    async closed(atOnce, millis) {
      const done: Done[] = []
      const until = performance.now() + millis
      const goOn = async () => {
        while (performance.now() < until) done.push(await ask(performance.now()))
      }
      await Promise.all(Array.from({ length: atOnce }, goOn))
      return done
    },
    async open(perSecond, millis) {
      const answers: Promise<Done>[] = []
      const begin = performance.now()
      let due = begin
      while (due < begin + millis) {
        // all that are due, then those that have answers get their turn, however late it is
        for (const now = performance.now(); due <= now && due < begin + millis; due += (-Math.log(1 - random.next()) * 1_000) / perSecond)
          answers.push(ask(due))
        await pause(1)
      }
      return Promise.all(answers)
    },
    close: () => line.close()
  }
}
