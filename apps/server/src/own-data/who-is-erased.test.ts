// An erasure takes what is of its person and account, and touches nothing of anybody else: everybody of the access matrix has a thing of every kind.
import { randomUUID } from 'node:crypto'
import { confirmReauth, eraseProfile, sendReauthCode } from '@vizit/contract/own-data'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { hash } from '../http/session.ts'
import { sql } from '../store/store.ts'
import { everyRow } from '../testing/test-rows.ts'
import { type Patient, startTestServer } from '../testing/test-server.ts'
import { makeWorld, type World } from '../testing/test-world.ts'

const server = await startTestServer()
beforeEach(() => server.reset())
afterAll(() => server.stop())

async function erase(call: Patient['call']): Promise<void> {
  await call(sendReauthCode, { action: 'erase' })
  await call(confirmReauth, { action: 'erase', code: /код (\d{6})/.exec(server.sent.at(-1)!.text)![1]! })
  expect(await call(eraseProfile, { keepVisits: true })).toMatchObject({ ok: true })
}

/** Every table from which an erasure takes something, or in which it changes something. */
const TOUCHED = `account_devices accounts address_notices answers booking_bans calendar_feeds card_numbers card_tries coverage_mails coverages drug_searches emails
family_codes family_invites family_members family_requests family_seen favourites grants invoice_services medical_cards medicine_chest notice_channels
notice_visits notifications observations open_cards passkey_challenges passkey_owners passkeys phone_visits photos profiles push_subscriptions reauths
relative_requests reminder_choices report_files reports reviews seen_reports sessions sign_in_attempts support_messages support_requests user_preferences
visit_documents visit_drugs visit_link_actions visit_news visits waiting_requests waiting_sessions`

/** What the world leaves out, for every account and person of it. */
async function makeTheRest({ assignmentId }: World): Promise<void> {
  const now = server.now()
  const { store } = server
  await store.run(sql`
    insert into medical_cards (profile_id, provider_id) select p.id, a.provider_id from profiles p, assignments a where a.id = ${assignmentId} on conflict do nothing`)
  await store.run(sql`
    insert into card_tries (profile_id, provider_id, account_id, tries) select c.profile_id, c.provider_id, a.id, 1 from medical_cards c join accounts a on a.profile_id = c.profile_id`)
  await store.run(sql`
    insert into seen_reports (account_id, report_id, seen_at) select a.id, r.id, ${now} from accounts a join reports r on r.profile_id = a.profile_id on conflict do nothing`)
  await store.run(sql`
    insert into reauths (session_id, account_id, action, id, code_expires_at)
    select s.id, s.account_id, 'export', gen_random_uuid(), ${now} from sessions s where s.account_id is not null on conflict do nothing`)
  await store.run(sql`
    insert into reminder_choices (account_id, profile_id, choices, updated_at) select id, profile_id, '{}', ${now} from accounts`)
  await store.run(sql`insert into notice_channels (account_id, channel, updated_at) select id, 'sms', ${now} from accounts`)
  await store.run(sql`
    insert into visit_link_actions (notice_id, order_id, account_id, action, at) select n.id, gen_random_uuid(), n.account_id, 'confirm', ${now} from notifications n where n.account_id is not null`)
  await store.run(sql`
    insert into favourites (account_id, type, doctor_id, branch_id, added_at) select a.id, 'physicians', s.doctor_id, s.branch_id, ${now} from accounts a, assignments s where s.id = ${assignmentId}`)
  await store.run(sql`
    insert into account_devices (account_id, device_hash, first_seen_at, seen_at) select id, sha256(id::text::bytea), ${now}, ${now} from accounts on conflict do nothing`)
  await store.run(sql`
    insert into waiting_sessions (id, account_id, device_hash, device_name, created_at, expires_at) select gen_random_uuid(), id, sha256('d'), '', ${now}, ${now} from accounts`)
  await store.run(sql`
    insert into passkey_challenges (challenge_hash, purpose, account_id, device_hash, session_id, created_at, expires_at)
    select sha256(id::text::bytea), 'add', account_id, device_hash, id, ${now}, ${now} from sessions where account_id is not null`)
  await store.run(sql`insert into family_seen (account_id, seen_at) select id, ${now} from accounts on conflict do nothing`)
  await store.run(sql`
    insert into answers (owner, key, body_hash, status, body, at) select id::text, 'key', sha256('b'), 200, '{}', ${now} from accounts`)
  await store.run(sql`
    insert into sign_in_attempts (id, phone, device_hash, address_hash, human, created_at, expires_at)
    select gen_random_uuid(), phone, sha256('d'), sha256('a'), 'not-needed', ${now}, ${now} from accounts where phone is not null`)
  await store.run(sql`
    insert into coverage_mails (id, coverage_id, token_hash, created_at, expires_at) select gen_random_uuid(), id, sha256(id::text::bytea), ${now}, ${now} from coverages`)
  await store.run(sql`
    insert into visit_news (order_id, kind, at) select order_id, 'booked', ${now} from visits where profile_id is not null and status = 'booked'`)
  await store.run(sql`update phone_visits p set account_id = a.id, imported_at = ${now} from accounts a where a.phone = p.phone`)
  // and one that its phone alone has
  await store.run(sql`
    insert into phone_visits (order_id, om_id, phone, way, last_name, first_name, middle_name, email, created_at)
    select v.order_id, gen_random_uuid(), a.phone, 'registry', '', '', '', a.phone || '@post.example', ${now}
    from accounts a join visits v on v.profile_id = a.profile_id and v.status = 'cancelled' where a.phone is not null`)
}

