// G29: who viewed whose data is written down, exactly once, and cannot be unwritten unnoticed.
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { listConsents } from '@vizit/contract/consent'
import { listRelatives } from '@vizit/contract/family'
import { listVisits, visitCalendar } from '@vizit/contract/visits'
import { minskDay } from '@vizit/rules/days'
import { headText, sealAudit, verifyAudit } from '../../apps/server/src/evidence/audit-chain.ts'
import { sql } from '../../apps/server/src/store/store.ts'
import type { Patient } from '../../apps/server/src/testing/test-server.ts'
import { type Random, randomOf } from '../setup/random.ts'
import { aSpouse, aTrustedRelative, aVisit } from './family-world.ts'
import { each, openPeopleGround, type PeopleGround } from './people-ground.ts'
import { atLeast, enough, exactly, type Figure, none, type Proof, type Run, told } from './proof.ts'

const READS = { short: 500, usual: 5_000, full: 100_000 }
const FAMILIES = { short: 5, usual: 20, full: 200 }
const TAMPERINGS = { short: 5, usual: 20, full: 200 }
const DAYS = 3
const COMMAND = fileURLToPath(new URL('../../apps/server/src/db-command.ts', import.meta.url))

export const evidence: Proof = {
  name: 'G29',
  title: 'each view of the data of another person is in the audit exactly once a day, and whoever changes the audit is found out',
  ids: [],
  sabotage: 'now and then a line of the audit is not written',
  run
}

type Reader = Patient & { orders: string[] }
type World = { readers: Reader[]; people: { profileId: string; orderId: string }[] }

async function run({ size, seed, sabotage }: Run): Promise<Figure[]> {
  const random = randomOf(seed)
  const ground = await openPeopleGround({ servers: 2 })
  try {
    if (sabotage)
      await ground.break(`
        create function forget_line() returns trigger language plpgsql as $$ begin return case when new.id % 5 = 0 then null else new end; end $$;
        create trigger forget_line before insert on audit for each row execute function forget_line()`)
    const world = await makeWorld(ground, enough(FAMILIES[size], sabotage, 3))
    const reads = enough(READS[size], sabotage, 200)
    const shown = new Set<string>()
    let seals = 0
    for (let day = 0; day < DAYS; day++) {
      await each(Math.ceil(reads / DAYS), 12, async n => {
        for (const view of await readSomething(ground, world, random, n)) shown.add(view)
        // the minute of the job comes while people read
        if (n % 40 === 0 && (await sealAudit(ground.store)).count > 0) seals++
      })
      ground.pass(86_400)
    }
    await sealAudit(ground.store)
    const rows = await ground.store.rows<{ view: string }>(sql`
      select a.account_id || ' ' || a.action || ' ' || a.profile_id || ' ' || (a.at at time zone 'Europe/Minsk')::date as view from audit a
      where a.action like '%-looked' and a.account_id is not null`)
    const written = new Set(rows.map(({ view }) => view))
    const figures = [
      told('reads by owners, spouses, trusted relatives and strangers', reads, 'reads'),
      atLeast('of them different views of another person', shown.size, 20, 'views'),
      none('views that are not in the audit', [...shown].filter(view => !written.has(view)).length, 'views'),
      none('lines without a view', [...written].filter(view => !shown.has(view)).length, 'lines'),
      none('views written twice', rows.length - written.size, 'lines')
    ]
    return sabotage
      ? figures
      : [...figures, told('sealed while people read', seals, 'times'), ...(await chain(ground, random, TAMPERINGS[size]))]
  } finally {
    await ground.stop()
  }
}

async function makeWorld(ground: PeopleGround, families: number): Promise<World> {
  const world: World = { readers: [], people: [] }
  const { assignmentId } = await ground.aDoctor({ adult: true, children: true })
  let visits = 0
  const visitOf = async (profileId: string) => {
    const orderId = await aVisit(ground, profileId, assignmentId, new Date(ground.now().getTime() + 5 * 86_400_000 + ++visits * 1_800_000))
    world.people.push({ profileId, orderId })
    return orderId
  }
  for (let n = 0; n < families; n++) {
    const [owner, spouse, aunt, stranger] = [
      await ground.aPatient(),
      await ground.aPatient(),
      await ground.aPatient(),
      await ground.aPatient()
    ]
    const childId = await ground.aChild(owner)
    await aSpouse(ground, owner, spouse)
    await aTrustedRelative(ground, owner, aunt, [owner.profileId, childId])
    const orders = [await visitOf(owner.profileId), await visitOf(childId)]
    for (const reader of [owner, spouse, aunt, stranger]) world.readers.push({ ...reader, orders })
  }
  return world
}

