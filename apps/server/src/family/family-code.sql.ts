import type { AccessLevel, GRANTABLE_LEVELS } from '@vizit/rules/access'
import type { Day } from '@vizit/rules/days'
import type { Sex } from '@vizit/rules/people'
import { type Db, sql, type Tx } from '../store/store.ts'

export type Offer = { profileId: string; level: AccessLevel }
export type CodeRow = { family_id: string; id: string; drawn_by: string; offered: Offer[]; until: string; relation: AskedRelation | null }
export type AskedRelation = 'SPOUSE' | 'RELATIVE'

/** The code that the account shows now. */
export function findShown(db: Db, accountId: string, now: Date): Promise<CodeRow | undefined> {
  return db.row<CodeRow>(sql`
    select family_id, id, drawn_by, offered, relation, expires_at as until
    from family_codes where drawn_by = ${accountId} and expires_at > ${now}`)
}

/** Codes that are over leave their digits to others. */
export function dropEndedCodes(tx: Tx, codeHash: Buffer, now: Date): Promise<number> {
  return tx.run(sql`delete from family_codes where code_hash = ${codeHash} and expires_at <= ${now}`)
}

/** Shows a new code in place of the one before. Zero when another family shows these digits now. */
export function putCode(
  tx: Tx,
  code: {
    familyId: string
    id: string
    drawnBy: string
    codeHash: Buffer
    offered: Offer[]
    relation: AskedRelation | null
    minutes: number
  },
  now: Date
): Promise<number> {
  return tx.run(sql`
    with taken as (select from family_codes where code_hash = ${code.codeHash} and family_id <> ${code.familyId})
    insert into family_codes (family_id, id, drawn_by, code_hash, offered, relation, expires_at)
    select ${code.familyId}::uuid, ${code.id}::uuid, ${code.drawnBy}::uuid, ${code.codeHash}::bytea, ${JSON.stringify(code.offered)}::jsonb, ${code.relation}::text,
           ${now}::timestamptz + make_interval(mins => ${code.minutes}::int)
    where not exists (select from taken)
    on conflict (family_id) do update set
      id = excluded.id, drawn_by = excluded.drawn_by, code_hash = excluded.code_hash, offered = excluded.offered,
      relation = excluded.relation, expires_at = excluded.expires_at`)
}

/** Whom a live code was drawn for. */
export function findDrawnFor(db: Db, codeHash: Buffer, now: Date): Promise<Pick<CodeRow, 'relation'> | undefined> {
  return db.row(sql`select relation from family_codes where code_hash = ${codeHash} and expires_at > ${now}`)
}

/** Takes a live code that another account shows: of several who enter it at once one gets it. */
export function takeCode(tx: Tx, codeHash: Buffer, accountId: string, now: Date): Promise<CodeRow | undefined> {
  return tx.row<CodeRow>(sql`
    delete from family_codes where code_hash = ${codeHash} and expires_at > ${now} and drawn_by <> ${accountId}
    returning family_id, id, drawn_by, offered, relation, expires_at as until`)
}

export function addRequest(
  tx: Tx,
  request: { id: string; accountId: string; relation: AskedRelation; code: Omit<CodeRow, 'relation'>; days: number },
  now: Date
): Promise<number> {
  const { id, accountId, relation, code, days } = request
  return tx.run(sql`
    insert into family_requests (id, family_id, drawn_by, account_id, relation, offered, state, created_at, expires_at)
    values (${id}, ${code.family_id}, ${code.drawn_by}, ${accountId}, ${relation}, ${JSON.stringify(code.offered)}::jsonb, 'open', ${now},
            ${now}::timestamptz + make_interval(days => ${days}::int))
    on conflict (family_id, account_id) where state = 'open' do update set
      drawn_by = excluded.drawn_by, relation = excluded.relation, offered = excluded.offered, expires_at = excluded.expires_at`)
}

