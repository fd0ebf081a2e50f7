// What a long life does to rights: two people and a clinic make, use, lose and delete things in any order. After every step each of the two sees
// exactly what a plain list of what they own says: nothing deleted is of use, nothing refused has left a trace, nothing of the other is there.
import { randomUUID } from 'node:crypto'
import { changeGrant } from '@vizit/contract/access'
import { bookDoctorSlot, holdSlot, letHoldGo, prolongHold } from '@vizit/contract/booking'
import { listConsents, withdrawConsent } from '@vizit/contract/consent'
import { listEmails, removeEmail, resendEmailLink, setEmails } from '@vizit/contract/email'
import { addChild, listRelatives } from '@vizit/contract/family'
import { addRelative, confirmRelative, deleteChild, sendRelativeCode } from '@vizit/contract/relatives'
import { cancelVisit, listVisits, visitCalendar } from '@vizit/contract/visits'
import * as fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { currentConsentText } from '../evidence/consent-texts.ts'
import { sql } from '../store/store.ts'
import { type Patient, type Slot, startTestServer } from '../testing/test-server.ts'

const server = await startTestServer()
afterAll(() => server.stop())

type Owned = { by: 0 | 1; id: string; gone: boolean; of?: string }
type Life = {
  people: [Patient, Patient]
  children: Owned[]
  orders: Owned[]
  emails: Owned[]
  forms: Owned[]
  holds: Owned[]
  slots: Slot[]
}

async function begin(): Promise<Life> {
  await server.reset()
  const people: Life['people'] = [await server.aPatient(), await server.aPatient({ lastName: 'Другая', birthday: '1985-02-02' })]
  const { assignmentId } = await server.aDoctor({ adult: true, children: true })
  const slots: Slot[] = []
  for (let n = 0; n < 12; n++)
    slots.push(await server.aSlot({ assignmentId, startsAt: new Date(Date.UTC(2026, 10, 25, 6 + n)).toISOString() }))
  return { people, children: [], orders: [], emails: [], forms: [], holds: [], slots }
}

/** One thing of a kind that is or was there, by a number; an id that never was when there is none. */
const one = (list: Owned[], at: number): Owned => list[at % Math.max(1, list.length)] ?? { by: 0, id: randomUUID(), gone: true }
const isFor = (who: 0 | 1, thing: Owned) => thing.by === who && !thing.gone

type Step = { who: 0 | 1; action: keyof typeof ACTIONS; a: number; b: number }