/** Reads as anybody, about anybody; gives what of others the answer showed: 'account action person day'. */
async function readSomething(ground: PeopleGround, world: World, random: Random, n: number): Promise<string[]> {
  const reader = random.pick(world.readers)
  const call = ground.caller({ server: n, bearer: `${reader.deviceId}.${reader.token}` })
  const view = (action: string, profileIds: string[]) =>
    [...new Set(profileIds)]
      .filter(profileId => profileId !== reader.profileId)
      .map(profileId => `${reader.accountId} ${action} ${profileId} ${minskDay(ground.now())}`)
  switch (random.whole(0, 3)) {
    case 0: {
      const answer = await call(listVisits, {})
      return view('visits-looked', answer.ok ? answer.value.orders.map(order => order.profileId) : [])
    }
    case 1: {
      const answer = await call(listRelatives, {})
      const shown = answer.ok ? answer.value.family.filter(one => one.birthday !== null) : []
      return view(
        'family-looked',
        shown.map(one => one.profileId)
      )
    }
    case 2: {
      const orderId = random.chance(0.7) ? random.pick(reader.orders) : random.pick(world.people).orderId
      const answer = await call(visitCalendar, { orderId })
      return view('visits-looked', answer.ok ? [world.people.find(one => one.orderId === orderId)!.profileId] : [])
    }
    default: {
      const { profileId } = random.pick(world.people)
      const answer = await call(listConsents, { profileId })
      return view('consents-looked', answer.ok ? [profileId] : [])
    }
  }
}

/** As somebody who rules the database may, and as it was before. */
const TAMPER: [statement: (id: string) => string, undo: (id: string) => string][] = [
  [id => `update audit set action = 'x' || action where id = ${id}`, id => `update audit set action = substr(action, 2) where id = ${id}`],
  [
    id => `update audit set at = at - interval '1 microsecond' where id = ${id}`,
    id => `update audit set at = at + interval '1 microsecond' where id = ${id}`
  ],
  [
    id => `create table kept as select * from audit where id = ${id}; delete from audit where id = ${id}`,
    () => 'insert into audit overriding system value select * from kept; drop table kept'
  ]
]

async function chain(ground: PeopleGround, random: Random, rounds: number): Promise<Figure[]> {
  const { store } = ground
  const refused = await Promise.all(
    [
      "update audit set action = 'x'",
      'delete from audit',
      'truncate audit cascade',
      'delete from audit_seals',
      'update audit_seals set place = place + 1'
    ].map(statement =>
      store.pool.query(statement).then(
        () => 0,
        () => 1
      )
    )
  )
  const sound = await verifyAudit(store)
  const total = await store.row<{ n: number }>(sql`select count(*)::int as n from audit`)
  const ids = (await store.rows<{ id: string }>(sql`select audit_id as id from audit_seals`)).map(({ id }) => id)
  let [noticed, named] = [0, 0]
  for (let n = 0; n < rounds; n++) {
    const id = random.pick(ids)
    const [statement, undo] = TAMPER[n % TAMPER.length]!
    await asRuler(ground, statement(id))
    const verdict = await verifyAudit(store)
    if (verdict.kind === 'broken') noticed++
    if (verdict.kind === 'broken' && verdict.auditId === id) named++
    await asRuler(ground, undo(id))
  }
  const again = await verifyAudit(store)
  const commandSound = command(ground, [])
  const head = again.kind === 'holds' && again.head ? headText(again.head) : ''
  await asRuler(ground, 'delete from audit_seals where place > (select max(place) - 3 from audit_seals)')
  const commandCut = command(ground, [head])
  return [
    exactly(
      'statements against the audit that the database refuses',
      refused.reduce((sum, one) => sum + one, 0),
      refused.length,
      `of ${refused.length}`
    ),
    exactly('rows in the chain', sound.kind === 'holds' ? sound.rows : -1, total!.n, 'rows'),
    exactly('tamperings noticed', noticed, rounds, 'tamperings'),
    exactly('with the row named', named, rounds, 'tamperings'),
    exactly('the chain holds again when all is put back', again.kind === 'holds' ? 1 : 0, 1, 'chain'),
    exactly('npm run db -- verify-audit says that it holds', commandSound, 0, 'exit code'),
    exactly('and that its end was cut off, to whoever kept the end', commandCut, 1, 'exit code')
  ]
}

async function asRuler(ground: PeopleGround, text: string): Promise<void> {
  await ground.break(`begin; set local session_replication_role = replica; ${text}; commit`)
}

function command(ground: PeopleGround, args: string[]): number {
  try {
    const env = { ...process.env, DATABASE_URL: String(ground.store.pool.options.connectionString) }
    execFileSync(process.execPath, [COMMAND, 'verify-audit', ...args], { env, stdio: 'pipe' })
    return 0
  } catch (error) {
    return (error as { status: number | null }).status ?? -1
  }
}
