// Builders of clinics for tests: a doctor at a branch, and free slots.
import { type Store, sql } from '../store/store.ts'

export type Slot = { timetableId: string; assignmentId: string }
export type DoctorIds = { doctorId: string; assignmentId: string; branchId: string; specialityId: string }
export type SlotFacts = { assignmentId?: string; startsAt?: string; minutes?: number; doctor?: DoctorFacts }
export type DoctorFacts = {
  adult?: boolean
  children?: boolean
  adultAge?: number
  adultAgeTo?: number
  childrenAge?: number
  childrenAgeTo?: number
  onlineBooking?: 'open' | 'registry-only' | 'from-second-visit' | 'programme-only'
  lastName?: string
  speciality?: string
  provider?: string
  sex?: 'FEMALE' | 'MALE'
  /** kopecks; null: the clinic has told none */
  price?: number | null
}

/** The builders, over one store. Each doctor works in a branch of their own. */
export function doctorBuilders(store: Store) {
  let counter = 0
  async function aDoctor(facts: DoctorFacts = {}): Promise<DoctorIds> {
    const n = ++counter
    const provider = facts.provider ?? 'azure'
    await store.run(
      sql`insert into towns (id, code, name_ru, name_en, name_be, banners, sort) values (1, 'minsk', 'Минск', 'Minsk', 'Мінск', 'doctors;ums', 1) on conflict do nothing`
    )
    await store.run(
      sql`insert into providers (id, code, name) select coalesce(max(id), 0) + 1, ${provider}, 'Клиника' from providers having count(*) filter (where code = ${provider}) = 0 on conflict do nothing`
    )
    const branch = await store.row<{ id: number; provider_id: number }>(sql`
      with p as (select id from providers where code = ${provider}),
      c as (insert into centres (provider_id, external_id, name) select id, ${`c${n}`}, 'Каштан' from p returning id, provider_id)
      insert into branches (centre_id, provider_id, external_id, town_id, name, address, phones)
      select id, provider_id, ${`b${n}`}, 1, 'Каштан на Сурганова', 'ул. Сурганова, 47Б', '+375 (17) 309-44-18;+375 (29) 609-44-18' from c returning id, provider_id`)
    const speciality = await store.row<{ id: number }>(sql`
      insert into specialities (code, name) values (${facts.speciality ?? 'Терапевт'}, ${facts.speciality ?? 'Терапевт'})
      on conflict (code) do update set name = excluded.name returning id`)
    const doctor = await store.row<{ id: number }>(sql`
      insert into doctors (provider_id, external_id, last_name, first_name, middle_name, sex, speciality_id, qualification, work_start, description,
        adult, children, adult_age, adult_age_to, children_age, children_age_to, online_booking)
      values (${branch!.provider_id}, ${`d${n}`}, ${facts.lastName ?? 'Ковалёва'}, 'Анна', 'Сергеевна', ${facts.sex ?? 'FEMALE'}, ${speciality!.id}, 'первая категория', '2012-09-01', 'Ведёт приём взрослых.',
        ${facts.adult ?? true}, ${facts.children ?? false}, ${facts.adultAge ?? null}, ${facts.adultAgeTo ?? null}, ${facts.childrenAge ?? null}, ${facts.childrenAgeTo ?? null},
        ${facts.onlineBooking ?? 'open'}) returning id`)
    const assignment = await store.row<{ id: number }>(sql`
      insert into assignments (provider_id, doctor_id, branch_id, speciality_id, room, price_kopecks, slot_minutes)
      values (${branch!.provider_id}, ${doctor!.id}, ${branch!.id}, ${speciality!.id}, '214', ${facts.price === undefined ? 6200 : facts.price}, 20) returning id`)
    return {
      doctorId: String(doctor!.id),
      assignmentId: String(assignment!.id),
      branchId: String(branch!.id),
      specialityId: String(speciality!.id)
    }
  }
  async function aSlot(facts: SlotFacts = {}): Promise<Slot> {
    const assignmentId = facts.assignmentId ?? (await aDoctor(facts.doctor)).assignmentId
    const startsAt = facts.startsAt ?? '2026-11-24T11:30:00Z'
    const slot = await store.row<{ id: string }>(sql`
      insert into slots (assignment_id, starts_at, ends_at)
      values (${assignmentId}, ${startsAt}, ${startsAt}::timestamptz + make_interval(mins => ${facts.minutes ?? 20}::int)) returning id`)
    return { timetableId: slot!.id, assignmentId }
  }
  return { aDoctor, aSlot }
}