/** Each says what it may answer, by what is owned; and notes in the lists what came of it. */
const ACTIONS = {
  async addsChild(life: Life, who: 0 | 1, a: number) {
    const consentVersion = currentConsentText('parental', server.config.brand).version
    const count = life.children.filter(child => isFor(who, child)).length
    // one of three is no child: that must leave nothing behind
    const birthday = a % 3 ? `201${a % 9}-03-1${a % 9}` : '1990-01-01'
    const firstName = `Имя${'абвгдежзиклмнопрстуфхц'[life.children.length % 22]}${'абвгд'[a % 5]}`
    const child = {
      lastName: 'Савицкая',
      firstName,
      middleName: '-',
      birthday,
      sex: 'FEMALE' as const,
      consentReceived: true as const,
      consentVersion
    }
    const answer = await life.people[who].call(addChild, child)
    expect(answer.ok).toBe(birthday > '2000' && count < 5)
    const known = new Set(life.children.map(({ id }) => id))
    if (!answer.ok) return
    const added = answer.value.family.find(member => member.relKind === 'CHILD' && !known.has(member.profileId))!
    life.children.push({ by: who, id: added.profileId, gone: false })
  },
  async removesChild(life: Life, who: 0 | 1, a: number) {
    const child = one(life.children, a)
    const planned = life.orders.some(order => order.of === child.id && !order.gone)
    const answer = await life.people[who].call(deleteChild, { profileId: child.id })
    expect(answer.ok ? 'ok' : answer.code).toBe(!isFor(who, child) ? 'NOT_FOUND' : planned ? 'PLANNED_VISITS' : 'ok')
    if (answer.ok) child.gone = true
  },
  async books(life: Life, who: 0 | 1, a: number, b: number) {
    const child =
      b % 3 ? one(life.children, a) : { by: who, id: life.people[a % 2 ? who : ((1 - who) as 0 | 1)].profileId, gone: a % 2 === 0 }
    const slot = life.slots[b % life.slots.length]!
    const answer = await life.people[who].call(bookDoctorSlot, { ...slot, profileId: child.id, bookAnyway: true })
    expect(answer.ok ? 'ok' : answer.code).toSatisfy(word =>
      isFor(who, child) ? ['ok', 'TIMESLOT_IS_BUSY'].includes(word) : word !== 'ok'
    )
    // the same slot for the same person once more is the same visit
    if (answer.ok && !life.orders.some(({ id }) => id === answer.value.orderId))
      life.orders.push({ by: who, id: answer.value.orderId, of: child.id, gone: false })
  },
  async cancels(life: Life, who: 0 | 1, a: number) {
    const order = one(life.orders, a)
    const { assignmentId } = life.slots[0]!
    const answer = await life.people[who].call(cancelVisit, { orderId: order.id, assignmentId, profileId: order.of ?? randomUUID() })
    if (order.by === who) expect(answer.ok || order.gone).toBe(true)
    else expect(answer).toMatchObject({ ok: false, code: 'NOT_FOUND' })
    if (answer.ok) order.gone = true
  },
  async opensCalendar(life: Life, who: 0 | 1, a: number) {
    const order = one(life.orders, a)
    const child = life.children.find(({ id }) => id === order.of)
    const answer = await life.people[who].call(visitCalendar, { orderId: order.id })
    // the visits of a child who has left the family have left with it
    expect(answer.ok).toBe(life.orders.includes(order) && order.by === who && !child?.gone)
  },
  async readsConsents(life: Life, who: 0 | 1, a: number) {
    const child = one(life.children, a)
    expect((await life.people[who].call(listConsents, { profileId: child.id })).ok).toBe(isFor(who, child))
  },
  async withdrawsForOthers(life: Life, who: 0 | 1, a: number) {
    const child = one(life.children, a)
    if (isFor(who, child)) return
    expect(await life.people[who].call(withdrawConsent, { profileId: child.id, kind: 'personal-data' })).toMatchObject({ ok: false })
  },
  async opensAnothersChild(life: Life, who: 0 | 1, a: number) {
    const child = one(life.children, a)
    const viewer = life.people[(1 - who) as 0 | 1].profileId
    // the two are no relatives: through no child may the one be let see anything
    expect(await life.people[who].call(changeGrant, { profileId: viewer, level: 'BOOK_VISITS', ofProfileId: child.id })).toMatchObject({
      ok: false
    })
  },
  async setsEmail(life: Life, who: 0 | 1, a: number) {
    server.pass(61)
    const answer = await life.people[who].call(setEmails, { emails: [{ address: `box${a % 7}@post.example`, usage: 'PRIMARY' }] })
    if (!answer.ok) return
    for (const email of life.emails) if (email.by === who) email.gone = true
    for (const { id } of answer.value.emails) {
      const known = life.emails.find(email => email.id === id)
      if (known) known.gone = false
      else life.emails.push({ by: who, id, gone: false })
    }
  },
  async removesEmail(life: Life, who: 0 | 1, a: number) {
    const email = one(life.emails, a)
    const answer = await life.people[who].call(removeEmail, { id: email.id })
    expect(answer.ok).toBe(isFor(who, email))
    if (answer.ok) email.gone = true
  },
  async resendsLetter(life: Life, who: 0 | 1, a: number) {
    const email = one(life.emails, a)
    const answer = await life.people[who].call(resendEmailLink, { id: email.id })
    if (!isFor(who, email)) expect(answer).toMatchObject({ code: 'NOT_FOUND' })
  },
  async fillsForm(life: Life, who: 0 | 1, a: number) {
    const phones = [{ number: `37533${String(1_000_000 + (a % 5))}` }]
    const form = {
      relKind: 'OTHER' as const,
      lastName: 'Новый',
      firstName: 'Пётр',
      middleName: '-',
      birthday: '1970-01-01',
      sex: 'MALE' as const,
      phones
    }
    const answer = await life.people[who].call(addRelative, form)
    if (answer.ok && !life.forms.some(({ id }) => id === answer.value.relId))
      life.forms.push({ by: who, id: answer.value.relId, gone: false })
  },
  async usesForm(life: Life, who: 0 | 1, a: number, b: number) {
    const form = one(life.forms, a)
    const answer =
      b % 2
        ? await life.people[who].call(sendRelativeCode, { relId: form.id })
        : await life.people[who].call(confirmRelative, { relId: form.id, code: '000000' })
    if (!isFor(who, form)) expect(answer).toMatchObject({ code: 'NOT_FOUND' })
    else if (!b) expect(answer).toMatchObject({ ok: false })
  },
  async holds(life: Life, who: 0 | 1, a: number) {
    const answer = await life.people[who].call(holdSlot, life.slots[a % life.slots.length]!)
    if (!answer.ok) {
      expect(answer.code).toBe('TIMESLOT_IS_BUSY')
      return
    }
    for (const hold of life.holds) if (hold.by === who) hold.gone = true
    life.holds.push({ by: who, id: answer.value.orderId, gone: false })
  },
  async touchesHold(life: Life, who: 0 | 1, a: number, b: number) {
    const hold = one(life.holds, a)
    const answer =
      b % 2 ? await life.people[who].call(letHoldGo, { orderId: hold.id }) : await life.people[who].call(prolongHold, { orderId: hold.id })
    if (hold.by !== who) expect(answer.ok).toBe(false)
    if (answer.ok && b % 2) hold.gone = true
  },
  async clinicTakesSlot(life: Life, _who: 0 | 1, a: number) {
    const slot = life.slots[a % life.slots.length]!
    await server.store.run(sql`update slots set taken_by = 'clinic' where id = ${slot.timetableId} and taken_by is null`)
  }
} satisfies Record<string, (life: Life, who: 0 | 1, a: number, b: number) => Promise<void>>

