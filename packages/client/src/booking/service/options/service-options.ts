// Which of the choices of a service are compulsory, which do not go together, and which were asked for in vain.
import type { ServiceChoice } from '@vizit/rules/service-cascade'

type Chosen = Pick<ServiceChoice, 'serviceId' | 'branchId' | 'doctorId'>
export type LostOption = 'service' | 'branch' | 'specialist'

/** [5.88] What must be chosen next for any time to be shown. */
export function compulsoryOption({ serviceId }: Pick<Chosen, 'serviceId'>): 'service' | 'none' {
  return serviceId === undefined ? 'service' : 'none'
}

/** [5.89] What of the address the rest of it does not go with: it was asked for, and is not among what is left. */
export function lostOption(asked: Chosen, left: Chosen): LostOption | undefined {
  if (asked.serviceId !== undefined && asked.serviceId !== left.serviceId) return 'service'
  if (left.serviceId === undefined) return undefined
  if (asked.branchId !== undefined && asked.branchId !== left.branchId) return 'branch'
  return asked.doctorId !== undefined && asked.doctorId !== left.doctorId ? 'specialist' : undefined
}

/** [5.90] All options, those that go with the rest first; the others with the mark. */
export function marked<O extends { value: string; label: string }>(
  fitting: readonly O[],
  all: readonly O[],
  mark: (label: string) => string
): { options: O[]; incompatible: ReadonlySet<string> } {
  const fits = new Set(fitting.map(one => one.value))
  const others = all.filter(one => !fits.has(one.value))
  return {
    options: [...fitting, ...others.map(one => ({ ...one, label: mark(one.label) }))],
    incompatible: new Set(others.map(one => one.value))
  }
}
