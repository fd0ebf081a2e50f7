// G4: a booking that is tried again is the same booking, wherever the line broke.
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from '../../apps/server/src/store/store.ts'
import { type Answer, type Line, openLine, refusalIn } from '../setup/ask.ts'
import { type Random, randomOf } from '../setup/random.ts'
import { type Server, startServer } from '../setup/server.ts'
import { bookingOf, type FreeSlot, freeSlots, makeWorld, ORDERS, type Person, personOf } from '../setup/world.ts'
import { startCuttingProxy } from './cutting-proxy.ts'
import { openGround } from './ground.ts'
import { ackOf, askOracle, judgeAcks } from './oracle.ts'
import { atLeast, enough, exactly, type Figure, none, type Proof, type Run, told } from './proof.ts'

const INTENTS = { short: 150, usual: 1_000, full: 10_000 }
const CLIENTS = 8
const RESTARTS = 2
const TRIES_MOST = 5
const IN_PARALLEL = 0.1
const CHANGED = 0.05
/** Requests for a slot that is gone: their "no" must be as firm as a "yes". */
const IN_VAIN = 0.1
const GIVE_UP_AFTER_MILLIS = 60_000

export const retry: Proof = {
  name: 'G4',
  title: 'a booking tried again over a breaking line is one booking with one answer',
  ids: [],
  sabotage: 'the answers that were given are not kept',
  run
}

type Intent = { person: Person; slot: FreeSlot; key: string; inVain: boolean; heard: Answer[] }
type World = { intents: Intent[]; spare: FreeSlot[] }

async function run({ size, seed, sabotage, say }: Run): Promise<Figure[]> {
  const random = randomOf(seed)
  const ground = await openGround()
  try {
    const count = enough(INTENTS[size], sabotage, 40)
    await makeWorld(ground.store, { doctors: 20, days: Math.ceil(count / 20 / 20) + 1, slotsPerDay: 20, people: count })
    if (sabotage) {
      await ground.store.pool.query(`
        create function keep_nothing() returns trigger language plpgsql as $$ begin return null; end $$;
        create trigger keep_nothing before insert on answers for each row execute function keep_nothing();`)
    }
    let server = await startServer({ DATABASE_URL: ground.url, ROLE: 'api' })
    const { port } = server
    const proxy = await startCuttingProxy(() => ({ port }), random)
    const sound = openLine(server.url, { sockets: CLIENTS * 3, keep: false })
    const broken = openLine(proxy.url, { sockets: CLIENTS * 3, keep: false })
    const world = plan(await freeSlots(ground.store), count, random)
    const clients: Clients = {
      sound,
      broken,
      random,
      spare: world.spare,
      counted: { tries: 0, answers: 0, changed: 0, changedTaken: 0, changedAsked: 0, gaveUp: 0 }
    }

    const restarts = sabotage ? 0 : RESTARTS
    const parts = chunks(world.intents, restarts + 1)
    for (const [at, part] of parts.entries()) {
      const restarting = at === 0 ? undefined : restart(server)
      await inTurn(part, CLIENTS, intent => carryOut(clients, intent))
      server = (await restarting) ?? server
    }
    say(
      `${clients.counted.tries} tries, ${Object.entries(proxy.cuts)
        .map(([kind, count]) => `${count} cut ${kind}`)
        .join(', ')}`
    )

    // The server is started anew once more: what it remembers now is what the database remembers.
    server = await restart(server)
    let differing = 0
    await inTurn(world.intents, CLIENTS, async intent => {
      intent.heard.push(await askUntilAnswered(clients, intent))
      if (new Set(intent.heard.map(answer => `${answer.status} ${answer.body}`)).size !== 1) differing++
    })
    await server.stop()
    await proxy.close()
    sound.close()
    broken.close()

    const visits = (await ground.store.row<{ n: number }>(sql`select count(*)::int as n from visits`))!.n
    const inVain = world.intents.filter(intent => intent.inVain).length
    const acks = world.intents.flatMap(({ heard, person, slot }) => heard.flatMap(answer => ackOf(answer, person, slot) ?? []))
    const cut = Object.values(proxy.cuts).reduce((sum, count) => sum + count, 0)
    return [
      told('intents', world.intents.length, 'bookings'),
      atLeast('connections cut', cut, world.intents.length / 2, 'connections'),
      told('server restarts', restarts + 1, 'kills'),
      exactly('visits made', visits, world.intents.length - inVain, 'visits'),
      exactly(
        'firmly refused as busy',
        world.intents.filter(intent => refusalIn(intent.heard[0]!) === 'TIMESLOT_IS_BUSY').length,
        inVain,
        'intents'
      ),
      told('whole answers heard', acks.length, 'answers'),
      none('intents with two different answers', differing, 'intents'),
      exactly('same key, other body: refused', clients.counted.changed, clients.counted.changedAsked, 'answers'),
      none('intents given up', clients.counted.gaveUp, 'intents'),
      ...(await judgeAcks(ground.store, acks)),
      ...(await askOracle(ground.store))
    ]
  } finally {
    await ground.close()
  }
}