/** A free time, held by the account's hold of the world, with the time after it joined to it. */
async function holdsTwoTimes(accountId: string, { assignmentId }: World, startsAt: string): Promise<string[]> {
  const first = await server.aSlot({ assignmentId, startsAt })
  const second = await server.aSlot({ assignmentId, startsAt: startsAt.replace(':00:00Z', ':20:00Z') })
  const ids = [first.timetableId, second.timetableId]
  await server.store.run(sql`
    update slots set taken_by = 'visit', joined_to = case when id = ${first.timetableId} then null else ${first.timetableId}::bigint end where id = any(${ids}::bigint[])`)
  await server.store.run(sql`update visits set slot_id = ${first.timetableId} where account_id = ${accountId} and status = 'reserved'`)
  return ids
}

async function aNotice(to: string, about: { orderId?: string; visits?: string[] }): Promise<string> {
  const id = randomUUID()
  await server.store.run(sql`
    insert into notifications (id, dedupe, channel, recipient, subject, body, brief, account_id, order_id, state, created_at)
    values (${id}, ${id}, 'sms', '375290000001', 'Тема', 'Слова', 'Кратко', ${to}, ${about.orderId ?? null}, 'due', ${server.now()})`)
  for (const orderId of about.visits ?? [])
    await server.store.run(
      sql`insert into notice_visits (notice_id, order_id, starts_at, line) values (${id}, ${orderId}, ${server.now()}, 'Строка')`
    )
  return id
}

