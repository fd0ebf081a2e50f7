// What a proof is: a procedure with goals as figures, and a sabotage of the product that must make it miss them.
import type { Dialect } from '../../apps/server/src/clinics/fhir/simulator/dialects.ts'

/** `short` is for every commit, `usual` to see how it is, `full` for a release. */
export type Size = 'short' | 'usual' | 'full'

/** `dialect`: of the clinics' servers, for a proof that has some; undefined: those that the proof thinks of. */
export type Run = { size: Size; seed: number; sabotage: boolean; dialect?: Dialect | undefined; say: (line: string) => void }

export type Figure = {
  name: string
  value: number
  unit: string
  /** The goal in words, such as '= 0' or '<= 5'; none: the figure is only told. */
  goal?: string
  met?: boolean
}

export type Proof = {
  name: string
  /** A sentence about the product. */
  title: string
  /** Rows of the register whose statement this proof shows. */
  ids: string[]
  /** How the product is broken when the proof must turn red. */
  sabotage: string
  run(run: Run): Promise<Figure[]>
}

/** A control needs only enough to be noticed. */
export function enough(planned: number, sabotage: boolean, control: number): number {
  return sabotage ? Math.min(planned, control) : planned
}

export function told(name: string, value: number, unit: string): Figure {
  return { name, value: rounded(value), unit }
}

/** A goal that must be met exactly. */
export function exactly(name: string, value: number, goal: number, unit: string): Figure {
  return { name, value, unit, goal: `= ${goal}`, met: value === goal }
}

export function none(name: string, value: number, unit: string): Figure {
  return exactly(name, value, 0, unit)
}

export function atMost(name: string, value: number, goal: number, unit: string): Figure {
  return { name, value: rounded(value), unit, goal: `<= ${goal}`, met: value <= goal }
}

export function atLeast(name: string, value: number, goal: number, unit: string): Figure {
  return { name, value: rounded(value), unit, goal: `>= ${goal}`, met: value >= goal }
}

/** The value below which `share` of the values lie. */
export function quantile(values: readonly number[], share: number): number {
  if (values.length === 0) return Number.NaN
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!
}

function rounded(value: number): number {
  return Math.abs(value) >= 100 ? Math.round(value) : Math.round(value * 100) / 100
}
