// G7: every reminder that is due reaches its person once, so does the news that a visit is booked, and every visit its clinic once, whatever becomes of the workers, of the SMS gateway and between
// two steps at the clinic meanwhile.
import { type ChildProcess, fork } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { FhirSimulator } from '../../apps/server/src/clinics/fhir/simulator/fhir-simulator.ts'
import { readConfig } from '../../apps/server/src/config.ts'
import { readNoticeToken } from '../../apps/server/src/jobs/notice-token.ts'
import { type Store, sql } from '../../apps/server/src/store/store.ts'
import { randomOf } from '../setup/random.ts'
import { makeWorld } from '../setup/world.ts'
import { halfDone, judgeFarVisits, makeFarVisits, stillPending } from './far-visits.ts'
import { openGround } from './ground.ts'
import { atMost, enough, exactly, type Figure, none, type Proof, quantile, type Run, told } from './proof.ts'
import { type SmsSim, startSmsSim } from './sms-sim.ts'

const PEOPLE = { short: 120, usual: 3_000, full: 18_182 }
/** Of them, those with a visit that a clinic with a system of its own has yet to confirm. */
const FAR = { short: 40, usual: 600, full: 3_000 }
/** Every tenth person has two visits, of which one message tells. */
const WITH_TWO = 10
const WORKERS = 2
const KILL_EVERY_MILLIS = { short: 500, usual: 2_000, full: 2_000 }
/** Kills go on until so much of the work is done. */
const FAULTS_UNTIL = 0.8
const FAULTS = { drops: 0.1, fails: 0.1, hangs: 0.05 }
/** A control needs tries again, and no kills. */
const OFTEN_DROPPED = { drops: 0.3, fails: 0, hangs: 0 }
/** Of so many visits it is still to be told that they are booked. */
const NEWS_OF = 4
/** Where nothing is to be reminded of yet. */
const LATER = '2026-12-10T05:00:00Z'
/** The evening before, 20:00 of Minsk. */
const EVENING = '2026-11-24T17:00:00Z'
const GIVE_UP_AFTER_MILLIS = { short: 60_000, usual: 300_000, full: 2_400_000 }
/** What dead workers hold is free after two minutes, and the longest wait for a next try is about as long. */
const EMPTY_WITHIN_MILLIS = 300_000
const WORKER = fileURLToPath(new URL('notice-worker.ts', import.meta.url))

export const messages: Proof = {
  name: 'G7',
  title:
    'every reminder due reaches its person, and every visit its clinic, exactly once while workers are killed and the SMS gateway drops, fails and hangs',
  ids: [],
  sabotage: 'each try to send has a key of its own',
  run
}

