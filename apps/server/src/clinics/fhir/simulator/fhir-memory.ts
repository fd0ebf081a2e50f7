// The memory of the simulated clinic: resources with versions, searched and changed as FHIR R4 says, in the manners of one server or another.
import { randomUUID } from 'node:crypto'
import type { Manners } from './dialects.ts'
import { judgeDraft } from './judge-draft.ts'
import { type ResourceTable, resourceTable, slotsOf } from './resource-table.ts'

export type Resource = { resourceType: string; id: string; meta: { versionId: string; lastUpdated: string } } & Record<string, unknown>
export type Draft = { resourceType: string } & Record<string, unknown>
export type Entry = { fullUrl?: string; resource?: Draft; request: { method: string; url: string; ifMatch?: string; ifNoneExist?: string } }
/** What a request came to. `why`: what the server says of a refusal; `refusal`: a code of its own rule. */
export type Outcome = { status: number; resource?: Resource; location?: string; why?: string; refusal?: string }

export type FhirMemory = {
  all(type: string): Resource[]
  read(type: string, id: string): Resource | undefined
  /** Puts a resource there, whatever stood there. */
  put(draft: Draft & { id: string }): Resource
  create(draft: Draft, ifNoneExist?: string): Outcome
  update(type: string, id: string, draft: Draft, ifMatch?: string): Outcome
  search(type: string, query: URLSearchParams): Resource[]
  /** `status`: of the answer as a whole. */
  transact(entries: readonly Entry[], options?: { twice?: boolean }): { status: number; outcomes: Outcome[] }
}

const ACTIVE = ['proposed', 'pending', 'booked', 'arrived', 'checked-in', 'waitlist']

type Reference = { reference?: string }

/** `manners` is asked each time: a server may be set up anew. `refuses`: a rule of the clinic's own about who may come. */
export function fhirMemory(clock: () => Date, manners: () => Manners, refuses: (appointment: Draft) => string | undefined): FhirMemory {
  const types = new Map<string, ResourceTable>()
  let counter = 0
  /** How what a transaction has done so far is undone, the last first. */
  let undo: (() => void)[] | undefined

  const table = (type: string) => {
    const found = types.get(type) ?? resourceTable()
    types.set(type, found)
    return found
  }
  const write = (type: string, id: string, draft: Draft): Resource => {
    const resource = { ...draft, resourceType: type, id, meta: { versionId: nextVersion(type, id), lastUpdated: clock().toISOString() } }
    const before = table(type).get(id)
    undo?.push(() => (before ? table(type).set(before) : table(type).delete(id)))
    table(type).set(resource)
    return resource
  }
  const nextVersion = (type: string, id: string): string => {
    const now = table(type).get(id)?.meta.versionId
    const { versions } = manners()
    if (versions === 'names') return randomUUID()
    return versions === 'still' ? (now ?? '1') : String(Number(now ?? 0) + 1)
  }
  const judge = (draft: Draft, before?: Resource) => judgeDraft(draft, before, (type, id) => table(type).get(id))

  const memory: FhirMemory = {
    all: type => table(type).all(),
    read: (type, id) => table(type).get(id),
    put: draft => write(draft.resourceType, draft.id, draft),
    create(draft, ifNoneExist) {
      const type = draft.resourceType
      const asked = ifNoneExist === undefined || manners().ifNoneExist === 'ignored' ? undefined : new URLSearchParams(ifNoneExist)
      const known = asked ? memory.search(type, asked) : []
      if (known.length > 1) return { status: 412 }
      if (known[0]) return { status: 200, resource: known[0], location: locationOf(known[0]) }
      const why = judge(draft)
      if (why !== undefined) return { status: 422, why }
      const refusal = type === 'Appointment' ? refuses(draft) : undefined
      if (refusal !== undefined) return { status: 422, refusal }
      if (manners().guardsSlots && type === 'Appointment' && slotsOf(draft).some(slot => heldBy(slot))) return { status: 409 }
      const resource = write(type, String(++counter), draft)
      return { status: 201, resource, location: locationOf(resource) }
    },
    update(type, id, draft, ifMatch) {
      const known = table(type).get(id)
      if (!known) return { status: 404 }
      if (ifMatch !== undefined && manners().ifMatch !== 'ignored' && ifMatch !== tagOf(known, manners())) return { status: 412 }
      if (draft.resourceType !== type || draft.id !== id) return { status: 400, why: 'another resource than the address names' }
      const why = judge(draft, known)
      if (why !== undefined) return { status: 422, why }
      const kept = type !== 'Slot' || manners().keepsIdentifiers ? draft : { ...draft, identifier: known.identifier }
      const resource = write(type, id, kept)
      return { status: 200, resource, location: locationOf(resource) }
    },
    search(type, query) {
      const [first, ...others] = namesIn(query)
      const some = first === undefined ? memory.all(type) : table(type).named([first, ...others])
      return some.filter(resource => matches(resource, query))
    },
    transact(entries, { twice = false } = {}) {
      const { transactions } = manners()
      if (transactions === 'refused') return { status: 400, outcomes: [] }
      const done: (() => void)[] = []
      undo = done
      let stopped: Outcome | undefined
      // Conditional creations come first: what they find or make is what the others refer to.
      const made = new Map<string, string>()
      const carryOut = (entry: Entry): Outcome => {
        const [type = '', id] = entry.request.url.split('/')
        const draft = JSON.parse(withMade(JSON.stringify(entry.resource ?? {}), made)) as Draft
        if (entry.request.method === 'POST') {
          const again = twice && type === 'Appointment' ? write(type, String(++counter), draft) : undefined
          const outcome = again
            ? { status: 201, resource: again, location: locationOf(again) }
            : memory.create(draft, entry.request.ifNoneExist)
          if (again) write(type, String(++counter), draft)
          if (outcome.resource && entry.fullUrl) made.set(entry.fullUrl, `${type}/${outcome.resource.id}`)
          return outcome
        }
        return entry.request.method === 'PUT' && id !== undefined ? memory.update(type, id, draft, entry.request.ifMatch) : { status: 400 }
      }
      const outcomes = entries.map((entry): Outcome => {
        if (stopped) return stopped
        const outcome = carryOut(entry)
        if (transactions === 'until-it-fails' && outcome.status >= 400) stopped = outcome
        return outcome
      })
      undo = undefined
      if (transactions === 'as-batch') return { status: 200, outcomes }
      const failed = outcomes.find(outcome => outcome.status >= 400)
      if (failed && transactions === 'whole') for (const step of done.toReversed()) step()
      return { status: failed?.status ?? 200, outcomes }
    }
  }

  const heldBy = (slot: string) =>
    table('Appointment')
      .named([`slot=${slot}`])
      .some(one => ACTIVE.includes(String(one.status)))
  return memory
}

