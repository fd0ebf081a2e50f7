import { type Db, sql } from '../../store/store.ts'

/** Who comes, as the clinic is told. Read when it is asked, so that nothing personal waits in a queue of jobs. */
export type VisitorRow = {
  person: string | null
  last_name: string | null
  first_name: string | null
  middle_name: string | null
  birthday: string | null
  sex: 'FEMALE' | 'MALE' | null
  phone: string | null
  client_note: string | null
  /** [5.52] That of this provider and of no other. */
  card_number: string | null
}

/**
 * The visitor of a reservation. That of a visit which is being moved has a name of its own; a visitor without an account is known by the visit
 * alone, and is a new person to the clinic each time.
 */
export function findVisitor(db: Db, reservationId: string) {
  return db.row<VisitorRow>(sql`
    select coalesce(v.profile_id, o.om_id) as person, coalesce(p.last_name, o.last_name) as last_name, coalesce(p.first_name, o.first_name) as first_name,
           coalesce(p.middle_name, o.middle_name) as middle_name, coalesce(p.birthday, o.birthday) as birthday, coalesce(p.sex, o.sex) as sex,
           coalesce(a.phone, o.phone) as phone, v.client_note, c.number as card_number
    from visits v
    left join profiles p on p.id = v.profile_id
    left join accounts a on a.id = v.account_id
    left join phone_visits o on o.order_id = v.order_id
    left join assignments s on s.id = v.assignment_id
    left join card_numbers c on c.profile_id = v.profile_id and c.provider_id = s.provider_id
    where v.order_id = coalesce((select m.order_id from moves m where m.hold_id = ${reservationId}), ${reservationId})`)
}

/** The clinic's own ids of the slots of a stretch of an assignment's time, in their order; null: the clinic has no name for one. */
export function findSlotNames(db: Db, assignmentId: string, startDate: string, endDate: string) {
  return db.rows<{ external_id: string | null }>(sql`
    select external_id from slots
    where assignment_id = ${assignmentId} and starts_at >= ${startDate} and starts_at < ${endDate} order by starts_at`)
}

/** What the clinic calls a doctor at a branch. */
export function findAssignmentName(db: Db, assignmentId: string) {
  return db.row<{ external_id: string | null }>(sql`select external_id from assignments where id = ${assignmentId}`)
}

/** What the clinic has called the appointment of an order; null: it has not said, or the order is no visit's. */
export function findClinicRef(db: Db, orderId: string) {
  return db.row<{ clinic_ref: string | null }>(sql`
    select clinic_ref from visits where reservation_id = ${orderId} or (order_id = ${orderId} and reservation_id is null)`)
}
