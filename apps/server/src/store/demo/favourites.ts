import type pg from 'pg'

const DOCTORS_EACH = 10
const CENTRES_EACH = 4

/** The demo people bookmark whom they have been to: the last ten doctors, and some of the centres. Run after their visits. */
export async function loadFavourites(client: pg.Client, now: Date): Promise<void> {
  await client.query(
    `with been as (
       select v.account_id, a.doctor_id, b.centre_id, a.branch_id, max(v.starts_at) as last
         from visits v join assignments a on a.id = v.assignment_id join branches b on b.id = a.branch_id
        where v.account_id is not null group by 1, 2, 3, 4
     ), doctors as (
       select distinct on (account_id, doctor_id) account_id, doctor_id, branch_id, last from been order by account_id, doctor_id, last desc, branch_id
     ), centres as (
       select distinct on (account_id, centre_id) account_id, centre_id, branch_id, last from been order by account_id, centre_id, last desc, branch_id
     ), bookmarks as (
       select account_id, 'physicians' as type, doctor_id, null::int as centre_id, branch_id, last,
              row_number() over (partition by account_id order by last desc, doctor_id) <= $2::int as kept from doctors
        union all
       select account_id, 'medcenters', null, centre_id, branch_id, last,
              row_number() over (partition by account_id order by last desc, centre_id) <= $3::int from centres
     )
     insert into favourites (account_id, type, doctor_id, centre_id, branch_id, added_at)
     select account_id, type, doctor_id, centre_id, branch_id, $1::timestamptz from bookmarks where kept order by last, doctor_id, centre_id`,
    [now.toISOString(), DOCTORS_EACH, CENTRES_EACH]
  )
}