function plan(slots: FreeSlot[], count: number, random: Random): World {
  const intents: Intent[] = []
  for (let n = 0; n < count; n++) {
    const earlier = n > count / 4 && random.chance(IN_VAIN) ? intents[random.whole(0, Math.floor(count / 8))] : undefined
    intents.push({ person: personOf(n + 1), slot: earlier?.slot ?? slots[n]!, key: randomUUID(), inVain: earlier !== undefined, heard: [] })
  }
  return { intents, spare: slots.slice(count) }
}

type Clients = {
  sound: Line
  broken: Line
  random: Random
  spare: FreeSlot[]
  counted: { tries: number; answers: number; changed: number; changedTaken: number; changedAsked: number; gaveUp: number }
}

/** Tries over the breaking line, some of the tries twice at once; at last over a sound one. */
async function carryOut(clients: Clients, intent: Intent): Promise<void> {
  const { random, counted } = clients
  const tries = random.whole(0, TRIES_MOST - 1)
  for (let n = 0; n < tries; n++) {
    const atOnce = random.chance(IN_PARALLEL) ? 2 : 1
    const line = (at: number) => (at === 0 ? clients.broken : clients.sound)
    const answers = await Promise.all(Array.from({ length: atOnce }, (_, at) => ask(clients, line(at), intent).catch(() => undefined)))
    for (const answer of answers) if (answer && isFirm(answer)) intent.heard.push(answer)
  }
  intent.heard.push(await askUntilAnswered(clients, intent))
  if (!random.chance(CHANGED)) return
  counted.changedAsked++
  const other = random.pick(clients.spare)
  const answer = await askUntilAnswered(clients, { ...intent, slot: other })
  if (answer.status === 422 && refusalIn(answer) === 'IDEMPOTENCY_KEY_REUSED') counted.changed++
}

function ask(clients: Clients, line: Line, { person, slot, key }: Intent): Promise<Answer> {
  clients.counted.tries++
  return line.ask({ method: 'POST', path: ORDERS, bearer: person.bearer, key, body: bookingOf(person, slot) })
}

async function askUntilAnswered(clients: Clients, intent: Intent): Promise<Answer> {
  const since = performance.now()
  for (;;) {
    const answer = await ask(clients, clients.sound, intent).catch(() => undefined)
    if (answer && isFirm(answer)) return answer
    if (performance.now() - since > GIVE_UP_AFTER_MILLIS) {
      clients.counted.gaveUp++
      return answer ?? { status: 0, body: '' }
    }
    await pause(20)
  }
}

/** Anything but "try again later". */
function isFirm(answer: Answer): boolean {
  return answer.status < 500
}

async function restart(server: Server): Promise<Server> {
  await server.kill()
  return startServer({ ...server.env })
}

function chunks<T>(list: T[], count: number): T[][] {
  const size = Math.ceil(list.length / count)
  return Array.from({ length: count }, (_, at) => list.slice(at * size, (at + 1) * size))
}

/** Works the list off, so many at a time. */
export async function inTurn<T>(list: readonly T[], atOnce: number, work: (one: T) => Promise<void>): Promise<void> {
  let next = 0
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (next < list.length) await work(list[next++]!)
    })
  )
}
