// Bookmarks. Names and photos are read from the catalogue whenever they are shown.
import type { Favourite, FavouriteType } from '@vizit/contract/favourites'
import { type Db, sql, type Tx } from '../store/store.ts'

type FavouriteRow = { id: string; name: string; photo_url: string | null; type: FavouriteType; branch_id: string }

/** All of an account, the newest first [4.58]. */
export async function findFavourites(db: Db, accountId: string): Promise<Favourite[]> {
  const rows = await db.rows<FavouriteRow>(sql`
    select coalesce(f.doctor_id, f.centre_id)::text as id, coalesce(d.full_name, c.name) as name, d.photo_url, f.type, f.branch_id::text
    from favourites f left join doctors d on d.id = f.doctor_id left join centres c on c.id = f.centre_id
    where f.account_id = ${accountId} order by f.type desc, f.place desc`)
  return rows.map(asFavourite)
}

function asFavourite({ id, name, photo_url, type, branch_id }: FavouriteRow): Favourite {
  return { id, displayName: name, photoUrl: photo_url, type, branchId: branch_id }
}

/** Whoever changes the bookmarks of an account waits here for whoever came before. */
export function lockAccount(tx: Tx, accountId: string): Promise<number> {
  return tx.run(sql`select from accounts where id = ${accountId} for no key update`)
}

export type Bookmark = { type: FavouriteType; id: string; branchId: string }

/** Puts one first, without its older copy [4.58] [4.59]. 0: there is no such doctor, or centre, at that branch. */
export async function putFavourite(tx: Tx, accountId: string, { type, id, branchId }: Bookmark, now: Date): Promise<number> {
  await dropFavourite(tx, accountId, { type, id })
  return tx.run(sql`
    insert into favourites (account_id, type, doctor_id, centre_id, branch_id, added_at)
    select ${accountId}::uuid, ${type}, a.doctor_id, null::int, a.branch_id, ${now}::timestamptz from assignments a
    where ${type} = 'physicians' and a.gone_at is null and a.doctor_id = ${id}::bigint and a.branch_id = ${branchId}::bigint
    union all
    select ${accountId}::uuid, ${type}, null::int, b.centre_id, b.id, ${now}::timestamptz from branches b
    where ${type} = 'medcenters' and b.centre_id = ${id}::bigint and b.id = ${branchId}::bigint`)
}

export function dropFavourite(tx: Tx, accountId: string, { type, id }: Pick<Bookmark, 'type' | 'id'>): Promise<number> {
  return tx.run(sql`
    delete from favourites
    where account_id = ${accountId} and type = ${type} and coalesce(doctor_id, centre_id) = ${id}::bigint`)
}
