import type { Deps } from '../deps.ts'
import { recountOfCentre, recountOfDoctor } from './recount-reviews.sql.ts'

/** [9.54] [9.56] Counts anew the reviews that anybody can read, of a doctor or of a medical centre. */
export async function recountReviews(deps: Deps, of: { doctorId?: string | number; centreId?: string | number }): Promise<void> {
  if (of.doctorId !== undefined) await recountOfDoctor(deps.store, String(of.doctorId))
  if (of.centreId !== undefined) await recountOfCentre(deps.store, String(of.centreId))
}
