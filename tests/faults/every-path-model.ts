// What four overlapping times of one doctor may become, as a plain set: the product is held against it, whatever path was taken.
import fc from 'fast-check'

/** Three slots in a row at one branch, and one at another that overlaps the first two: [branch, from, to] in minutes. */
export const PLACES: readonly [branch: 'A' | 'B', from: number, to: number][] = [
  ['A', 0, 20],
  ['A', 20, 40],
  ['A', 40, 60],
  ['B', 10, 30]
]
/** The service is given at branch A alone, and takes two slots. */
export const SERVICE_MINUTES = 40
export const ACTORS = 3
/** The clinic writes what it does itself, past every rule of ours but the tables'. */
export const CLINIC = 'clinic'
/** Phones at a clinic's site: a visit there is no account's until somebody takes it in. */
export const SITE = 'site'

export type Actor = number | typeof CLINIC | typeof SITE
export type Command =
  | { kind: 'hold' | 'book'; actor: number; place: number; service: boolean; anyway: boolean }
  | { kind: 'move'; actor: number; place: number; which: number; anyway: boolean }
  | { kind: 'cancel'; actor: number; which: number }
  | { kind: 'let-go' | 'expire'; actor: number }
  | { kind: 'import'; actor: number; place: number }
  | { kind: 'site-hold' | 'site-confirm' | 'site-let-go'; actor: typeof SITE; place: number }
  // a visit that came by telephone: a time of the doctor without a slot of ours
  | { kind: 'take' | 'give-back' | 'push' | 'push-cancel'; actor: typeof CLINIC; place: number }

/** What somebody asks for through the product's own calls. */
export type PatientsCommand = Exclude<Command, { actor: typeof CLINIC | typeof SITE } | { kind: 'import' | 'expire' }>

export type Visit = {
  actor: Actor
  status: 'reserved' | 'booked' | 'created_manually'
  places: readonly number[]
  service: boolean
  anyway: boolean
}
export type State = { takenByClinic: readonly number[]; visits: readonly Visit[] }
export const EMPTY: State = { takenByClinic: [], visits: [] }

const actor = fc.nat(ACTORS - 1)
const place = fc.nat(PLACES.length - 1)
const which = fc.nat(5)
const rarely = fc.integer({ min: 1, max: 4 }).map(n => n === 1)

/** The commands of one run. A path of a later day is one line more here, one arm in `step`, and one in the proof that asks for it. */
export const commands: fc.Arbitrary<Command[]> = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('hold' as const), actor, place, service: fc.boolean(), anyway: rarely }) },
    { weight: 5, arbitrary: fc.record({ kind: fc.constant('book' as const), actor, place, service: fc.boolean(), anyway: rarely }) },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('move' as const), actor, place, which, anyway: rarely }) },
    { weight: 4, arbitrary: fc.record({ kind: fc.constant('cancel' as const), actor, which }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('let-go' as const), actor }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('expire' as const), actor }) },
    { weight: 4, arbitrary: fc.record({ kind: fc.constant('import' as const), actor, place }) },
    {
      weight: 4,
      arbitrary: fc.record({
        kind: fc.constantFrom(
          'site-hold' as const,
          'site-hold' as const,
          'site-confirm' as const,
          'site-confirm' as const,
          'site-let-go' as const
        ),
        actor: fc.constant(SITE),
        place
      })
    },
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constantFrom('take' as const, 'give-back' as const, 'give-back' as const, 'push' as const, 'push-cancel' as const),
        actor: fc.constant(CLINIC),
        place
      })
    }
  ),
  { minLength: 40, maxLength: 40 }
)

/** The visit that a move or a cancel is about; undefined when the actor has none. */
export function target(state: State, { actor, which }: { actor: number; which: number }): Visit | undefined {
  const own = state.visits.filter(visit => visit.actor === actor && visit.status === 'booked')
  return own[which % Math.max(own.length, 1)]
}

/** The visit of a phone that begins at this place. */
export function siteVisit(state: State, place: number, status: 'reserved' | 'booked'): Visit | undefined {
  return state.visits.find(visit => visit.actor === SITE && visit.status === status && visit.places[0] === place)
}

