// For whom a visit is booked, by whom, and who pays for it.
import type { AccessLevel } from '@vizit/rules/access'
import type { Day } from '@vizit/rules/days'
import type { Ban } from '@vizit/rules/may-book'
import type { CoverageState } from '@vizit/rules/programme'
import { type Db, sql } from '../store/store.ts'
import type { BookingRow } from './booking.sql.ts'

export type PatientRow = {
  profile_id: string
  rel_kind: string
  level: AccessLevel
  first_name: string
  last_name: string
  full_name: string
  birthday: string | null
  filled: boolean
  consented: boolean
  met_before: boolean
  /** Covered by a programme that has this doctor, on the day of the visit; asked of programme-only doctors alone [5.84] */
  in_programme: boolean
  /** Who keeps this person from booking here online; an administrator's word to the one who books counts for everybody. */
  bans: Ban[]
}

/** `came_out`, `missed`: of the visits booked online that count for the no-show rule, all and the missed ones. */
export type AccountRow = { birthday: string | null; filled: boolean; banned: boolean; came_out: number; missed: number }

/** Everyone whose name the account may see, with what a booking at this doctor needs to know of them. */
export function findPatients(
  db: Db,
  accountId: string,
  { day, now }: { day: Day; now: Date },
  doctor: Pick<BookingRow, 'doctor_id' | 'provider_id' | 'online_booking'>,
  visitDay: Day
) {
  return db.rows<PatientRow>(sql`
    select a.profile_id, a.rel_kind, a.level, p.first_name, p.last_name, trim(p.last_name || ' ' || p.first_name || ' ' || p.middle_name) as full_name,
           p.birthday, p.last_name <> '' and p.birthday is not null and p.sex is not null as filled,
           exists (select from consents c where c.profile_id = p.id and c.kind = 'personal-data' and c.withdrawn_at is null) as consented,
           exists (select from visits v where v.profile_id = p.id and v.doctor_id = ${doctor.doctor_id} and v.status = 'done') as met_before,
           ${doctor.online_booking}::text = 'programme-only' and exists (
             select from person_programmes(p.id, ${visitDay}) g
             where g.state = 'ACTIVE' and programme_covers(g.programme_id, ${doctor.doctor_id}) = 'covered') as in_programme,
           array(
             select b.kind from booking_bans b
             where b.profile_id in (p.id, me.profile_id) and (b.profile_id = p.id or b.kind = 'administrator')
               and (b.provider_id is null or b.provider_id = ${doctor.provider_id}) and (b.doctor_id is null or b.doctor_id = ${doctor.doctor_id})
               and (b.until is null or b.until > ${now})) as bans
    from access_of(${accountId}, ${day}) a join profiles p on p.id = a.profile_id join accounts me on me.id = ${accountId}
    order by a.rel_kind <> 'ME', p.birthday nulls last, p.id`)
}

/** Is the person covered by a programme that has this doctor, on the day of the visit? */
export async function isInProgramme(db: Db, profileId: string, doctorId: number, visitDay: Day): Promise<boolean> {
  const found = await db.row<{ covered: boolean }>(sql`
    select exists (
      select from person_programmes(${profileId}, ${visitDay}) g
      where g.state = 'ACTIVE' and programme_covers(g.programme_id, ${doctorId}) = 'covered') as covered`)
  return found!.covered
}

/** Visits from `since` on count for the no-show rule. */
export function findAccount(db: Db, accountId: string, since: Date) {
  return db.row<AccountRow>(sql`
    select me.birthday, me.last_name <> '' and me.birthday is not null and me.sex is not null as filled,
      a.online_booking_banned_at is not null as banned, came.came_out, came.missed
    from accounts a join profiles me on me.id = a.profile_id
    cross join lateral (
      select count(*)::int as came_out, (count(*) filter (where v.status = 'no_show'))::int as missed from visits v
      where v.account_id = a.id and has_outcome(v.status) and v.booked_online and v.starts_at >= ${since}) came
    where a.id = ${accountId}`)
}

/** What a clinic itself has against a person, for a while. */
export type ClinicBan = Extract<Ban, `clinic-${string}`>

/** The clinic has said that it does not serve this person, or nobody from there: it is not asked again before `until` [6.48]. */
export function keepClinicBan(db: Db, kind: ClinicBan, profileId: string, providerId: number, now: Date, until: Date) {
  return db.run(sql`
    insert into booking_bans (profile_id, kind, provider_id, since, until) values (${profileId}, ${kind}, ${providerId}, ${now}, ${until})
    on conflict on constraint booking_bans_once do update set until = excluded.until`)
}

/** The programme by which the patient wants to be seen, as it is on the day of the visit; undefined when the patient has no such programme. */
export function findPayer(
  db: Db,
  profileId: string,
  programmeId: string,
  { doctorId, serviceId, visitDay }: { doctorId: number; serviceId: number | null; visitDay: Day }
) {
  return db.row<{
    state: CoverageState
    cover: 'covered' | 'card-inactive' | 'not-covered'
    coverer_code: string
    coverer_name: string
    programme_caption: string
    valid_from: Day | null
  }>(sql`
    select g.state, programme_covers_service(g.programme_id, ${doctorId}, ${serviceId}) as cover, g.coverer_code, g.coverer_name, g.caption as programme_caption, g.valid_from
    from person_programmes(${profileId}, ${visitDay}) g
    where g.programme_id = ${programmeId} order by g.state = 'ENDED', g.valid_from desc nulls last limit 1`)
}

export type PayerRow = {
  profile_id: string
  rel_kind: string
  programme_id: string
  caption: string
  coverer_name: string
  state: CoverageState
  valid_from: Day | null
  cover: 'covered' | 'card-inactive' | 'not-covered'
}

/**
 * The programmes of everyone whom the account may book for, as they are on the day of the visit at this doctor, for this service or none; an
 * insurer's before an employer's.
 */
export function findPayers(
  db: Db,
  accountId: string,
  day: Day,
  { doctorId, serviceId, visitDay }: { doctorId: number; serviceId: number | null; visitDay: Day }
) {
  return db.rows<PayerRow>(sql`
    select a.profile_id, a.rel_kind, g.programme_id, g.caption, g.coverer_name, g.state, g.valid_from,
      programme_covers_service(g.programme_id, ${doctorId}, ${serviceId}) as cover
    from access_of(${accountId}, ${day}) a cross join lateral person_programmes(a.profile_id, ${visitDay}) g
    where allows(a.level, 'BOOK_VISITS') and g.state <> 'ENDED'
    order by g.coverer_kind = 'EMPLOYER', g.valid_from nulls last, g.programme_id`)
}
