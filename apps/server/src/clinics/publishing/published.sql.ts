// What is published, as lines of JSON that PostgreSQL builds. Only free times that anybody may book online, and whose they are.
import { type Db, sql } from '../../store/store.ts'

export type Line = { line: string }
/** `first`: of the page, from 0. */
export type Page = { first: number; size: number }
export type Stretch = { from: Date; before: Date }

export function slotLines(db: Db, assignmentIds: readonly string[], { from, before }: Stretch, page: Page, link: SlotLink) {
  return db.rows<Line>(sql`
    select json_build_object('resourceType', 'Slot', 'id', s.id::text, 'schedule', json_build_object('reference', 'Schedule/' || a.id), 'status', 'free',
      'start', instant_json(s.starts_at)::json, 'end', instant_json(s.ends_at)::json,
      'extension', json_build_array(json_build_object('url', ${link.extension}::text, 'valueUrl', ${link.address}::text || s.id)))::text as line
    from published_assignments a join slots s on s.assignment_id = a.id
    where a.id = any (${assignmentIds}::bigint[]) and s.taken_by is null and s.starts_at >= ${from} and s.starts_at < ${before}
      and not exists (select from settings x where x.key = 'online_booking_enabled' and x.value = 'false')
    order by s.starts_at, s.id offset ${page.first}::int limit ${page.size}::int`)
}

/** The name of the extension that leads to a booking, and the address to which the id of a slot is added. */
export type SlotLink = { extension: string; address: string }

export function slotLinesOf(db: Db, providerCode: string, { from, before }: Stretch, link: SlotLink) {
  return db.rows<Line>(sql`
    select json_build_object('resourceType', 'Slot', 'id', s.id::text, 'schedule', json_build_object('reference', 'Schedule/' || a.id), 'status', 'free',
      'start', instant_json(s.starts_at)::json, 'end', instant_json(s.ends_at)::json,
      'extension', json_build_array(json_build_object('url', ${link.extension}::text, 'valueUrl', ${link.address}::text || s.id)))::text as line
    from published_assignments a
    cross join lateral (
      select * from slots s where s.assignment_id = a.id and s.taken_by is null and s.starts_at >= ${from} and s.starts_at < ${before}) s
    where a.provider_code = ${providerCode} and not exists (select from settings x where x.key = 'online_booking_enabled' and x.value = 'false')
    order by a.id, s.starts_at`)
}

/** `providerCode` null: of all. */
export function scheduleLines(db: Db, choice: { id: string | null; providerCode: string | null }, page: Page) {
  return db.rows<Line>(sql`
    select json_build_object('resourceType', 'Schedule', 'id', a.id::text, 'active', true, 'specialty', json_build_array(json_build_object('text', a.speciality)),
      'actor', json_build_array(json_build_object('reference', 'Location/' || a.branch_id),
        json_build_object('reference', 'PractitionerRole/' || a.id, 'display', a.doctor_name)))::text as line
    from published_assignments a
    where (${choice.id}::bigint is null or a.id = ${choice.id}::bigint) and (${choice.providerCode}::text is null or a.provider_code = ${choice.providerCode})
    order by a.id offset ${page.first}::int limit ${page.size}::int`)
}

export function roleLines(db: Db, id: string | null, page: Page) {
  return db.rows<Line>(sql`
    select json_build_object('resourceType', 'PractitionerRole', 'id', a.id::text, 'active', true, 'practitioner', json_build_object('display', a.doctor_name),
      'location', json_build_array(json_build_object('reference', 'Location/' || a.branch_id)),
      'specialty', json_build_array(json_build_object('text', a.speciality)))::text as line
    from published_assignments a where ${id}::bigint is null or a.id = ${id}::bigint
    order by a.id offset ${page.first}::int limit ${page.size}::int`)
}

export function locationLines(db: Db, id: string | null, page: Page) {
  return db.rows<Line>(sql`
    select json_strip_nulls(json_build_object('resourceType', 'Location', 'id', b.id::text, 'status', 'active', 'name', b.name,
      'telecom', (select json_agg(json_build_object('system', 'phone', 'value', trim(phone))) from unnest(string_to_array(b.phones, ';')) phone where trim(phone) <> ''),
      'address', json_build_object('line', json_build_array(b.address), 'city', t.name_ru, 'country', 'BY'),
      'position', case when b.latitude is not null and b.longitude is not null then json_build_object('longitude', b.longitude, 'latitude', b.latitude) end,
      'managingOrganization', json_build_object('display', c.name)))::text as line
    from branches b join centres c on c.id = b.centre_id join towns t on t.id = b.town_id
    where (${id}::bigint is null or b.id = ${id}::bigint) and exists (select from published_assignments a where a.branch_id = b.id)
    order by b.id offset ${page.first}::int limit ${page.size}::int`)
}

/** Providers of which anything is published. */
export function publishedProviders(db: Db) {
  return db.rows<{ code: string }>(sql`
    select p.code from providers p where exists (select from published_assignments a where a.provider_id = p.id) order by p.code`)
}