async function run({ size, seed, sabotage, dialect = 'batch', say }: Run): Promise<Figure[]> {
  const random = randomOf(seed)
  const ground = await openGround()
  const sim = await startSmsSim(sabotage ? OFTEN_DROPPED : FAULTS, random)
  const living = new Set<ChildProcess>()
  const opened: FhirSimulator[] = []
  try {
    const people = enough(PEOPLE[size], sabotage, 60)
    const many = Math.min(FAR[size], people)
    const { visits, far, news } = await makeVisits(ground.store, people)
    const clinic = await makeFarVisits(ground.store, { dialect, assignment: far, many, from: LATER })
    opened.push(clinic)
    const beganMillis = Date.now()
    const began = { BEGAN_AT: EVENING, BEGAN_MILLIS: String(beganMillis) }
    const env = { ...process.env, ...began, DATABASE_URL: ground.url, SMS_URL: sim.url, ...(sabotage ? { NEW_KEY_EACH_TRY: '1' } : {}) }
    const start = () => startOne(env, living)
    for (let n = 0; n < (sabotage ? 1 : WORKERS); n++) await start()
    if (sabotage) return await untilTwice(ground.store, sim)
    let kills = 0
    const halves = new Set<string>()
    const gaveUpAt = performance.now() + GIVE_UP_AFTER_MILLIS[size]
    while ((await sent(ground.store)) < (people + many) * FAULTS_UNTIL && performance.now() < gaveUpAt) {
      await pause(KILL_EVERY_MILLIS[size])
      const victim = random.pick([...living])
      await killed(victim, living)
      kills++
      for (const slot of halfDone(clinic)) halves.add(slot)
      if (size !== 'full') await skipWaits(ground.store)
      await start()
    }
    sim.mend()
    const mendedAt = performance.now()
    const emptyBy = mendedAt + EMPTY_WITHIN_MILLIS
    // as the workers' clock shows it
    const faultsEnd = new Date(Date.parse(EVENING) + Date.now() - beganMillis)
    while ((await leftOver(ground.store)) > 0 && performance.now() < emptyBy) {
      if (size !== 'full') await skipWaits(ground.store)
      await pause(100)
    }
    const figures = await judge(ground.store, sim, faultsEnd, news)
    say(
      `${sim.counted.asked} asked, ${sim.counted.dropped} taken and the answer dropped, ${sim.counted.failed} failed, ${sim.counted.hung} hung`
    )
    return [
      told('visits', visits, 'visits'),
      told('workers killed', kills, 'kills'),
      told('from the last fault to an empty queue', (performance.now() - mendedAt) / 1000, 's'),
      ...figures,
      told(`visits at a clinic that speaks "${dialect}"`, many, 'visits'),
      told('of them half done at the clinic when a worker was killed', halves.size, 'visits'),
      none('of them still being confirmed', await stillPending(ground.store), 'visits'),
      ...(await judgeFarVisits(ground.store, clinic, orders => timesTold(ground.store, sim, orders))),
      none('messages and visits still due', await leftOver(ground.store), 'rows')
    ]
  } finally {
    for (const worker of living) await killed(worker, living)
    await sim.close()
    await Promise.all(opened.map(one => one.close()))
    await ground.close()
  }
}

/** A control ends with the first that is found, or with the work. */
async function untilTwice(store: Store, sim: SmsSim): Promise<Figure[]> {
  const twice = () => [...timesRead(sim).values()].filter(times => times > 1).length
  const gaveUpAt = performance.now() + GIVE_UP_AFTER_MILLIS.short
  while (twice() === 0 && (await leftOver(store)) > 0 && performance.now() < gaveUpAt) {
    await skipWaits(store)
    await pause(50)
  }
  return [none('messages that somebody got twice', twice(), 'messages')]
}

/** Tomorrow's visits, every five minutes of the day, put down for this evening. */
async function makeVisits(store: Store, people: number): Promise<{ visits: number; far: number; news: number }> {
  const visits = people + Math.floor(people / WITH_TWO)
  const doctors = Math.ceil(visits / 140)
  // and one whom nobody has visits at yet
  await makeWorld(store, { doctors: doctors + 1, days: 0, slotsPerDay: 0, people })
  await store.run(sql`
    insert into visits (order_id, account_id, profile_id, provider_id, assignment_id, doctor_id, starts_at, ends_at, status, overlap_allowed, remind_at, created_at, updated_at)
    select gen_random_uuid(), a.id, a.profile_id, 1, d, d, at, at + interval '5 minutes', 'booked', true, ${EVENING}, now(), now()
    from generate_series(1, ${visits}::int) n
    cross join lateral (select (n - 1) % ${doctors}::int + 1 as d, ${EVENING}::timestamptz + interval '13 hours' + make_interval(mins => 5 * ((n - 1) / ${doctors}::int)) as at) t
    join accounts a on a.phone = '37529' || lpad((case when n <= ${people}::int then n else (n - ${people}::int) * ${WITH_TWO}::int end)::text, 7, '0')`)
  const news = Math.floor(visits / NEWS_OF)
  await store.run(sql`
    insert into visit_news (order_id, kind, at) select order_id, 'booked', ${EVENING} from visits order by order_id limit ${news}::int`)
  return { visits, far: doctors + 1, news }
}

