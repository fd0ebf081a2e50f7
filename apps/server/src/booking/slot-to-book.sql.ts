// What a booking and a move are judged by, in one question.
import { type Day, minskDay } from '@vizit/rules/days'
import { type Db, quickRead, sql } from '../store/store.ts'
import type { BookingRow } from './booking.sql.ts'
import { isInProgramme, type PatientRow } from './patients.sql.ts'

export type SlotToBook = BookingRow &
  PatientRow & {
    account_birthday: string | null
    account_filled: boolean
    account_banned: boolean
    /** Of the visits booked online that count for the no-show rule: all, and the missed ones. */
    came_out: number
    missed: number
    holds: boolean
  }

type NoPatient = BookingRow & { profile_id: null }

/**
 * All that a booking is judged by: the slot with its doctor and clinic, the patient, the account. Undefined when there is no such slot; without a
 * patient (`profile_id` null) when the account may not see the person: a stranger and a person who does not exist look the same.
 */
export async function findSlotToBook(
  db: Db,
  accountId: string,
  { day, now, since }: { day: Day; now: Date; since: Date },
  input: { timetableId: string; assignmentId: string; profileId: string }
): Promise<SlotToBook | NoPatient | undefined> {
  const found = await db.row<Omit<SlotToBook, 'in_programme'> | NoPatient>(
    quickRead(sql`
    select s.id as slot_id, s.starts_at, s.ends_at, s.taken_by, c.*, patient.*
    from slots s
    join booking_cards c on c.assignment_id = s.assignment_id
    left join lateral (
      select p.id as profile_id, a.rel_kind, a.level, p.first_name, p.last_name, trim(p.last_name || ' ' || p.first_name || ' ' || p.middle_name) as full_name,
             p.birthday, p.last_name <> '' and p.birthday is not null and p.sex is not null as filled,
             exists (select from consents c where c.profile_id = p.id and c.kind = 'personal-data' and c.withdrawn_at is null) as consented,
             exists (select from visits v where v.profile_id = p.id and v.doctor_id = c.doctor_id and v.status = 'done') as met_before,
             array(
               select b.kind from booking_bans b
               where b.profile_id in (p.id, me.id) and (b.profile_id = p.id or b.kind = 'administrator')
                 and (b.provider_id is null or b.provider_id = c.provider_id) and (b.doctor_id is null or b.doctor_id = c.doctor_id)
                 and (b.until is null or b.until > ${now})) as bans,
             came.came_out, came.missed,
             me.birthday as account_birthday, me.last_name <> '' and me.birthday is not null and me.sex is not null as account_filled,
             acc.online_booking_banned_at is not null as account_banned,
             exists (select from visits h where h.account_id = acc.id and h.status = 'reserved') as holds
      from access_to(${accountId}, ${input.profileId}, ${day}) a join profiles p on p.id = ${input.profileId}
      join accounts acc on acc.id = ${accountId} join profiles me on me.id = acc.profile_id
      cross join lateral (
        select count(*)::int as came_out, (count(*) filter (where v.status = 'no_show'))::int as missed from visits v
        where v.account_id = acc.id and has_outcome(v.status) and v.booked_online and v.starts_at >= ${since}) came
    ) patient on true
    where s.id = ${input.timetableId} and s.assignment_id = ${input.assignmentId} and not c.is_gone`)
  )
  if (!found || found.profile_id === null) return found
  // what few doctors ask, few questions bear
  const isAsked = found.online_booking === 'programme-only'
  return {
    ...found,
    in_programme: isAsked && (await isInProgramme(db, found.profile_id, found.doctor_id, minskDay(new Date(found.starts_at))))
  }
}
