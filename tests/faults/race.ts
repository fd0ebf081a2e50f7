// G1: one slot, fifty clients, two server processes.
import { randomUUID } from 'node:crypto'
import { openLine, refusalIn } from '../setup/ask.ts'
import { randomOf } from '../setup/random.ts'
import { startServer } from '../setup/server.ts'
import { bookingOf, freeSlots, makeWorld, ORDERS, personOf } from '../setup/world.ts'
import { openGround } from './ground.ts'
import { checkThenWrite } from './check-then-write.ts'
import { type Ack, askOracle, judgeAcks } from './oracle.ts'
import { atMost, exactly, type Figure, none, type Proof, quantile, type Run, told } from './proof.ts'

const CLIENTS = 50
const SLOTS = { short: 40, usual: 400, full: 20_000 }
const DOCTORS = 10
const SLOTS_PER_DAY = 40

export const race: Proof = {
  name: 'G1',
  title: 'of fifty who want one slot at one moment, through two servers, exactly one gets it',
  ids: ['4.28', '8.19'],
  sabotage: 'the slot is looked at and then written without looking again, and the constraints that would notice are dropped',
  run
}

async function run({ size, seed, sabotage }: Run): Promise<Figure[]> {
  const random = randomOf(seed)
  const ground = await openGround()
  try {
    const days = Math.ceil(SLOTS[size] / DOCTORS / SLOTS_PER_DAY)
    // Each doctor has fifty rivals of its own: nobody is refused for being elsewhere at that time.
    await makeWorld(ground.store, { doctors: DOCTORS, days, slotsPerDay: SLOTS_PER_DAY, minutes: 10, people: DOCTORS * CLIENTS })
    if (sabotage) await checkThenWrite(ground.store)
    const slots = (await freeSlots(ground.store)).slice(0, SLOTS[size])
    const servers = await Promise.all([1, 2].map(() => startServer({ DATABASE_URL: ground.url, ROLE: 'api' })))
    const lines = servers.map(server => openLine(server.url, { sockets: CLIENTS }))
    const acks: Ack[] = []
    const waits: number[] = []
    const tally = { wins: 0, busy: 0, others: 0, contradictions: 0 }
    const startedAt = performance.now()
    for (const slot of slots) {
      const before = tally.wins
      const shift = random.whole(0, 1)
      await Promise.all(
        Array.from({ length: CLIENTS }, async (_, client) => {
          const person = personOf((Number(slot.assignmentId) - 1) * CLIENTS + client + 1)
          const from = performance.now()
          const answer = await lines[(client + shift) % 2]!.ask({ method: 'POST', path: ORDERS, bearer: person.bearer, key: randomUUID(), body: bookingOf(person, slot) })
          waits.push(performance.now() - from)
          const about = { accountId: person.accountId, profileId: person.profileId, timetableId: slot.timetableId }
          if (answer.status === 200) {
            tally.wins++
            acks.push({ ...about, verdict: 'booked', orderId: (JSON.parse(answer.body) as { data: { orderId: string } }).data.orderId })
          } else if (answer.status === 409 && refusalIn(answer) === 'TIMESLOT_IS_BUSY') {
            tally.busy++
            acks.push({ ...about, verdict: 'refused' })
          } else tally.others++
        })
      )
      if (tally.wins - before !== 1) tally.contradictions++
    }
    const seconds = (performance.now() - startedAt) / 1000
    for (const line of lines) line.close()
    for (const server of servers) await server.stop()
    const { lost, presentThoughRefused } = await judgeAcks(ground.store, acks)
    return [
      told('attempts', slots.length * CLIENTS, 'requests'),
      exactly('slots won', tally.wins, slots.length, 'answers'),
      exactly('clean 409 TIMESLOT_IS_BUSY', tally.busy, slots.length * (CLIENTS - 1), 'answers'),
      none('other answers', tally.others, 'answers'),
      none('slots with not exactly one winner', tally.contradictions, 'slots'),
      none('I4 told yes, no visit', lost, 'visits'),
      none('I5 told no, visit there', presentThoughRefused, 'visits'),
      ...(await askOracle(ground.store)),
      size === 'full' ? atMost('slowest but one in a hundred', quantile(waits, 0.99), 1_000, 'ms') : told('slowest but one in a hundred', quantile(waits, 0.99), 'ms'),
      told('attempts a second', (slots.length * CLIENTS) / seconds, '1/s')
    ]
  } finally {
    await ground.close()
  }
}
