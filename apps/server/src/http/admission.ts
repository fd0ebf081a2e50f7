// Who is let in when more come than can be answered. What ends something begun comes before reading; a refusal is told at once and not after a wait in vain.

/** `begun`: it ends something that a person has begun. `reading`: everything else. */
export type Kind = 'begun' | 'reading'

/** A request at the door: exactly one of the two is called, once. */
export type Comer = { letIn(): void; turnAway(): void; isGone(): boolean }

export type Admission = {
  come(kind: Kind, comer: Comer): void
  /** One that was let in has its answer. */
  leave(kind: Kind): void
}

export type AdmissionOptions = {
  /** So many are worked on at once while the process is busy. */
  places: number
  /** False while what is inside waits for somebody else, such as a clinic: then nobody has to wait for a place. */
  isBusy: () => boolean
}

/** A crowd of a moment waits for its turn, so many of each kind. */
const CROWD_MOST = 64
/** A crowd that does not come to an end after so long is an overload: then only so many wait as have their turn soon, at the pace of the last moments. */
const CROWD_MILLIS = 500
const CALM_MILLIS = 1_000
const SOON_MILLIS: Record<Kind, number> = { begun: 200, reading: 100 }
const FEWEST_WAITING = 4
/** Nobody waits longer, whatever the pace was. */
const PATIENCE_MILLIS = 1_000
const LOOK_MILLIS = 50
const PACE_MILLIS = 250
/** Either kind has some places that the other cannot take. */
const OWN_PLACES = 0.25

type Waiting = { comer: Comer; since: number }
type Lane = {
  inside: number
  most: number
  queue: Waiting[]
  crowdSince: number
  lastWaitedAt: number
  answered: number
  /** Answers in a millisecond. */
  pace: number
}

/** Lets in at once where there is a place or nothing is short; else in the order of coming, `begun` first. */
export function openAdmission({ places, isBusy }: AdmissionOptions): Admission {
  const most = Math.max(1, Math.floor(places * (1 - OWN_PLACES)))
  const lane = (): Lane => ({ inside: 0, most, queue: [], crowdSince: 0, lastWaitedAt: 0, answered: 0, pace: 0 })
  const lanes: Record<Kind, Lane> = { begun: lane(), reading: lane() }
  let pacedAt = 0
  let timer: NodeJS.Timeout | null = null

  const hasPlace = (one: Lane) => one.inside < one.most && lanes.begun.inside + lanes.reading.inside < places

  function letIn(one: Lane, comer: Comer): void {
    one.inside++
    comer.letIn()
  }

  /** How many may wait: as many as have their turn soon. */
  function mostWaiting(kind: Kind, one: Lane, now: number): number {
    if (now - one.crowdSince < CROWD_MILLIS) return CROWD_MOST
    return Math.min(CROWD_MOST, Math.max(FEWEST_WAITING, one.pace * SOON_MILLIS[kind]))
  }

  /** Lets in whoever is next, as long as there are places or nothing is short. */
  function callIn(now: number): void {
    for (;;) {
      const one = [lanes.begun, lanes.reading].find(each => each.queue.length > 0 && (hasPlace(each) || !isBusy()))
      if (!one) return
      const { comer, since } = one.queue.shift()!
      if (comer.isGone()) continue
      if (now - since > PATIENCE_MILLIS) comer.turnAway()
      else letIn(one, comer)
    }
  }

  /** The pace of the last moments; what was longer ago counts half as much each time. */
  function keepPace(now: number): void {
    const millis = now - pacedAt
    if (millis < PACE_MILLIS) return
    pacedAt = now
    for (const one of [lanes.begun, lanes.reading]) {
      one.pace = (one.pace + one.answered / millis) / 2
      one.answered = 0
    }
  }

  function look(): void {
    const now = performance.now()
    for (const { queue } of [lanes.begun, lanes.reading])
      while (queue.length > 0 && now - queue[0]!.since > PATIENCE_MILLIS) queue.shift()!.comer.turnAway()
    callIn(now)
    timer = lanes.begun.queue.length + lanes.reading.queue.length > 0 ? setTimeout(look, LOOK_MILLIS) : null
  }

  return {
    come(kind, comer) {
      const one = lanes[kind]
      if (one.queue.length === 0 && (hasPlace(one) || !isBusy())) return letIn(one, comer)
      const now = performance.now()
      // an overload's queue may be empty for a moment too
      if (one.queue.length === 0 && now - one.lastWaitedAt > CALM_MILLIS) one.crowdSince = now
      one.lastWaitedAt = now
      if (one.queue.length >= mostWaiting(kind, one, now)) return comer.turnAway()
      one.queue.push({ comer, since: now })
      timer ??= setTimeout(look, LOOK_MILLIS)
    },
    leave(kind) {
      const one = lanes[kind]
      one.inside--
      one.answered++
      const now = performance.now()
      keepPace(now)
      if (timer !== null) callIn(now)
    }
  }
}