/** What each of the two sees is what the lists say is theirs. */
async function seesOwn(life: Life, who: 0 | 1): Promise<void> {
  const { call, profileId } = life.people[who]
  const [family, visits, emails] = await Promise.all([call(listRelatives, {}), call(listVisits, {}), call(listEmails, {})])
  const children = life.children.filter(child => isFor(who, child)).map(({ id }) => id)
  expect(family.ok && family.value.family.map(member => member.profileId).toSorted()).toEqual([profileId, ...children].toSorted())
  const present = new Set([profileId, ...children])
  const orders = life.orders.filter(order => order.by === who && present.has(order.of!)).map(({ id }) => id)
  expect(visits.ok && visits.value.orders.map(order => order.orderId).toSorted()).toEqual(orders.toSorted())
  const addresses = life.emails.filter(email => isFor(who, email)).map(({ id }) => id)
  expect(emails.ok && emails.value.emails.map(email => email.id).toSorted()).toEqual(addresses.toSorted())
}

/** Each has a child already, and a visit of it. */
async function beginWithChildren(): Promise<Life> {
  const life = await begin()
  for (const who of [0, 1] as const) {
    await ACTIONS.addsChild(life, who, 1 + who)
    await ACTIONS.books(life, who, who, 1 + who)
  }
  return life
}

test('whatever two people do in whatever order, each sees and reaches what is their own and still there', {
  timeout: 180_000
}, async () => {
  const step: fc.Arbitrary<Step> = fc.record({
    who: fc.constantFrom(0 as const, 1 as const),
    action: fc.constantFrom(...(Object.keys(ACTIONS) as (keyof typeof ACTIONS)[])),
    a: fc.nat(30),
    b: fc.nat(30)
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 15, maxLength: 40 }), async steps => {
      const life = await beginWithChildren()
      for (const { who, action, a, b } of steps) {
        await ACTIONS[action](life, who, a, b)
        await seesOwn(life, who)
      }
      await seesOwn(life, 0)
      await seesOwn(life, 1)
    }),
    { numRuns: 10 }
  )
})

test('a store in which nobody ever leaves a family turns the sequences red', async () => {
  await server.store.pool.query(`
    create function stay() returns trigger language plpgsql as $$ begin return null; end $$;
    create trigger stay before delete on family_members for each row execute function stay()`)
  const life = await begin()
  await ACTIONS.addsChild(life, 0, 1)
  await ACTIONS.removesChild(life, 0, 0)
  await expect(seesOwn(life, 0)).rejects.toThrow()
  await server.store.pool.query('drop function stay cascade')
})

test('an id that is guessed opens nothing, and looks like one that is somebody’s', async () => {
  const { people, slots } = await begin()
  const [olga, anna] = people
  const booked = await olga.call(bookDoctorSlot, { ...slots[0]!, profileId: olga.profileId })
  const orderId = booked.ok ? booked.value.orderId : ''
  const said = new Set<string>()
  for (const id of [orderId, ...Array.from({ length: 200 }, () => randomUUID())]) {
    const answer = await fetch(`${server.url}/api/v2/my/providers/orders/${id}/calendar`, {
      headers: { authorization: `Bearer ${anna.deviceId}.${anna.token}` }
    })
    said.add(`${answer.status} ${await answer.text()}`)
  }
  expect([...said]).toEqual(['404 {"data":null,"status":404,"error":"NOT_FOUND","message":null}'])
})
