import type { Day } from '@vizit/rules/days'
import { type Db, sql, type Tx } from '../store/store.ts'

/** Puts the photo of the account's own person; gives whose it is. */
export function putPhoto(
  tx: Tx,
  accountId: string,
  photo: { version: string; webp: Buffer },
  now: Date
): Promise<{ id: string } | undefined> {
  return tx.row(sql`
    insert into photos (profile_id, version, webp, set_at)
    select a.profile_id, ${photo.version}, ${photo.webp}, ${now} from accounts a where a.id = ${accountId}
    on conflict (profile_id) do update set version = excluded.version, webp = excluded.webp, set_at = excluded.set_at
    returning profile_id as id`)
}

/** Gives whose photo is gone; no row when there was none. */
export function removePhoto(tx: Tx, accountId: string): Promise<{ id: string } | undefined> {
  return tx.row(sql`
    delete from photos p using accounts a where a.id = ${accountId} and p.profile_id = a.profile_id returning p.profile_id as id`)
}

/** The photo of a person whom the account sees by name: every level of the ladder does. */
export function findPhoto(db: Db, accountId: string, day: Day, profileId: string): Promise<{ webp: Buffer } | undefined> {
  return db.row(sql`
    select p.webp from access_of(${accountId}, ${day}) x join photos p on p.profile_id = x.profile_id where x.profile_id = ${profileId}`)
}
