// G5b: kill -9 of the server while people cancel and move visits by the links of their reminders.

import { readConfig } from '../../apps/server/src/config.ts'
import { noticeToken } from '../../apps/server/src/jobs/notice-token.ts'
import { type Store, sql } from '../../apps/server/src/store/store.ts'
import { type Answer, openLine } from '../setup/ask.ts'
import { type Random, randomOf } from '../setup/random.ts'
import { type Server, startServer } from '../setup/server.ts'
import { makeWorld } from '../setup/world.ts'
import { openGround } from './ground.ts'
import { atLeast, enough, exactly, type Figure, none, type Proof, type Run, told } from './proof.ts'

const LINKS = { short: 50, usual: 400, full: 4_000 }
const CLIENTS = 8
/** A kill after so many marks, and soon enough that the actions of some have not been done. */
const MARKS_A_KILL = 12
const SETTLED_WITHIN_MILLIS = 60_000

type Link = { noticeId: string; orderId: string; action: 'cancel' | 'move'; timetableId: string | null }
type Counted = { kills: number; broken: number; lies: number; over: number; strange: Set<string> }

export const linkKill: Proof = {
  name: 'G5b',
  title:
    'a link of a reminder says what became of the visit, and a cut-off request goes on, when the server is killed between mark and action',
  ids: [],
  sabotage: 'the mark of a link says what was done, whatever the visit says',
  run
}

async function run({ size, seed, sabotage, say }: Run): Promise<Figure[]> {
  const random = randomOf(seed)
  const ground = await openGround()
  try {
    const links = await makeLinks(ground.store, enough(LINKS[size], sabotage, 60))
    // The action takes a while, as with a clinic that has to be asked, so that kills meet it.
    await ground.store.pool.query(`
      create function take_time() returns trigger language plpgsql as $$ begin perform pg_sleep(0.1); return new; end $$;
      create trigger take_time before update on visits for each row execute function take_time();`)
    if (sabotage)
      await ground.store.pool.query(
        'create or replace function link_action_is_done(action text, stood_at timestamptz, visit uuid) returns boolean stable language sql as $$ select true $$'
      )
    const { counted, server, asked } = await carryOut(
      ground.store,
      links,
      await startServer({ DATABASE_URL: ground.url }),
      random,
      sabotage
    )
    for (const one of counted.strange) say(one)
    await untilSettled(ground.store)
    await server.stop()
    return [
      told('links', asked, 'links'),
      atLeast('kills of the server', counted.kills, 2, 'kills'),
      atLeast('answers that a kill cut off', counted.broken, 1, 'answers'),
      none('links that say what the visit does not', counted.lies, 'answers'),
      none('requests refused though nothing was done', counted.over, 'answers'),
      none('other answers', counted.strange.size, 'kinds'),
      ...(await judge(ground.store, asked))
    ]
  } finally {
    await ground.close()
  }
}

/** A booked visit each, of which a reminder told, and a free time of the same doctor. */
async function makeLinks(store: Store, count: number): Promise<Link[]> {
  await makeWorld(store, { doctors: count, days: 1, slotsPerDay: 2, people: count })
  await store.run(sql`
    insert into visits (order_id, account_id, profile_id, provider_id, assignment_id, doctor_id, slot_id, starts_at, ends_at, status, overlap_allowed, created_at, updated_at)
    select gen_random_uuid(), p.id, p.profile_id, 1, s.assignment_id, s.assignment_id, s.id, s.starts_at, s.ends_at, 'booked', true, now(), now()
    from (select distinct on (assignment_id) * from slots order by assignment_id, starts_at) s
    join accounts p on p.phone = '37529' || lpad(s.assignment_id::text, 7, '0')`)
  await store.run(sql`update slots s set taken_by = 'visit' from visits v where v.slot_id = s.id`)
  await store.run(sql`
    insert into notifications (id, dedupe, channel, recipient, body, state, created_at, account_id)
    select gen_random_uuid(), 'remind:' || v.order_id, 'sms', a.phone, '', 'sent', now(), v.account_id from visits v join accounts a on a.id = v.account_id`)
  await store.run(sql`
    insert into notice_visits (notice_id, order_id, starts_at, line)
    select n.id, v.order_id, v.starts_at, '' from visits v join notifications n on n.dedupe = 'remind:' || v.order_id`)
  const rows = await store.rows<{ notice: string; visit: string; free: string }>(sql`
    select n.id as notice, v.order_id as visit, s.id::text as free from visits v join notifications n on n.dedupe = 'remind:' || v.order_id
    join slots s on s.assignment_id = v.assignment_id and s.taken_by is null order by v.assignment_id`)
  return rows.map(({ notice, visit, free }, at) => ({
    noticeId: notice,
    orderId: visit,
    ...(at % 3 === 0 ? { action: 'move', timetableId: free } : { action: 'cancel', timetableId: null })
  }))
}

