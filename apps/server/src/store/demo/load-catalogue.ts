import type pg from 'pg'
import { type Cell, copyInto, lineOf } from './copy.ts'
import { connected } from './seed-state.ts'
import { makeServices } from './services.ts'
import { SPECIALITIES } from './specialities.ts'
import { TOWNS } from './towns.ts'
import type { World } from './world.ts'

/** Brings the towns of Belarus into any database, real ones too; run it at every start, it writes only what differs. */
export async function loadTowns(url: string): Promise<void> {
  await connected(url, writeTowns)
}

export async function writeTowns(client: Pick<pg.Client, 'query'>): Promise<void> {
  await client.query(
    `insert into towns as old (id, code, name_ru, name_en, name_be, tabletka_code, tabletka_code_v3, latitude, longitude, banners, sort)
     select id, code, "nameRu", "nameEn", "nameBe", "tabletkaCode", "tabletkaCodeV3", latitude, longitude, banners, sort
       from jsonb_to_recordset($1::jsonb) as town (id int, code text, "nameRu" text, "nameEn" text, "nameBe" text, "tabletkaCode" text,
         "tabletkaCodeV3" text, latitude double precision, longitude double precision, banners text, sort int)
     on conflict (id) do update set code = excluded.code, name_ru = excluded.name_ru, name_en = excluded.name_en, name_be = excluded.name_be,
       latitude = excluded.latitude, longitude = excluded.longitude, banners = excluded.banners, sort = excluded.sort
     where (old.code, old.name_ru, old.name_en, old.name_be, old.latitude, old.longitude, old.banners, old.sort) is distinct from
       (excluded.code, excluded.name_ru, excluded.name_en, excluded.name_be, excluded.latitude, excluded.longitude, excluded.banners, excluded.sort)`,
    [JSON.stringify(TOWNS)]
  )
}

/** A row is named only where nobody has said its names and it is still called as it was generated: what a clinic calls its own is left alone. */
const nameRows = (table: string) => `
  update ${table} as old set name_en = coalesce(old.name_en, named."nameEn"), name_be = coalesce(old.name_be, named."nameBe")
    from jsonb_to_recordset($1::jsonb) as named (name text, "nameEn" text, "nameBe" text)
   where old.name = named.name and (old.name_en is null or old.name_be is null)`

/** Names in English and Belarusian for a generated world that was loaded before it had them; nothing is written where none is missing. */
export async function nameCatalogue(client: Pick<pg.Client, 'query'>): Promise<void> {
  const unnamed = 'where name_en is null or name_be is null'
  const { rows } = await client.query<{ missing: boolean }>(
    `select exists (select from specialities ${unnamed}) or exists (select from service_directions ${unnamed})
         or exists (select from service_sub_groups ${unnamed}) or exists (select from services ${unnamed}) as missing`
  )
  if (!rows[0]?.missing) return
  const { directions, subGroups, offers } = makeServices()
  const named = {
    specialities: SPECIALITIES,
    service_directions: directions,
    service_sub_groups: subGroups,
    services: offers.map(offer => offer.service)
  }
  for (const [table, all] of Object.entries(named))
    await client.query(nameRows(table), [JSON.stringify(all.map(({ name, nameEn, nameBe }) => ({ name, nameEn, nameBe })))])
}

/** Everything of the world but its timetable. Ids are given, so the sequences are moved behind them. */
export async function loadCatalogue(client: pg.Client, world: World): Promise<void> {
  for (const { table, rows } of catalogueTables(world)) {
    const columns = Object.keys(rows[0] ?? {})
    await copyInto(
      client,
      table,
      columns,
      rows.map(row => lineOf(Object.values(row)))
    )
    if (columns.includes('id') && table !== 'providers')
      await client.query(`select setval(pg_get_serial_sequence($1, 'id'), ${rows.length})`, [table])
  }
}

/** Tables in the order of their references; rows by the names of their columns. */
export function catalogueTables(world: World): { table: string; rows: Record<string, Cell>[] }[] {
  const { tree } = world
  return [
    {
      table: 'providers',
      rows: world.providers.map(({ id, code, name, answersBy, holdMinutes }) => ({
        id,
        code,
        name,
        hold_minutes: holdMinutes,
        answers_by: answersBy
      }))
    },
    {
      table: 'centres',
      rows: world.centres.map(({ id, providerId, externalId, name, phones, emails }) => ({
        id,
        provider_id: providerId,
        external_id: externalId,
        name,
        phones,
        emails
      }))
    },
    {
      table: 'branches',
      rows: world.branches.map(branch => ({
        id: branch.id,
        centre_id: branch.centreId,
        provider_id: branch.providerId,
        external_id: branch.externalId,
        town_id: branch.townId,
        name: branch.name,
        address: branch.address,
        phones: branch.phones,
        schedule: branch.schedule,
        latitude: branch.latitude,
        longitude: branch.longitude,
        online_booking_enabled: branch.onlineBookingEnabled
      }))
    },
    {
      table: 'specialities',
      rows: world.specialities.map(({ id, code, name, nameEn, nameBe }) => ({ id, code, name, name_en: nameEn, name_be: nameBe }))
    },
    {
      table: 'doctors',
      rows: world.doctors.map(doctor => ({
        id: doctor.id,
        provider_id: doctor.providerId,
        external_id: doctor.externalId,
        last_name: doctor.lastName,
        first_name: doctor.firstName,
        middle_name: doctor.middleName,
        sex: doctor.sex,
        speciality_id: doctor.specialityId,
        qualification: doctor.qualification,
        work_start: doctor.workStart,
        description: doctor.description,
        adult: doctor.adult,
        children: doctor.children,
        adult_age: doctor.adultAge,
        adult_age_to: doctor.adultAgeTo,
        children_age: doctor.childrenAge,
        children_age_to: doctor.childrenAgeTo,
        online_booking: doctor.onlineBooking
      }))
    },
    {
      table: 'assignments',
      rows: world.assignments.map(assignment => ({
        id: assignment.id,
        provider_id: assignment.providerId,
        doctor_id: assignment.doctorId,
        branch_id: assignment.branchId,
        speciality_id: assignment.specialityId,
        room: assignment.room,
        price_kopecks: assignment.priceKopecks,
        slot_minutes: assignment.slotMinutes
      }))
    },
    {
      table: 'service_directions',
      rows: tree.directions.map(({ id, code, name, nameEn, nameBe, sort }) => ({ id, code, name, name_en: nameEn, name_be: nameBe, sort }))
    },
    {
      table: 'service_sub_groups',
      rows: tree.subGroups.map(group => ({
        id: group.id,
        direction_id: group.directionId,
        code: group.code,
        name: group.name,
        name_en: group.nameEn,
        name_be: group.nameBe,
        sort: group.sort
      }))
    },
    {
      table: 'services',
      rows: tree.offers.map(({ service }) => ({
        id: service.id,
        sub_group_id: service.subGroupId,
        code: service.code,
        name: service.name,
        name_en: service.nameEn,
        name_be: service.nameBe,
        description: service.description,
        default_service: service.defaultService,
        for_adult: service.forAdult,
        for_children: service.forChildren,
        children_age: service.childrenAge,
        for_profile: service.forProfile,
        hidden: service.hidden
      }))
    },
    {
      table: 'assignment_services',
      rows: world.assignmentServices.map(row => ({
        assignment_id: row.assignmentId,
        service_id: row.serviceId,
        duration_minutes: row.durationMinutes,
        price_kopecks: row.priceKopecks
      }))
    }
  ]
}