async function startOne(env: NodeJS.ProcessEnv, living: Set<ChildProcess>): Promise<void> {
  const worker = fork(WORKER, { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  living.add(worker)
  await new Promise<void>((up, failed) => {
    worker.once('message', () => up())
    worker.once('exit', code => failed(new Error(`a worker ended by itself: ${code}`)))
  })
  worker.removeAllListeners('exit')
}

async function killed(worker: ChildProcess, living: Set<ChildProcess>): Promise<void> {
  living.delete(worker)
  const gone = new Promise(done => worker.once('exit', done))
  worker.kill('SIGKILL')
  await gone
}

/** Time passes: what waits for its next try need not, and what a dead worker holds is as old as locks become before they are nobody's. */
async function skipWaits(store: Store): Promise<void> {
  await store.run(sql`update graphile_worker._private_jobs set run_at = now() where run_at > now() and locked_at is null`)
  await store.run(sql`
    select graphile_worker.force_unlock_workers(array_agg(distinct locked_by)) from graphile_worker.jobs
    where locked_at < now() - interval '3 seconds'`)
}

async function sent(store: Store): Promise<number> {
  return (await store.row<{ n: number }>(sql`select count(*)::int as n from notifications where state = 'sent'`))!.n
}

/** How often each message came to a phone. */
function timesRead(sim: SmsSim): Map<string, number> {
  const { secret } = readConfig({}, '0.0.0')
  const times = new Map<string, number>()
  for (const [text, keys] of sim.read) {
    const noticeId = readNoticeToken(secret, /#([\w-]{43})$/.exec(text)?.[1] ?? '')
    if (noticeId !== null) times.set(noticeId, keys.size)
  }
  return times
}

/** How often "booked" of each of these orders came to a phone. */
async function timesTold(store: Store, sim: SmsSim, orders: string[]): Promise<number[]> {
  const rows = await store.rows<{ dedupe: string; body: string }>(sql`select dedupe, body from notifications where dedupe like 'booked:%'`)
  const texts = new Map(rows.map(row => [row.dedupe, row.body]))
  return orders.map(order => sim.read.get(texts.get(`booked:${order}`) ?? '')?.size ?? 0)
}

/** Messages to send, and visits nobody has looked at. */
async function leftOver(store: Store): Promise<number> {
  const row = await store.row<{ n: number }>(sql`
    select (select count(*) from notifications where state = 'due')::int + (select count(*) from visits where remind_at <= ${EVENING} or status = 'pending')::int
      + (select count(*) from visit_news)::int as n`)
  return row!.n
}

async function judge(store: Store, sim: SmsSim, faultsEnd: Date, news: number): Promise<Figure[]> {
  const times = timesRead(sim)
  const visits = await store.rows<{ order_id: string; notices: string[] }>(sql`
    select v.order_id, coalesce(array_agg(n.notice_id::text) filter (where n.notice_id is not null), '{}') as notices
    from visits v left join notice_visits n on n.order_id = v.order_id where v.slot_id is null group by v.order_id`)
  const read = visits.map(({ notices }) => notices.reduce((sum, id) => sum + (times.get(id) ?? 0), 0))
  const rows = await store.rows<{ state: string; at: string | null; many: number }>(sql`
    select n.state, n.sent_at as at, (select count(*)::int from notice_visits v where v.notice_id = n.id) as many from notifications n`)
  const booked = await store.row<{ n: number }>(sql`
    select count(*)::int as n from notifications n join visits v on v.order_id = n.order_id
    where n.dedupe = 'told-booked:' || v.order_id || ':' || v.account_id and n.state = 'sent' and v.slot_id is null`)
  const late = rows.map(row => Math.max(0, Date.parse(row.at ?? '') - faultsEnd.getTime()) / 1000)
  return [
    none('visits that nobody was reminded of', read.filter(count => count === 0).length, 'visits'),
    none('visits that somebody was reminded of twice', read.filter(count => count > 1).length, 'visits'),
    exactly(
      'people with two visits who got one message',
      rows.filter(row => row.many === 2).length,
      Math.floor(visits.length / (WITH_TWO + 1)),
      'people'
    ),
    exactly('visits whose booking was told, once', booked!.n, news, 'visits'),
    none('messages given up', rows.filter(row => row.state === 'gave-up').length, 'messages'),
    atMost('late after the last fault, 99th of a hundred', quantile(late, 0.99), 60, 's')
  ]
}