/** `untilLie`: the first that is found is enough. Gives how many links were used too. */
async function carryOut(
  store: Store,
  links: readonly Link[],
  first: Server,
  random: Random,
  untilLie: boolean
): Promise<{ counted: Counted; server: Server; asked: number }> {
  const counted: Counted = { kills: 0, broken: 0, lies: 0, over: 0, strange: new Set() }
  let server = first
  let up: Promise<unknown> = Promise.resolve()
  const line = openLine(first.url, { sockets: CLIENTS * 2, keep: false })
  const { secret } = readConfig({}, '0.0.0')
  const ask = (link: Link, path: string, more: object) =>
    line.ask({ method: 'POST', path: `/api/v2/public/visit-link${path}`, body: { token: noticeToken(secret, link.noticeId), ...more } })

  const one = async (link: Link) => {
    for (;;) {
      await up
      const input = { orderId: link.orderId, action: link.action, ...(link.timetableId && { timetableId: link.timetableId }) }
      const answer = await ask(link, '/use', input).catch(() => null)
      if (answer?.status === 200) return
      if (answer) {
        if (answer.status === 410) counted.over++
        else if (answer.status < 500) counted.strange.add(`${answer.status} ${answer.body}`)
        if (answer.status < 500) return
      }
      counted.broken++
      await up
      const read = await ask(link, '', {}).catch(() => null)
      if (read?.status === 200 && (await isLie(store, link, read))) counted.lies++
    }
  }
  const left = [...links]
  let asked = 0
  const clients = Array.from({ length: CLIENTS }, async () => {
    for (let link = left.pop(); link; link = left.pop()) {
      asked++
      await one(link)
      if (untilLie && counted.lies > 0) left.length = 0
    }
  })
  const kills = (async () => {
    while (left.length > MARKS_A_KILL) {
      const goal = left.length - MARKS_A_KILL - random.whole(0, 3)
      while (left.length > Math.max(goal, 0)) await new Promise(done => setTimeout(done, 5))
      if (untilLie && counted.lies > 0) return
      counted.kills++
      const { env } = server
      await server.kill()
      const next = startServer(env)
      up = next
      server = await next
    }
  })()
  await Promise.all([...clients, kills])
  line.close()
  return { counted, server, asked }
}

/** Asked of the visit itself. */
async function isLie(store: Store, { orderId }: Link, read: Answer): Promise<boolean> {
  const done = (JSON.parse(read.body) as { data: { visits: { done: string | null }[] } }).data.visits[0]?.done ?? null
  const visit = (await store.row<{ status: string; moved: boolean }>(sql`
    select v.status, v.starts_at <> n.starts_at as moved from visits v join notice_visits n on n.order_id = v.order_id where v.order_id = ${orderId}`))!
  return (done === 'cancel' && visit.status !== 'cancelled') || (done === 'move' && !visit.moved)
}

/** The marks' jobs are due a minute later: that minute has passed. */
async function untilSettled(store: Store): Promise<void> {
  const since = performance.now()
  for (;;) {
    await store.run(
      sql`update graphile_worker._private_jobs set run_at = now() where key like 'visit-link:%' and run_at > now() and locked_at is null`
    )
    await store.run(sql`
      select graphile_worker.force_unlock_workers(array_agg(distinct locked_by)) from graphile_worker.jobs
      where locked_at < now() - interval '3 seconds' and key like 'visit-link:%'`)
    const row = await store.row<{ n: number }>(
      sql`select count(*)::int as n from graphile_worker._private_jobs where key like 'visit-link:%'`
    )
    if (row!.n === 0 || performance.now() - since > SETTLED_WITHIN_MILLIS) return
    await new Promise(done => setTimeout(done, 100))
  }
}

async function judge(store: Store, links: number): Promise<Figure[]> {
  const row = (await store.row<{ done: number; lines: number; twice: number; open: number }>(sql`
    select (select count(*) from visits v join notice_visits n on n.order_id = v.order_id where v.status = 'cancelled' or v.starts_at <> n.starts_at)::int as done,
      (select count(*) from audit where action like 'visit-%-by-link')::int as lines,
      (select count(*) from (select from audit where action like 'visit-%' group by object_id, action having count(*) > 1) x)::int as twice,
      (select count(*) from visit_link_actions where done_at is null)::int as open`))!
  return [
    exactly('visits cancelled or moved', row.done, links, 'visits'),
    exactly('lines of the audit', row.lines, links, 'lines'),
    none('actions written down twice', row.twice, 'lines'),
    none('marks of which nobody knows what became', row.open, 'marks')
  ]
}
