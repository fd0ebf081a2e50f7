import { refuse } from '@vizit/contract/refusal'
import { minskDay } from '@vizit/rules/days'
import { judgePayment } from '@vizit/rules/programme'
import type { Db } from '../store/store.ts'
import { findPayer } from './patients.sql.ts'
import type { SlotToBook } from './slot-to-book.sql.ts'

export type Payer = {
  programme_id: string | null
  coverer_code: string | null
  coverer_name: string | null
  programme_caption: string | null
}

const THE_PATIENT: Payer = { programme_id: null, coverer_code: null, coverer_name: null, programme_caption: null }

/** Who pays for the visit: the patient, or the patient's programme if it does on the day of the visit. Refuses with what is against it. */
export async function judgePayer(
  db: Db,
  input: { programId?: string | undefined; profileId: string },
  found: SlotToBook,
  serviceId: number | null
): Promise<Payer> {
  if (input.programId === undefined) return THE_PATIENT
  const at = { doctorId: found.doctor_id, serviceId, visitDay: minskDay(new Date(found.starts_at)) }
  const payer = await findPayer(db, input.profileId, input.programId, at)
  if (!payer) refuse('NO_CARD_FROM_COVERER')
  const verdict = judgePayment(payer.state, payer.cover)
  if (verdict === 'CARD_INACTIVE_IN_CLINIC') refuse('CODE_COVERER_CARD_INACTIVE', { reason: 'clinic' })
  if (verdict === 'PROGRAMME_NOT_ACTIVE_YET') refuse(verdict, payer.valid_from === null ? {} : { validFrom: payer.valid_from })
  if (verdict !== 'pays') refuse(verdict)
  const { coverer_code, coverer_name, programme_caption } = payer
  return { programme_id: input.programId, coverer_code, coverer_name, programme_caption }
}
