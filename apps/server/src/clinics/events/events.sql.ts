import { type Db, sql, type Tx } from '../../store/store.ts'

/** With what a provider may sign; no row: it sends no events, or there is no such provider. */
export function findEventKeys(db: Db, providerCode: string) {
  return db.rows<{ provider_id: number; secret_name: string }>(sql`
    select k.provider_id, k.secret_name from clinic_event_keys k join providers p on p.id = k.provider_id where p.code = ${providerCode}`)
}

/** Undefined: it was taken before. Who comes with the same event meanwhile waits here. */
export function keepEvent(tx: Tx, providerId: number, eventId: string, now: Date) {
  return tx.row<{ event_id: string }>(sql`
    insert into clinic_events (provider_id, event_id, received_at) values (${providerId}, ${eventId}, ${now})
    on conflict do nothing returning event_id`)
}

export function findEvent(db: Db, providerId: number, eventId: string) {
  return db.row<{ reservation_id: string | null }>(sql`
    select reservation_id from clinic_events where provider_id = ${providerId} and event_id = ${eventId}`)
}

export function keepReservation(tx: Tx, providerId: number, eventId: string, reservationId: string) {
  return tx.run(sql`
    update clinic_events set reservation_id = ${reservationId} where provider_id = ${providerId} and event_id = ${eventId}`)
}

export function dropEvents(db: Db, before: Date) {
  return db.run(sql`delete from clinic_events where received_at < ${before}`)
}

/** The doctor at the branch that a clinic calls so. */
export function findAssignmentNamed(db: Db, providerId: number, externalId: string) {
  return db.row<{ id: number }>(
    sql`select id from assignments where provider_id = ${providerId} and external_id = ${externalId} and gone_at is null`
  )
}

/** 1: nothing newer of the slot has been heard. */
export function takeSlotVersion(tx: Tx, slot: { assignmentId: number; externalId: string; version: number }, now: Date) {
  return tx.run(sql`
    insert into clinic_slot_versions as v (assignment_id, external_id, version, at)
    values (${slot.assignmentId}, ${slot.externalId}, ${slot.version}, ${now})
    on conflict (assignment_id, external_id) do update set version = excluded.version, at = excluded.at where excluded.version > v.version`)
}

export function dropSlotVersions(db: Db, before: Date) {
  return db.run(sql`delete from clinic_slot_versions where at < ${before}`)
}
