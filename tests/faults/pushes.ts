// G11: what a clinic tells of a visit, in every order, again and again, over two connections, and what others would tell in its name.
import { type ClinicSays, changeAsClinic } from '../../apps/server/src/booking/at-clinic/change-as-clinic.job.ts'
import { signatureOf } from '../../apps/server/src/clinics/events/judge-signature.ts'
import { sql } from '../../apps/server/src/store/store.ts'
import { type Answer, type Line, openLine } from '../setup/ask.ts'
import { type Random, randomOf } from '../setup/random.ts'
import { makePeople, personOf } from '../setup/world.ts'
import { each, openPeopleGround, type PeopleGround } from './people-ground.ts'
import { atLeast, enough, exactly, type Figure, none, type Proof, type Run, told } from './proof.ts'

const ORDERS = { short: 24, usual: 144, full: 720 }
const FORGED = { short: 120, usual: 2_000, full: 10_000 }
const EVENTS = 6
const MOST_COPIES = 3
const AT_ONCE = 8
const SECRET = 'the-secret-of-the-clinic-of-this-proof'
const ELSEWHERE = 'the-secret-of-another-clinic-elsewhere'
const MINUTES = 20

export const pushes: Proof = {
  name: 'G11',
  title: 'what a clinic tells of a visit comes to one state in every order and any number of times, and nobody else tells it',
  ids: [],
  sabotage: 'no version of a visit is ever too old',
  run
}

/** Six events of one visit: its state and which of three times it has, from the oldest version to the newest. */
const SEQUENCES = [
  ['booked 0', 'booked 1', 'booked 2', 'booked 0', 'booked 1', 'booked 2'],
  ['booked 0', 'booked 1', 'booked 2', 'booked 0', 'booked 2', 'cancelled 1'],
  ['booked 1', 'booked 0', 'booked 2', 'booked 1', 'no-show 0', 'done 2']
] as const

type Visit = { orderId: string; times: { startsAt: string; endsAt: string }[]; sequence: (typeof SEQUENCES)[number] }
type Asking = { ground: PeopleGround; lines: Line[]; assignment: string; random: Random }

async function run({ size, seed, sabotage }: Run): Promise<Figure[]> {
  const random = randomOf(seed)
  const count = enough(ORDERS[size], sabotage, 12)
  const secrets = { CLINIC_SECRET_HERE: SECRET, CLINIC_SECRET_ELSEWHERE: ELSEWHERE }
  const ground = await openPeopleGround({ servers: 2, config: { clinics: { hosts: [], networks: [], secrets } } })
  const lines = ground.urls.map(url => openLine(url, { sockets: AT_ONCE }))
  try {
    if (sabotage) await ground.break(FORGETS_VERSIONS)
    const { assignmentId } = await ground.aDoctor()
    await ground.aDoctor({ provider: 'elsewhere' })
    const assignment = `role-${assignmentId}`
    await ground.store.run(sql`update assignments set external_id = 'role-' || id`)
    await ground.store.run(sql`
      insert into clinic_event_keys (provider_id, secret_name)
      select id, case code when 'elsewhere' then 'CLINIC_SECRET_ELSEWHERE' else 'CLINIC_SECRET_HERE' end from providers`)
    const visits = await makeVisits(ground, assignmentId, count)
    const asking = { ground, lines, assignment, random }

    const orders = permutations(EVENTS)
    const tally = { sent: 0, known: 0, refused: 0 }
    for (const [n, visit] of visits.entries()) {
      const order = size === 'full' ? orders[n % orders.length]! : random.pick(orders)
      const copies = copiesIn(order, random)
      // two connections at once, so that not even the order of arrival is kept
      const answers = await Promise.all(copies.map((at, m) => send(asking, m % 2, eventOf(visit, at, assignment))))
      tally.sent += answers.length
      tally.known += answers.filter(answer => answer.body.includes('"outcome":"known"')).length
      tally.refused += answers.filter(answer => answer.status !== 200).length
      await work(ground)
      // a clinic may send six thousand a minute
      ground.pass(1)
    }
    const wrong = await differing(ground, visits)
    const before = await stateOf(ground)
    const forged = await forge(asking, visits, enough(FORGED[size], sabotage, 20))
    await work(ground)
    const after = await stateOf(ground)
    return [
      told('orders of six events', count, 'visits'),
      told('events sent', tally.sent, 'events'),
      exactly('copies that were known and did nothing', tally.known, tally.sent - count * EVENTS, 'events'),
      none('events of the clinic that were refused', tally.refused, 'events'),
      none('visits that ended otherwise than the newest word of them', wrong.visits, 'visits'),
      none('slots held for nobody, or free under a visit', wrong.slots, 'slots'),
      atLeast('forged events', forged.sent, 1, 'events'),
      none('forged events taken', forged.taken, 'events'),
      exactly('state after them as before', Number(after === before), 1, 'states')
    ]
  } finally {
    for (const line of lines) line.close()
    await ground.stop()
  }
}

