import type { Day } from '@vizit/rules/days'
import { type Db, sql, type Tx } from '../../store/store.ts'

/** Whom a ban is about, and where it holds. */
export type BanPlace = { kind: 'clinic' | 'doctor' | 'administrator'; provider: string | null; doctor: string | null }

/** The person whose own account has this phone. */
export function findPersonOfPhone(db: Db, phone: string) {
  return db.row<{ profile_id: string }>(sql`select profile_id from accounts where phone = ${phone}`)
}

/** Is there such a clinic, and has it this doctor? Said of the two that are named only. */
export async function findBanPlace(db: Db, place: BanPlace): Promise<'found' | 'no-clinic' | 'no-doctor'> {
  const row = await db.row<{ clinic: boolean; doctor: boolean }>(sql`
    select ${place.provider}::text is null or exists (select from providers where code = ${place.provider}::text) as clinic,
      ${place.doctor}::int is null or exists (
        select from doctors d join providers p on p.id = d.provider_id where p.code = ${place.provider}::text and d.id = ${place.doctor}::int) as doctor`)
  if (!row!.clinic) return 'no-clinic'
  return row!.doctor ? 'found' : 'no-doctor'
}

/** Sets a ban, or says anew why and until when. The last day is included. */
export function setBan(tx: Tx, profileId: string, place: BanPlace, ban: { reason: string; until: Day | null }, now: Date): Promise<number> {
  return tx.run(sql`
    insert into booking_bans (profile_id, kind, provider_id, doctor_id, since, until, reason)
    values (${profileId}, ${place.kind}, case when ${place.kind} = 'clinic' then (select id from providers where code = ${place.provider}::text) end,
      ${place.doctor}::int, ${now}, (${ban.until}::date + 1)::timestamp at time zone 'Europe/Minsk', ${ban.reason})
    on conflict on constraint booking_bans_once do update set until = excluded.until, reason = excluded.reason`)
}

/** 0: there was none. */
export function dropBan(tx: Tx, profileId: string, place: BanPlace): Promise<number> {
  return tx.run(sql`
    delete from booking_bans b
    where b.profile_id = ${profileId} and b.kind = ${place.kind}
      and b.provider_id is not distinct from case when ${place.kind} = 'clinic' then (select id from providers where code = ${place.provider}::text) end
      and b.doctor_id is not distinct from ${place.doctor}::int`)
}
