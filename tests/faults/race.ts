// G1: one slot, fifty clients, two server processes; in the full form four.
import { randomOf } from '../setup/random.ts'
import { bookingOf, freeSlots, makeWorld, ORDERS, personOf } from '../setup/world.ts'
import { checkThenWrite } from './check-then-write.ts'
import { openGround } from './ground.ts'
import { type Ack, ackOf, askOracle, judgeAcks } from './oracle.ts'
import { atMost, exactly, type Figure, none, type Proof, quantile, type Run, told } from './proof.ts'
import { startSeveralServers, tallyOf } from './several-servers.ts'

const CLIENTS = 50
const SLOTS = { short: 20, usual: 400, full: 20_000 }
const SERVERS = { short: 2, usual: 2, full: 4 }
const DOCTORS = 10
const CONTROL_SLOTS = 60
const SLOTS_PER_DAY = 40

export const race: Proof = {
  name: 'G1',
  title: 'of fifty who want one slot at one moment, through several servers, exactly one gets it',
  ids: ['4.28', '8.19'],
  sabotage: 'the slot is looked at and then written without looking again, and the constraints that would notice are dropped',
  run
}

async function run({ size, seed, sabotage }: Run): Promise<Figure[]> {
  const random = randomOf(seed)
  const ground = await openGround()
  try {
    // Under the sabotage so many at most: two must look at one slot before either writes, which on a busy machine may take some slots.
    const count = sabotage ? CONTROL_SLOTS : SLOTS[size]
    const days = Math.ceil(count / DOCTORS / SLOTS_PER_DAY)
    // Each doctor has fifty rivals of its own: nobody is refused for being elsewhere at that time.
    await makeWorld(ground.store, { doctors: DOCTORS, days, slotsPerDay: SLOTS_PER_DAY, minutes: 10, people: DOCTORS * CLIENTS })
    if (sabotage) await checkThenWrite(ground.store)
    const slots = (await freeSlots(ground.store)).slice(0, count)
    const servers = await startSeveralServers(ground, { count: SERVERS[size], sockets: CLIENTS })
    const acks: Ack[] = []
    const waits: number[] = []
    const total = new Map<string, number>()
    let [tried, withoutOneWinner] = [0, 0]
    const startedAt = performance.now()
    for (const slot of slots) {
      tried++
      const shift = random.whole(0, SERVERS[size] - 1)
      const answers = await Promise.all(
        Array.from({ length: CLIENTS }, async (_, client) => {
          const person = personOf((Number(slot.assignmentId) - 1) * CLIENTS + client + 1)
          const from = performance.now()
          const answer = await servers.create(client + shift, ORDERS, person, bookingOf(person, slot))
          waits.push(performance.now() - from)
          const ack = ackOf(answer, person, slot)
          if (ack) acks.push(ack)
          return answer
        })
      )
      const tally = tallyOf(answers)
      if (tally.get('200') !== 1) withoutOneWinner++
      for (const [kind, count] of tally) total.set(kind, (total.get(kind) ?? 0) + count)
      if (sabotage && withoutOneWinner > 0) break
    }
    const seconds = (performance.now() - startedAt) / 1000
    await servers.stop()
    const attempts = tried * CLIENTS
    const wins = total.get('200') ?? 0
    const busy = total.get('409 TIMESLOT_IS_BUSY') ?? 0
    const slowest = quantile(waits, 0.99)
    return [
      told('attempts', attempts, 'requests'),
      exactly('slots won', wins, tried, 'answers'),
      exactly('clean 409 TIMESLOT_IS_BUSY', busy, attempts - tried, 'answers'),
      none('other answers', attempts - wins - busy, 'answers'),
      none('slots with not exactly one winner', withoutOneWinner, 'slots'),
      ...(await judgeAcks(ground.store, acks)),
      ...(await askOracle(ground.store)),
      size === 'full' ? atMost('answer, 99th percentile', slowest, 1_000, 'ms') : told('answer, 99th percentile', slowest, 'ms'),
      told('attempts a second', attempts / seconds, '1/s')
    ]
  } finally {
    await ground.close()
  }
}