/** What the command does and whether it is granted. */
export function step(state: State, command: Command): { state: State; granted: boolean } {
  const yes = (visits: readonly Visit[], takenByClinic = state.takenByClinic) => ({ state: { visits, takenByClinic }, granted: true })
  const no = { state, granted: false }
  const hold = state.visits.find(visit => visit.actor === command.actor && visit.status === 'reserved')
  const withoutHold = state.visits.filter(visit => visit !== hold)
  switch (command.kind) {
    case 'hold': {
      if (hold && isOf(hold, command)) return yes(state.visits)
      const held = fitting({ ...state, visits: withoutHold }, { ...command, status: 'reserved', anyway: false })
      return held ? yes([...withoutHold, held]) : no
    }
    case 'book': {
      if (state.visits.some(visit => visit.actor === command.actor && visit.status === 'booked' && isOf(visit, command)))
        return yes(state.visits)
      const booked = fitting({ ...state, visits: withoutHold }, { ...command, status: 'booked' })
      return booked ? yes([...withoutHold, booked]) : no
    }
    case 'move': {
      const visit = target(state, command)
      if (!visit) return no
      if (visit.places[0] === command.place) return yes(state.visits)
      const others = withoutHold.filter(one => one !== visit)
      const moved = fitting({ ...state, visits: others }, { ...command, service: visit.service, status: 'booked' })
      return moved ? yes([...others, moved]) : no
    }
    case 'cancel': {
      const visit = target(state, command)
      return visit ? yes(state.visits.filter(one => one !== visit)) : no
    }
    case 'let-go':
      return hold ? yes(withoutHold) : no
    case 'expire':
      return yes(withoutHold)
    case 'site-hold': {
      const held = fitting(state, { actor: SITE, place: command.place, service: false, anyway: false, status: 'reserved' })
      return held ? yes([...state.visits, held]) : no
    }
    case 'site-confirm':
    case 'site-let-go': {
      const held = siteVisit(state, command.place, 'reserved')
      if (!held) return no
      const others = state.visits.filter(visit => visit !== held)
      return yes(command.kind === 'site-confirm' ? [...others, { ...held, status: 'booked' }] : others)
    }
    case 'import': {
      // it stands at the clinic already, so another visit of the person at that time does not forbid it
      const found = siteVisit(state, command.place, 'booked')
      return found ? yes([...state.visits.filter(visit => visit !== found), { ...found, actor: command.actor, anyway: true }]) : no
    }
    case 'take':
      return isFree(state, command.place) ? yes(state.visits, [...state.takenByClinic, command.place]) : no
    case 'give-back':
      return yes(
        state.visits,
        state.takenByClinic.filter(one => one !== command.place)
      )
    case 'push': {
      const pushed: Visit = { actor: CLINIC, status: 'created_manually', places: [command.place], service: false, anyway: false }
      return state.visits.some(visit => meet(visit.places, pushed.places)) ? no : yes([...state.visits, pushed])
    }
    case 'push-cancel':
      return yes(state.visits.filter(visit => visit.actor !== CLINIC || visit.places[0] !== command.place))
  }
}

/** A hold or a visit for just this. */
function isOf(visit: Visit, input: { place: number; service: boolean }): boolean {
  return visit.places[0] === input.place && visit.service === input.service
}

type BookingInput = { actor: Actor; place: number; service: boolean; anyway: boolean; status: 'reserved' | 'booked' }

/** The visit that the booking would become; undefined when a slot of it is taken, its doctor is busy, or its patient is elsewhere. */
function fitting(state: State, { actor, place, service, anyway, status }: BookingInput): Visit | undefined {
  const places = service ? [place, place + 1] : [place]
  if (service && places.some(one => PLACES[one]?.[0] !== 'A')) return undefined
  if (!places.every(one => isFree(state, one)) || state.visits.some(visit => meet(visit.places, places))) return undefined
  const elsewhere = state.visits.some(
    visit => visit.actor === actor && visit.status === 'booked' && !visit.anyway && meet(visit.places, places)
  )
  return elsewhere && !anyway && status === 'booked' ? undefined : { actor, status, places, service, anyway }
}

function isFree(state: State, place: number): boolean {
  const holders = state.visits.filter(visit => visit.actor !== CLINIC)
  return !state.takenByClinic.includes(place) && !holders.some(visit => visit.places.includes(place))
}

function meet(one: readonly number[], other: readonly number[]): boolean {
  const [from, to] = stretch(one)
  const [otherFrom, otherTo] = stretch(other)
  return from < otherTo && otherFrom < to
}

function stretch(places: readonly number[]): [from: number, to: number] {
  return [PLACES[places[0]!]![1], PLACES[places.at(-1)!]![2]]
}

/** One text for all that is to be seen of a state. */
export function describe(state: State): string {
  const visits = state.visits.map(({ actor, status, places, service, anyway }) =>
    [actor, status, places.join('+'), service ? 'service' : '', anyway && status === 'booked' ? 'anyway' : ''].join(' ')
  )
  return [...visits.sort(), `clinic: ${[...state.takenByClinic].sort().join(' ')}`].join('; ')
}

/** A state that some order of these commands makes of this one, with every answer as it was heard; undefined when there is none. */
export function explain(state: State, heard: readonly { command: Command; granted: boolean }[], seen: string): State | undefined {
  if (heard.length === 0) return describe(state) === seen ? state : undefined
  for (const one of heard) {
    const next = step(state, one.command)
    const rest =
      next.granted === one.granted
        ? explain(
            next.state,
            heard.filter(other => other !== one),
            seen
          )
        : undefined
    if (rest) return rest
  }
  return undefined
}