/** Each person has a visit at the first of three times of one doctor; the three follow each other. */
async function makeVisits(ground: PeopleGround, assignmentId: string, count: number): Promise<Visit[]> {
  await makePeople(ground.store, count)
  const from = new Date(Date.UTC(2026, 11, 1))
  await ground.store.run(sql`
    insert into slots (assignment_id, starts_at, ends_at, taken_by)
    select ${assignmentId}::int, at, at + make_interval(mins => ${MINUTES}::int), case when n % 3 = 0 then 'visit' end
    from generate_series(0, ${count * 3 - 1}::int) n, lateral (select ${from}::timestamptz + make_interval(mins => n * ${MINUTES}::int) as at) t order by n`)
  const slots = await ground.store.rows<{ id: string; starts_at: string; ends_at: string }>(
    sql`select id, starts_at, ends_at from slots order by starts_at`
  )
  const visits: Visit[] = []
  for (let n = 0; n < count; n++) {
    const [orderId, person, three] = [ground.deps.newId(), personOf(n + 1), slots.slice(n * 3, n * 3 + 3)]
    await ground.store.run(sql`
      insert into visits (order_id, account_id, profile_id, provider_id, assignment_id, doctor_id, slot_id, starts_at, ends_at, status, created_at, updated_at)
      select ${orderId}, ${person.accountId}, ${person.profileId}, a.provider_id, a.id, a.doctor_id, ${three[0]!.id}, ${three[0]!.starts_at}, ${three[0]!.ends_at},
        'booked', ${ground.now()}, ${ground.now()} from assignments a where a.id = ${assignmentId}`)
    visits.push({
      orderId,
      times: three.map(slot => ({ startsAt: slot.starts_at, endsAt: slot.ends_at })),
      sequence: SEQUENCES[n % SEQUENCES.length]!
    })
  }
  return visits
}

function eventOf({ orderId, times, sequence }: Visit, at: number, assignment: string) {
  const [state, time] = sequence[at]!.split(' ')
  return { kind: 'visit', id: `${orderId}.${at}`, reservation: orderId, version: at + 1, state, assignment, ...times[Number(time)]! }
}

/** Every event in its place, and copies of it anywhere after. */
function copiesIn(order: readonly number[], random: Random): number[] {
  const all = [...order]
  for (const at of order)
    for (let copy = random.whole(0, MOST_COPIES); copy > 0; copy--) all.splice(random.whole(all.indexOf(at) + 1, all.length), 0, at)
  return all
}

type Sending = { secret?: string; secondsAgo?: number; sent?: (body: string) => string; provider?: string }

function send(
  { ground, lines }: Asking,
  line: number,
  event: object,
  { secret = SECRET, secondsAgo = 0, sent, provider = 'azure' }: Sending = {}
): Promise<Answer> {
  const body = JSON.stringify(event)
  const timestamp = String(Math.floor(ground.now().getTime() / 1000) - secondsAgo)
  const headers = { 'x-vizit-timestamp': timestamp, 'x-vizit-signature': signatureOf(secret, timestamp, body) }
  return lines[line % lines.length]!.ask({
    method: 'POST',
    path: `/api/v2/clinics/${provider}/events`,
    headers,
    body: sent ? sent(body) : body
  })
}