/** The open request of this account for this family: `addRequest` may have renewed an older one. */
export function findOwnOpen(tx: Tx, accountId: string, familyId: string): Promise<{ id: string } | undefined> {
  return tx.row(sql`select id from family_requests where account_id = ${accountId} and family_id = ${familyId} and state = 'open'`)
}

export type RequestRow = {
  id: string
  family_id: string
  account_id: string
  relation: AskedRelation
  offered: Offer[]
  state: 'open' | 'confirmed' | 'declined'
  is_over: boolean
  created_at: string
  phone: string | null
  profile_id: string
  last_name: string
  first_name: string
  middle_name: string
  birthday: Day | null
  sex: Sex | null
}

export type OpenedRow = Pick<RequestRow, 'last_name' | 'first_name' | 'middle_name'> & {
  profileId: string
  level: (typeof GRANTABLE_LEVELS)[number]
}

/** Requests that wait for the account's answer, with who asks, and whose profiles the code opens to them. */
export function findIncoming(db: Db, accountId: string, now: Date): Promise<(RequestRow & { opened: OpenedRow[] })[]> {
  return db.rows(sql`
    select r.id, r.relation, r.created_at, a.phone, p.last_name, p.first_name, p.middle_name, p.sex, array(
      select jsonb_build_object('profileId', q.id, 'level', o.level, 'last_name', q.last_name, 'first_name', q.first_name, 'middle_name', q.middle_name)
      from jsonb_to_recordset(r.offered) as o("profileId" uuid, level text) join profiles q on q.id = o."profileId"
      order by q.first_name, q.id
    ) as opened
    from family_requests r join accounts a on a.id = r.account_id join profiles p on p.id = a.profile_id
    where r.drawn_by = ${accountId} and r.state = 'open' and r.expires_at > ${now}
    order by r.created_at, r.id`)
}

/** What became of the account's own requests, newest first. Nothing of the family they were for. */
export function findOwnRequests(
  db: Db,
  accountId: string,
  now: Date
): Promise<Pick<RequestRow, 'id' | 'relation' | 'state' | 'created_at' | 'is_over'>[]> {
  return db.rows(sql`
    select id, relation, state, created_at, expires_at <= ${now} as is_over
    from family_requests where account_id = ${accountId} order by created_at desc, id limit 20`)
}

/** Whose families a request that this account is to answer is about: they are locked before the request is. */
export function findRequestFamily(tx: Tx, accountId: string, id: string): Promise<{ family_id: string; profile_id: string } | undefined> {
  return tx.row(sql`
    select r.family_id, a.profile_id
    from family_requests r join accounts a on a.id = r.account_id where r.id = ${id} and r.drawn_by = ${accountId}`)
}

/** A request that this account is to answer, locked. */
export function lockRequest(tx: Tx, accountId: string, id: string, now: Date): Promise<RequestRow | undefined> {
  return tx.row<RequestRow>(sql`
    select r.id, r.family_id, r.account_id, r.relation, r.offered, r.state, r.expires_at <= ${now} as is_over, r.created_at, a.phone,
           p.id as profile_id, p.last_name, p.first_name, p.middle_name, p.birthday, p.sex
    from family_requests r join accounts a on a.id = r.account_id join profiles p on p.id = a.profile_id
    where r.id = ${id} and r.drawn_by = ${accountId} for update of r`)
}

export function answerRequest(tx: Tx, id: string, state: 'confirmed' | 'declined', now: Date): Promise<number> {
  return tx.run(sql`update family_requests set state = ${state}, answered_at = ${now} where id = ${id} and state = 'open'`)
}

/** Requests whose answer is a month old, or that were never answered. */
export function sweepFamilyRequests(db: Db, now: Date): Promise<number> {
  return db.run(sql`delete from family_requests where expires_at < ${now}::timestamptz - interval '30 days'`)
}

/** Codes that are over. */
export function sweepCodes(db: Db, now: Date): Promise<number> {
  return db.run(sql`delete from family_codes where expires_at <= ${now}`)
}
