// What the HR manager of an employer sees and decides: rows of the own employer alone.
import type { Day } from '@vizit/rules/days'
import { type Db, sql, type Tx } from '../store/store.ts'

/** Who decides: the key of an employer, or a member of staff. */
type Decider = { keyId: string | null; staffId: string | null }

export type RequestRow = {
  id: string
  profile_id: string
  name: string
  email: string
  way: 'WORK_EMAIL' | 'PROGRAMME_CODE'
  programme_id: string
  caption: string
  state: 'PENDING_HR' | 'NOT_YET_ACTIVE' | 'ACTIVE' | 'INACTIVE' | 'ENDED'
  status: string
  valid_from: Day | null
  valid_to: Day | null
  created_at: string
}

export function findHrKey(db: Db, keyHash: Buffer) {
  return db.row<{ id: string; coverer_code: string }>(
    sql`select id, coverer_code from hr_keys where key_hash = ${keyHash} and revoked_at is null`
  )
}

/** Oldest first. Requests whose mailbox is not proven yet are nobody's business. */
export function findRequests(db: Db, covererCode: string, day: Day, show: 'waiting' | 'members') {
  return db.rows<RequestRow>(sql`
    select c.id, c.profile_id, trim(f.last_name || ' ' || f.first_name || ' ' || f.middle_name) as name, c.email, c.way, c.programme_id, p.caption, s.state,
           c.status, s.valid_from, s.valid_to, c.created_at
    from programmes p
    join coverages c on c.programme_id = p.id and c.status in ('PENDING_HR', 'ACTIVE', 'INACTIVE')
    join profiles f on f.id = c.profile_id
    join lateral person_programmes(c.profile_id, ${day}) s on s.coverage_id = c.id
    where p.coverer_code = ${covererCode} and c.email is not null and (c.status = 'PENDING_HR') = (${show}::text = 'waiting') and s.state <> 'ENDED'
    order by c.created_at, c.id limit 500`)
}

export function findRequest(db: Db, covererCode: string, day: Day, coverageId: string) {
  return db.row<RequestRow>(sql`
    select c.id, c.profile_id, trim(f.last_name || ' ' || f.first_name || ' ' || f.middle_name) as name, c.email, c.way, c.programme_id, p.caption, s.state,
           c.status, s.valid_from, s.valid_to, c.created_at
    from coverages c
    join programmes p on p.id = c.programme_id
    join profiles f on f.id = c.profile_id
    join lateral person_programmes(c.profile_id, ${day}) s on s.coverage_id = c.id
    where c.id = ${coverageId} and p.coverer_code = ${covererCode} and c.email is not null and c.status <> 'PENDING_EMAIL'`)
}

/** Moves a coverage on if it is still where the decision found it. Zero when somebody was quicker. */
export function approve(tx: Tx, id: string, facts: { by: Decider; from: Day; to: Day | null; now: Date }) {
  return tx.run(sql`
    update coverages set status = 'ACTIVE', valid_from = ${facts.from}, valid_to = ${facts.to}, decided_by = ${facts.by.keyId}, decided_by_staff = ${facts.by.staffId}, updated_at = ${facts.now}
    where id = ${id} and status = 'PENDING_HR'`)
}

export function decline(tx: Tx, id: string, facts: { by: Decider; reason: string; now: Date }) {
  return tx.run(sql`
    update coverages set status = 'ENDED', ended_because = 'declined', decline_reason = ${facts.reason}, decided_by = ${facts.by.keyId}, decided_by_staff = ${facts.by.staffId}, updated_at = ${facts.now}
    where id = ${id} and status = 'PENDING_HR'`)
}

export function setMember(tx: Tx, id: string, facts: { by: Decider; status: 'ACTIVE' | 'INACTIVE' | 'ENDED'; now: Date }) {
  return tx.run(sql`
    update coverages set status = ${facts.status}, ended_because = case when ${facts.status}::text = 'ENDED' then 'employer' end, decided_by = ${facts.by.keyId}, decided_by_staff = ${facts.by.staffId},
      updated_at = ${facts.now}
    where id = ${id} and status in ('ACTIVE', 'INACTIVE')`)
}
