import type { Preferences, ReauthAction } from '@vizit/contract/own-data'
import type { Day } from '@vizit/rules/days'
import { type Db, sql, type Tx } from '../store/store.ts'

// ── Export and erasure ───────────────────────────────────────────────────────────────────────────────────────────────────

export type Everything = {
  profile_id: string
  rows: Record<string, Record<string, unknown>[]>
  visits: Record<string, unknown>[]
  photo: string | null
}

/** Every row that names the account or its person, by table, and the visits once more in words. */
export function findEverything(db: Db, accountId: string): Promise<Everything | undefined> {
  return db.row<Everything>(sql`
    select a.profile_id, rows_of_person(a.id, a.profile_id) as rows,
           (select encode(f.webp, 'base64') from photos f where f.profile_id = a.profile_id) as photo,
           (select coalesce(jsonb_agg(
                     jsonb_build_object('orderId', v.order_id, 'startsAt', v.starts_at, 'endsAt', v.ends_at, 'status', v.status, 'doctor', c.doctor_name,
                       'speciality', c.speciality, 'branch', c.branch_name, 'address', c.branch_address, 'note', v.client_note)
                     order by v.starts_at), '[]')
              from visits v join booking_cards c on c.assignment_id = v.assignment_id where v.profile_id = a.profile_id) as visits
    from accounts a where a.id = ${accountId}`)
}

/** Children over whom nobody else has rights: they go with their parent. */
export function findChildrenToErase(
  db: Db,
  accountId: string,
  day: Day
): Promise<{ profile_id: string; last_name: string; first_name: string; middle_name: string }[]> {
  return db.rows(sql`
    select c.profile_id, p.last_name, p.first_name, p.middle_name
    from children_led_alone(${accountId}, ${day}) c join profiles p on p.id = c.profile_id order by p.birthday, p.id`)
}

export type VisitToErase = {
  order_id: string
  starts_at: string
  doctor: string
  branch: string
  last_name: string
  first_name: string
  middle_name: string
}

/** The planned visits of everyone who would be erased, the next first. */
export function findVisitsToErase(db: Db, accountId: string, day: Day, now: Date): Promise<VisitToErase[]> {
  return db.rows<VisitToErase>(sql`
    select v.order_id, v.starts_at, c.doctor_name as doctor, c.branch_name as branch, p.last_name, p.first_name, p.middle_name
    from visits v
    join booking_cards c on c.assignment_id = v.assignment_id
    join profiles p on p.id = v.profile_id
    where v.profile_id in (
        select a.profile_id from accounts a where a.id = ${accountId} union all select l.profile_id from children_led_alone(${accountId}, ${day}) l)
      and v.starts_at > ${now} and stands(v.status)
    order by v.starts_at, v.order_id`)
}

/** Whose data would go, locked: the own person and the children over whom nobody else has rights; and how many visits they still have to come. */
export function findToErase(
  tx: Tx,
  accountId: string,
  day: Day,
  now: Date
): Promise<{ profile_id: string; children: string[]; planned_visits: number } | undefined> {
  return tx.row(sql`
    with mine as (select a.id, a.profile_id from accounts a where a.id = ${accountId} for no key update),
    children as (select l.profile_id from mine, children_led_alone(mine.id, ${day}) l)
    select mine.profile_id, coalesce((select array_agg(c.profile_id order by c.profile_id) from children c), '{}') as children,
           (select count(*)::int from visits v
             where v.profile_id in (select mine.profile_id union all select c.profile_id from children c)
               and v.starts_at > ${now} and stands(v.status)) as planned_visits
    from mine`)
}

// ── The re-authentication ────────────────────────────────────────────────────────────────────────────────────────────────

/** null: the number has left the account. */
export async function findOwnPhone(db: Db, accountId: string): Promise<string | null> {
  const row = await db.row<{ phone: string | null }>(sql`select phone from accounts where id = ${accountId}`)
  return row?.phone ?? null
}

export type NewReauth = { sessionId: string; accountId: string; action: ReauthAction; id: string; codeHash: Buffer }

/** The newest code of a session is the only one. */
export function putReauth(db: Db, reauth: NewReauth, now: Date, minutes: number): Promise<number> {
  return db.run(sql`
    insert into reauths as r (session_id, account_id, action, id, code_hash, tries, code_expires_at, proven_until)
    values (${reauth.sessionId}, ${reauth.accountId}, ${reauth.action}, ${reauth.id}, ${reauth.codeHash}, 0,
      ${now}::timestamptz + make_interval(mins => ${minutes}::int), null)
    on conflict (session_id) do update set
      action = excluded.action, id = excluded.id, code_hash = excluded.code_hash, tries = 0, code_expires_at = excluded.code_expires_at, proven_until = null`)
}

export function withdrawReauth(db: Db, sessionId: string): Promise<number> {
  return db.run(sql`delete from reauths where session_id = ${sessionId}`)
}

/** Counts one try of the code, before anything is compared. No row: the code is void. */
export function spendTry(
  db: Db,
  asked: { sessionId: string; action: ReauthAction },
  now: Date,
  most: number
): Promise<{ id: string; code_hash: Buffer; tries: number } | undefined> {
  return db.row(sql`
    update reauths set tries = tries + 1
    where session_id = ${asked.sessionId} and action = ${asked.action} and code_hash is not null and tries < ${most} and code_expires_at > ${now}
    returning id, code_hash, tries`)
}

/** The code is used up. Of several that come with it one gets a row. */
export function markProven(
  db: Db,
  reauth: { sessionId: string; id: string },
  now: Date,
  minutes: number
): Promise<{ proven_until: string } | undefined> {
  return db.row(sql`
    update reauths set code_hash = null, proven_until = ${now}::timestamptz + make_interval(mins => ${minutes}::int)
    where session_id = ${reauth.sessionId} and id = ${reauth.id} and code_hash is not null returning proven_until`)
}

export async function isProven(db: Db, asked: { sessionId: string; action: ReauthAction }, now: Date): Promise<boolean> {
  const row = await db.row<{ one: number }>(sql`
    select 1 as one from reauths where session_id = ${asked.sessionId} and action = ${asked.action} and proven_until > ${now}`)
  return row !== undefined
}

/** Codes and re-authentications that are over. */
export function sweepReauths(db: Db, now: Date): Promise<number> {
  return db.run(sql`delete from reauths where code_expires_at < ${now} and (proven_until is null or proven_until < ${now})`)
}

// ── Preferences and statistics ───────────────────────────────────────────────────────────────────────────────────────────

export type UserInfoRow = {
  preferences: Preferences
  sign_ins: number
  first_sign_in_at: string | null
  last_sign_in_at: string | null
}

/** [3.109] */
export async function findUserInfo(db: Db, accountId: string): Promise<UserInfoRow> {
  const row = await db.row<UserInfoRow>(sql`
    select coalesce((select p.preferences from user_preferences p where p.account_id = ${accountId}), '{}') as preferences,
           count(*)::int as sign_ins, min(s.at) as first_sign_in_at, max(s.at) as last_sign_in_at
    from audit s where s.account_id = ${accountId} and s.action = 'signed-in'`)
  if (!row) throw new Error('a count without a row')
  return row
}

export function putPreferences(db: Db, accountId: string, preferences: object, now: Date): Promise<number> {
  return db.run(sql`
    insert into user_preferences (account_id, preferences, updated_at) values (${accountId}, ${JSON.stringify(preferences)}::jsonb, ${now})
    on conflict (account_id) do update set preferences = excluded.preferences, updated_at = excluded.updated_at`)
}
