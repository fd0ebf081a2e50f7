// The simulated clinic's resources of one type: a question touches those that it names, not all that the clinic has.
import type { Draft, Resource } from './fhir-memory.ts'

type Reference = { reference?: string }
type Identifier = { system?: string; value?: string }

/** The resources of one type in the order in which they came, found by their id and by the names that a search may ask for. */
export type ResourceTable = {
  get(id: string): Resource | undefined
  set(resource: Resource): void
  delete(id: string): void
  all(): Resource[]
  /** Those that have all of these names; see `namesOf`. */
  named(names: readonly [string, ...string[]]): Resource[]
}

export function resourceTable(): ResourceTable {
  const rows = new Map<string, Resource>()
  const places = new Map<string, number>()
  const byName = new Map<string, Set<string>>()
  let next = 0

  const forget = (id: string) => {
    const known = rows.get(id)
    if (known) for (const name of namesOf(known)) byName.get(name)?.delete(id)
  }
  return {
    get: id => rows.get(id),
    set(resource) {
      const { id } = resource
      forget(id)
      rows.set(id, resource)
      if (!places.has(id)) places.set(id, next++)
      for (const name of namesOf(resource)) byName.set(name, (byName.get(name) ?? new Set()).add(id))
    },
    delete(id) {
      forget(id)
      rows.delete(id)
      places.delete(id)
    },
    all: () => [...rows.values()],
    named([first, ...others]) {
      const ids = [...(byName.get(first) ?? [])].filter(id => others.every(name => byName.get(name)?.has(id)))
      return ids.toSorted((a, b) => places.get(a)! - places.get(b)!).map(id => rows.get(id)!)
    }
  }
}

/** `identifier=system|value` and `slot=Slot/1`, as a search asks. */
function namesOf(resource: Resource): string[] {
  const identifiers = (resource.identifier ?? []) as Identifier[]
  return [...identifiers.map(one => `identifier=${one.system}|${one.value}`), ...slotsOf(resource).map(slot => `slot=${slot}`)]
}

/** The slots at which an appointment is. */
export function slotsOf(appointment: Draft): string[] {
  return ((appointment.slot ?? []) as Reference[]).flatMap(({ reference }) => reference ?? [])
}
