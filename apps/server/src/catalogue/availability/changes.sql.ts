// The log of what has changed of the timetable and the catalogue, written by triggers (migration 0033) and read by each server for itself.
import { type Db, type Store, sql } from '../../store/store.ts'

export type Seen = {
  /** What this reading saw; the next one asks for what it did not. */
  snapshot: string
  generation: string
  /** False: changes since the snapshot before may have been dropped. */
  whole: boolean
  /** 'assignment day' by day numbers since 1970, '' for the catalogue; null: nothing has changed. */
  changed: string[] | null
}

/**
 * What was committed since `before`, whatever the order in which it began. Undefined: the log has no mark, so it is another one than before. A transaction
 * that was under way in the snapshot before stands above its lower end and was not visible in it.
 */
export function findChanges(db: Db, before: string | null): Promise<Seen | undefined> {
  return db.row<Seen>(sql`
    select pg_current_snapshot()::text as snapshot, m.generation::text as generation,
      coalesce(m.kept_from <= pg_snapshot_xmin(${before}::pg_snapshot), false) as whole,
      (select array_agg(distinct coalesce(c.assignment_id || ' ' || (c.day - date '1970-01-01'), '')) from timetable_changes c
        where c.xid >= pg_snapshot_xmin(${before}::pg_snapshot) and not pg_visible_in_snapshot(c.xid, ${before}::pg_snapshot)) as changed
    from timetable_changes_mark m`)
}

/** Of many servers that find no mark one makes it. */
export function putMark(db: Db): Promise<number> {
  return db.run(sql`insert into timetable_changes_mark default values on conflict do nothing`)
}

/** Drops the changes that were committed before the dropping before this one. */
export function dropOldChanges(store: Store): Promise<void> {
  return store.transaction(async tx => {
    await tx.run(sql`
      update timetable_changes_mark set kept_from = greatest(kept_from, next_from), next_from = pg_snapshot_xmin(pg_current_snapshot())`)
    await tx.run(sql`delete from timetable_changes where xid < (select kept_from from timetable_changes_mark)`)
  })
}
