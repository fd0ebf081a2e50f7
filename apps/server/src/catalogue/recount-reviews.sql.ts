import { type Db, sql } from '../store/store.ts'

/** [9.54] The row of the doctor is locked before the count is taken, so that of two counts at once the later one stands. */
export async function recountOfDoctor(db: Db, doctorId: string): Promise<void> {
  await db.run(sql`
    with doctor as (select d.id from doctors d where d.id = ${doctorId}::int for no key update)
    update doctors d set reviews_count = n.reviews
    from doctor, lateral (
      select count(*)::int as reviews from reviews r where r.doctor_id = doctor.id and r.about = 'doctor' and r.state = 'published') n
    where d.id = doctor.id and d.reviews_count <> n.reviews`)
}

/** [9.56] */
export async function recountOfCentre(db: Db, centreId: string): Promise<void> {
  await db.run(sql`
    with centre as (select c.id from centres c where c.id = ${centreId}::int for no key update)
    update centres c set reviews_count = n.reviews
    from centre, lateral (
      select count(*)::int as reviews from reviews r where r.centre_id = centre.id and r.about = 'centre' and r.state = 'published') n
    where c.id = centre.id and c.reviews_count <> n.reviews`)
}
