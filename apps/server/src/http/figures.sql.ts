import { type Db, sql } from '../store/store.ts'

/** Seconds and counts, as they are now by the database's clock. */
export type Figures = {
  jobs_due: number
  jobs_oldest_seconds: number
  jobs_given_up: number
  failing: { task: string; count: number }[]
  clinics: { provider: string; kind: string; failures: number; silent_seconds: number | null }[]
}

/** What waits, what fails and who is silent. A job is due while nobody works on it and it may be tried; it fails once it was tried in vain. News of visits that wait to be told are jobs too. */
export function readFigures(db: Db) {
  return db.row<Figures>(sql`
    with due as (
      select task_identifier, run_at, attempts, max_attempts, locked_at from graphile_worker.jobs
      union all select 'tell-news', at, tries, tries + 1, null from visit_news
    )
    select (select count(*)::int from due where locked_at is null and run_at <= clock_timestamp() and attempts < max_attempts) as jobs_due,
      (select coalesce(max(extract(epoch from clock_timestamp() - run_at)), 0)::float8 from due
        where locked_at is null and run_at <= clock_timestamp() and attempts < max_attempts) as jobs_oldest_seconds,
      (select count(*)::int from due where attempts >= max_attempts) as jobs_given_up,
      (select coalesce(jsonb_agg(jsonb_build_object('task', f.task, 'count', f.count)), '[]') from (
        select task_identifier as task, count(*) as count from due where attempts > 0 and attempts < max_attempts and locked_at is null group by 1) f) as failing,
      (select coalesce(jsonb_agg(jsonb_build_object('provider', p.code, 'kind', c.kind, 'failures', c.failures,
          'silent_seconds', extract(epoch from clock_timestamp() - c.done_at))), '[]')
        from clinic_syncs c join providers p on p.id = c.provider_id) as clinics`)
}

export function readClock(db: Db) {
  return db.row<{ now: string }>(sql`select clock_timestamp() as now`)
}