/** Each would cancel somebody's visit, or bring it back, were it believed. */
async function forge(asking: Asking, visits: readonly Visit[], count: number) {
  const { random, assignment } = asking
  let taken = 0
  await each(count, AT_ONCE, async n => {
    const visit = random.pick(visits)
    const event = { ...eventOf(visit, 0, assignment), id: `forged-${n}`, version: 1_000 + n, state: 'cancelled' }
    const ways: Sending[] = [
      { secret: `${SECRET}x` },
      { secret: ELSEWHERE },
      { secondsAgo: random.whole(301, 90_000) },
      { secondsAgo: -random.whole(301, 90_000) },
      { sent: body => body.replace('"cancelled"', '"done"') },
      { sent: body => body.replace(`"version":${1_000 + n}`, `"version":${2_000 + n}`) },
      { provider: 'elsewhere' },
      { secret: '' },
      { sent: body => `${body} ` }
    ]
    const { status } = await send(asking, n, event, ways[n % ways.length])
    if (status !== 401) taken++
    // a clinic with a key of its own tells nothing of the visits of another
    await send(asking, n, { ...event, id: `elsewhere-${n}` }, { secret: ELSEWHERE, provider: 'elsewhere' })
  })
  return { sent: count, taken }
}

/** Does what events have asked for, two at once. */
async function work({ store, deps }: PeopleGround): Promise<void> {
  const jobs = await store.rows<{ id: string; payload: ClinicSays }>(sql`
    select j.id, j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'change-as-clinic' order by j.id`)
  await each(jobs.length, 2, n => changeAsClinic(deps, jobs[n]!.payload, 'another-follows'))
  await store.run(sql`select graphile_worker.complete_jobs(${jobs.map(job => job.id)}::bigint[])`)
}

const STATUS: Record<string, string> = { booked: 'booked', cancelled: 'cancelled', done: 'done', 'no-show': 'no_show' }

async function differing({ store }: PeopleGround, visits: readonly Visit[]) {
  const rows = await store.rows<{ order_id: string; status: string; starts_at: string }>(
    sql`select order_id, status, starts_at from visits`
  )
  const found = new Map(rows.map(row => [row.order_id, row]))
  const isWrong = ({ orderId, times, sequence }: Visit) => {
    const [state, time] = sequence.at(-1)!.split(' ')
    const row = found.get(orderId)
    return row === undefined || row.status !== STATUS[state!] || row.starts_at !== times[Number(time)]!.startsAt
  }
  const slots = await store.row<{ n: number }>(sql`
    select count(*)::int as n from slots s left join visits v on v.slot_id = s.id and v.status in ('booked', 'done', 'no_show')
    where (s.taken_by is not distinct from 'visit') <> (v.order_id is not null)`)
  return { visits: visits.filter(isWrong).length, slots: slots!.n }
}

async function stateOf({ store }: PeopleGround): Promise<string> {
  const rows = await store.rows<{ row: string }>(sql`select to_jsonb(v)::text as row from visits v order by order_id`)
  return rows.map(({ row }) => row).join('\n')
}

function permutations(count: number): number[][] {
  const all = (left: number[]): number[][] =>
    left.length === 0 ? [[]] : left.flatMap(one => all(left.filter(other => other !== one)).map(rest => [one, ...rest]))
  return all(Array.from({ length: count }, (_, n) => n))
}

/** Whatever comes is news: what was known of the visit is forgotten first. */
const FORGETS_VERSIONS = `
  create function forget_version() returns trigger language plpgsql as $$
  begin
    delete from clinic_visit_versions where reservation_id = new.reservation_id;
    return new;
  end $$;
  create trigger forget_version before insert on clinic_visit_versions for each row execute function forget_version()`