/** What of a search is asked by one name alone. */
function namesIn(query: URLSearchParams): string[] {
  const whole = ([name, value]: [string, string]) => name === 'slot' || (name === 'identifier' && /^[^,|]*\|[^,]+$/.test(value))
  return [...query].filter(whole).map(([name, value]) => `${name}=${value}`)
}

function withMade(text: string, made: ReadonlyMap<string, string>): string {
  let result = text
  for (const [fullUrl, reference] of made) result = result.replaceAll(fullUrl, reference)
  return result
}

/** The tag of a version, as the server gives and takes it. */
export function tagOf({ meta }: Resource, { ifMatch }: Manners): string {
  return ifMatch === 'strong' ? `"${meta.versionId}"` : `W/"${meta.versionId}"`
}

function locationOf({ resourceType, id, meta }: Resource): string {
  return `${resourceType}/${id}/_history/${meta.versionId}`
}

function matches(resource: Resource, query: URLSearchParams): boolean {
  for (const [name, value] of query) {
    if (name === 'identifier' && !hasIdentifier(resource, value)) return false
    if (name === 'status' && !value.split(',').includes(String(resource.status))) return false
    if (name === 'slot' && !slotsOf(resource).includes(value)) return false
    if (name === '_id' && !value.split(',').includes(resource.id)) return false
    if (name === 'patient' && !value.split(',').some(id => (resource.subject as Reference | undefined)?.reference === `Patient/${id}`))
      return false
    if (name === 'start' && !isWhen(String(resource.start), value)) return false
    if (name === '_lastUpdated' && !isWhen(resource.meta.lastUpdated, value)) return false
    if (name === 'schedule' && (resource.schedule as Reference | undefined)?.reference !== value) return false
  }
  return true
}

/** `system|value`, several of them between commas, or `system|`: whatever its value. */
function hasIdentifier(resource: Resource, asked: string): boolean {
  const identifiers = (resource.identifier ?? []) as { system?: string; value?: string }[]
  return asked.split(',').some(one => {
    const [system, value] = one.split('|')
    return identifiers.some(known => known.system === system && (value === '' || known.value === value))
  })
}

function isWhen(start: string, asked: string): boolean {
  const [kind, at] = [asked.slice(0, 2), Date.parse(asked.slice(2))]
  return kind === 'ge' ? Date.parse(start) >= at : Date.parse(start) < at
}