test('every row that an erasure takes or changes is of the person who goes, and of everything that goes the others keep theirs', async () => {
  const world = await makeWorld(server)
  const [owner, spouse, child, stranger] = (['owner', 'spouse', 'child', 'stranger'] as const).map(who => world.subjects.get(who)!)
  const nobodys = await server.aPatient()
  await server.aChild(nobodys)
  await server.store.run(sql`
    insert into family_members (family_id, profile_id, rel_kind, since)
    select family_id, ${stranger!.profileId}, 'SPOUSE', now() from family_members where profile_id = ${nobodys.profileId}`)
  await server.store.run(sql`
    insert into grants (profile_id, viewer_id, level, granted_by, granted_at)
    values (${nobodys.profileId}, ${stranger!.profileId}, 'VIEW_VISITS', ${nobodys.profileId}, now())`)
  await makeTheRest(world)
  const own = await holdsTwoTimes(owner!.accountId, world, '2027-03-01T08:00:00Z')
  const foreign = await holdsTwoTimes(stranger!.accountId, world, '2027-03-01T09:00:00Z')
  const notices = [
    await aNotice(spouse!.accountId, { visits: [owner!.things.visit] }),
    await aNotice(spouse!.accountId, { visits: [owner!.things.visit, child!.things.visit] }),
    await aNotice(spouse!.accountId, { orderId: owner!.things.visit }),
    await aNotice(spouse!.accountId, { orderId: child!.things.visit })
  ]
  for (const { things } of [owner!, stranger!])
    await server.store.run(sql`
      insert into reviews (id, author_id, order_id, about, doctor_id, comment, publish_name, state, shown_as, written_at, updated_at)
      select gen_random_uuid(), ${spouse!.accountId}, ${things.visit}, 'doctor', doctor_id, 'О визите', false, 'waiting', gen_random_uuid(), now(), now()
      from assignments where id = ${world.assignmentId}`)
  await server.store.run(sql`
    insert into family_codes (family_id, id, drawn_by, code_hash, offered, expires_at)
    select m.family_id, gen_random_uuid(), a.id, ${hash('code')} || a.id::text::bytea, '[]', now() from family_members m join accounts a on a.profile_id = m.profile_id where m.rel_kind = 'OWNER'`)
  const ids = await server.store.rows<{ id: string }>(sql`
    select order_id::text as id from visits where ${owner!.profileId} = profile_id or account_id = ${owner!.accountId}
    union all select id::text from coverages where profile_id = ${owner!.profileId}
    union all select id::text from notifications where account_id = ${owner!.accountId}
    union all select id::text from reports where profile_id = ${owner!.profileId}
    union all select family_id::text from family_members where profile_id = ${owner!.profileId}`)
  const marks = [owner!.accountId, owner!.profileId, owner!.canaries.phone, notices[0]!, notices[2]!, ...ids.map(({ id }) => id)]
  const before = await everyRow(server)

  await erase(server.callAs(world.bearers.get('owner')!))

  const after = await everyRow(server)
  const touched: string[] = []
  for (const [table, rows] of before) {
    const left = new Set(after.get(table))
    const gone = rows.filter(row => !left.has(row) && !(table === 'slots' && own.some(id => row.includes(`"id": ${id},`))))
    expect(
      gone.filter(row => !marks.some(mark => row.includes(mark))),
      table
    ).toEqual([])
    if (gone.length > 0) touched.push(table)
    if (gone.length > 0) expect(rows.length, `only the owner has rows of ${table}`).toBeGreaterThan(gone.length)
  }
  expect(touched.toSorted()).toEqual(TOUCHED.split(/\s+/))
  expect(
    await server.store.rows(sql`select id::text, taken_by from slots where id = any(${[...own, ...foreign]}::bigint[]) order by id`)
  ).toEqual([...own.map(id => ({ id, taken_by: null })), ...foreign.map(id => ({ id, taken_by: 'visit' }))])
  const words = await server.store.rows<{ id: string; body: string; state: string }>(
    sql`select id, body, state from notifications where id = any(${notices}::uuid[])`
  )
  expect(notices.map(id => words.find(row => row.id === id)).map(row => [row!.body, row!.state])).toEqual([
    ['', 'gave-up'],
    ['Слова', 'due'],
    ['', 'gave-up'],
    ['Слова', 'due']
  ])
  expect(await server.store.rows(sql`select order_id from notice_visits`)).toEqual([{ order_id: child!.things.visit }])
  expect(
    await server.store.rows(
      sql`select id from reviews where author_id = ${owner!.accountId} or order_id in (select order_id from visits where profile_id = ${owner!.profileId})`
    )
  ).toEqual([])
  const nameOf = (profileId: string | null) => [...world.subjects].find(([, one]) => one.profileId === profileId)?.[0] ?? null
  const members = await server.store.rows<{ profile_id: string; rel_kind: string; of_profile_id: string | null }>(
    sql`select profile_id, rel_kind, of_profile_id from family_members where profile_id <> ${stranger!.profileId}`
  )
  expect(
    members
      .filter(({ profile_id }) => nameOf(profile_id) !== null)
      .map(row => [nameOf(row.profile_id), row.rel_kind, nameOf(row.of_profile_id)])
      .toSorted()
  ).toEqual([
    ['child', 'CHILD', null],
    ['grown', 'CHILD', null],
    ['inlaw', 'OTHER', 'spouse'],
    ['spouse', 'OWNER', null],
    ['teen', 'CHILD', null]
  ])
})

test('a relative who is erased leaves the family, and those who lead it lead it on', async () => {
  const [olga, pavel, anna] = [await server.aPatient(), await server.aPatient(), await server.aPatient()]
  await server.aChild(olga)
  for (const [who, relKind] of [
    [pavel, 'SPOUSE'],
    [anna, 'OTHER']
  ] as const)
    await server.store.run(sql`
      insert into family_members (family_id, profile_id, rel_kind, of_profile_id, since)
      select family_id, ${who.profileId}, ${relKind}, case when ${relKind}::text = 'OTHER' then ${olga.profileId}::uuid end, now() from family_members where profile_id = ${olga.profileId}`)
  await erase(anna.call)
  expect(await server.store.rows(sql`select rel_kind from family_members order by rel_kind`)).toEqual(
    ['CHILD', 'OWNER', 'SPOUSE'].map(rel_kind => ({ rel_kind }))
  )
})
