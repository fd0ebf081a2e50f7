// A coverage as the viewer may see it: from the row of the store to the value of the contract.
import type { Coverage } from '@vizit/contract/programmes'
import { allows } from '@vizit/rules/access'
import { maskEmail } from '@vizit/rules/email'
import type { CoverageRow } from './programmes.sql.ts'

/** Who may only see the programme sees no numbers of it: what one would need to link or use it, and what it is worth. */
export function toCoverage(row: CoverageRow): Coverage {
  const mayEdit = allows(row.level, 'EDIT_PROFILE')
  return {
    id: row.coverage_id,
    profileId: row.profile_id,
    covererCode: row.coverer_code,
    covererKind: row.coverer_kind,
    coverer: row.coverer_name,
    covererPhone: row.coverer_phone,
    programId: row.programme_id,
    programCaption: row.caption,
    way: row.way,
    status: row.state,
    validFrom: row.valid_from,
    validTo: row.valid_to,
    amount: mayEdit && row.amount !== null ? Number(row.amount) : null,
    parts: mayEdit ? row.parts : [],
    barcode: mayEdit ? row.barcode : null,
    contractNumber: mayEdit ? row.contract_number : null,
    email: mayEdit && row.email !== null ? maskEmail(row.email) : null,
    endedBecause: row.state === 'ENDED' ? endOf(row.ended_because) : null,
    declineReason: mayEdit ? row.decline_reason : null,
    isManageable: mayEdit && row.state !== 'ENDED'
  }
}

/** What the store does not call ended yet has ended by its dates or by the insurer's list. */
function endOf(because: string | null): 'declined' | 'employer' | 'expired' {
  return because === 'declined' || because === 'employer' ? because : 'expired'
}
