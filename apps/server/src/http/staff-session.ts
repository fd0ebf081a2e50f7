// Who asks at the desk: a token of a staff account. It opens nothing of a patient's account, nor does a patient's anything of the desk.
import type { StaffRole } from '@vizit/rules/staff'
import type { Db } from '../store/store.ts'
import { hash } from './session.ts'
import { findLivingStaffSession, noteStaffSessionSeen } from './staff-session.sql.ts'

/** Where a member of staff works; null: the product itself. */
export type Organisation =
  | { kind: 'provider'; id: number; code: string; name: string }
  | { kind: 'coverer'; code: string; name: string }
  | null

export type StaffSession = {
  staffId: string
  username: string
  role: StaffRole
  organisation: Organisation
  /** Of the session that asks. */
  staffTokenHash: Buffer
  staffExpiresAt: string
}

/** Staff tokens begin so: they are no key of an employer, and no token of a patient's device. */
const PREFIX = 'staff_'

/** The token as it is given to a browser. `secret`: 43 characters. */
export function staffTokenOf(secret: string): string {
  return `${PREFIX}${secret}`
}

/** Whether the header says that staff asks, whatever has become of the session. */
export function isStaffToken(header: string | null | undefined): boolean {
  return readToken(header) !== null
}

function readToken(header: string | null | undefined): string | null {
  return /^Bearer (staff_[A-Za-z0-9_-]{43})$/.exec(header ?? '')?.[1] ?? null
}

/** The living session of the header, or null: none, ended, expired, too long unused, or of an account that is disabled. */
export async function findStaffSession(db: Db, header: string | null | undefined, now: Date): Promise<StaffSession | null> {
  const token = readToken(header)
  if (!token) return null
  const tokenHash = hash(token)
  const row = await findLivingStaffSession(db, tokenHash, now)
  if (!row) return null
  if (row.seen_a_minute_ago) await noteStaffSessionSeen(db, tokenHash, now)
  return {
    staffId: row.staff_id,
    username: row.username,
    role: row.role,
    organisation: organisationOf(row),
    staffTokenHash: tokenHash,
    staffExpiresAt: row.expires_at
  }
}

function organisationOf(row: {
  provider_id: number | null
  organisation_code: string | null
  organisation_name: string | null
}): Organisation {
  if (row.organisation_code === null) return null
  const { organisation_code: code, organisation_name: name } = row
  return row.provider_id === null ? { kind: 'coverer', code, name: name! } : { kind: 'provider', id: row.provider_id, code, name: name! }
}
