// Clients that book and do not give up: each request has one key, is tried until it is answered, and the answer is written down at once.
import { randomUUID } from 'node:crypto'
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { openLine } from '../setup/ask.ts'
import { bookingOf, type FreeSlot, ORDERS, type Person } from '../setup/world.ts'
import { type Ack, ackOf } from './oracle.ts'

export type BookingRequest = { person: Person; slot: FreeSlot }

export type Clients = {
  /** Ends when the requests are worked off, or soon after `stop`. */
  done: Promise<unknown>
  stop(): void
  /** The same, and what has no answer yet is not asked again: nobody is there any more. */
  abandon(): void
  /** What the clients wrote down, read back from their file. */
  acks(): Ack[]
  /** Requests that got an answer, so far. */
  answered(): number
  /** From `moment` (of performance.now()) to the first answer to a question asked after it, in milliseconds; undefined when none came. */
  firstAnswerAfter(moment: number): number | undefined
  /** The same of the answers that something is booked. */
  firstBookedAfter(moment: number): number | undefined
  /** Answers that no client should ever see, such as 500, with how often they came. */
  strange: Map<string, number>
  /** Answers and breaks that say "try again". */
  tryAgain(): number
}

const GIVE_UP_AFTER_MILLIS = 60_000

/** Works the requests off over `urls`, so many at once, writing each answer to `file`. */
export function startClients(
  requests: readonly BookingRequest[],
  { urls, atOnce, file }: { urls: string[]; atOnce: number; file: string }
): Clients {
  const lines = urls.map(url => openLine(url, { sockets: atOnce, timeoutMillis: 10_000 }))
  const answers: { askedAt: number; at: number; verdict: Ack['verdict'] }[] = []
  const strange = new Map<string, number>()
  let [next, again, stopped, abandoned] = [0, 0, false, false]

  async function carryOut({ person, slot }: BookingRequest) {
    const key = randomUUID()
    const since = performance.now()
    for (let tried = 0; ; tried++) {
      const askedAt = performance.now()
      const line = lines[(next + tried) % lines.length]!
      const answer = await line
        .ask({ method: 'POST', path: ORDERS, bearer: person.bearer, key, body: bookingOf(person, slot) })
        .catch(() => undefined)
      const ack = answer && ackOf(answer, person, slot)
      if (ack) {
        appendFileSync(file, `${JSON.stringify(ack)}\n`)
        answers.push({ askedAt, at: performance.now(), verdict: ack.verdict })
        return
      }
      if (answer && answer.status !== 503) {
        const kind = `${answer.status} ${answer.body.slice(0, 120)}`
        strange.set(kind, (strange.get(kind) ?? 0) + 1)
      }
      if (abandoned) return
      if (performance.now() - since > GIVE_UP_AFTER_MILLIS) return void strange.set('no answer within a minute', 1)
      again++
      await pause(30)
    }
  }

  const workOff = async () => {
    while (!stopped && next < requests.length) await carryOut(requests[next++]!)
  }
  const done = Promise.all(Array.from({ length: atOnce }, workOff)).finally(() => {
    for (const line of lines) line.close()
  })
  return {
    done,
    stop: () => {
      stopped = true
    },
    abandon: () => {
      stopped = true
      abandoned = true
    },
    acks: () =>
      existsSync(file)
        ? readFileSync(file, 'utf8')
            .split('\n')
            .filter(Boolean)
            .map(line => JSON.parse(line) as Ack)
        : [],
    answered: () => answers.length,
    firstAnswerAfter: moment => firstAfter(moment, answers),
    firstBookedAfter: moment =>
      firstAfter(
        moment,
        answers.filter(answer => answer.verdict === 'booked')
      ),
    strange,
    tryAgain: () => again
  }
}

function firstAfter(moment: number, answers: readonly { askedAt: number; at: number }[]): number | undefined {
  const after = answers.filter(answer => answer.askedAt > moment).map(answer => answer.at - moment)
  return after.length > 0 ? Math.min(...after) : undefined
}
