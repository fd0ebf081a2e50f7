import type { Assignment } from '../availability/assignment.ts'

/** How many doctors there are by town or speciality. `assignments` come in the order of their doctors, so one is counted once. */
export function countDoctorsBy(assignments: readonly Assignment[], field: 'townId' | 'specialityId'): Map<number, number> {
  const doctors = new Map<number, number>()
  const last = new Map<number, number>()
  for (const one of assignments) {
    const id = one[field]
    if (last.get(id) === one.doctorId) continue
    last.set(id, one.doctorId)
    doctors.set(id, (doctors.get(id) ?? 0) + 1)
  }
  return doctors
}

/** The ids with most doctors, at most so many, without one of them. */
export function mostDoctors(counts: ReadonlyMap<number, number>, most: number, without: number): number[] {
  return [...counts]
    .filter(([id]) => id !== without)
    .sort(([a, many], [b, more]) => more - many || a - b)
    .slice(0, most)
    .map(([id]) => id)
}
